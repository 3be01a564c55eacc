/** Pieces of an item that nobody has ordered, before and after a change of its stock. */
export interface FreePieces {
  readonly productId: string;
  /** Few from here down; null where nobody watches. */
  readonly reorderAt: number | null;
  readonly before: number;
  readonly after: number;
}

/** Whether they have just become as few as the shop wants to reorder at. */
export const fellLow = ({ reorderAt, before, after }: Omit<FreePieces, "productId">): boolean =>
  reorderAt !== null && before > reorderAt && after <= reorderAt;

/** How many of an item can be promised to an order. */
export const freePieces = ({ onHand, reserved }: { readonly onHand: number; readonly reserved: number }): number =>
  onHand - reserved;

interface Item {
  readonly id: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** What became of items that were so before. */
export function changesOf(
  before: readonly Item[],
  after: readonly (Item & Pick<FreePieces, "productId" | "reorderAt">)[],
): FreePieces[] {
  const were = new Map(before.map((item) => [item.id, freePieces(item)]));
  return after.map((item) => ({
    productId: item.productId,
    reorderAt: item.reorderAt,
    before: were.get(item.id) ?? 0,
    after: freePieces(item),
  }));
}
