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
