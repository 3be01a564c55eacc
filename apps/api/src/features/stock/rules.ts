import { STOCK_PACE_DAYS } from "@sunwright/contract/stock";

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

const DAY = 86_400_000;
/** A product that has been on sale for less has no pace of its own yet. [days] */
export const PACE_DAYS_MIN = 7;

/** What a pace is counted from, and until when. */
export interface Pace {
  readonly from: Date;
  readonly now: Date;
}
export const paceAt = (now: Date): Pace => ({ from: new Date(now.getTime() - STOCK_PACE_DAYS * DAY), now });

/** Days on sale since `from`, which a pace is counted over. */
export const paceDays = (onSaleSince: Date, from: Date, now: Date): number =>
  Math.max(PACE_DAYS_MIN, (now.getTime() - Math.max(onSaleSince.getTime(), from.getTime())) / DAY);

/** Whole days until none is left, at the pace of the days on sale since `from`. */
export const daysLeft = (available: number, sold: number, onSaleSince: Date, from: Date, now: Date): number =>
  Math.floor(Math.max(0, available) / (sold / paceDays(onSaleSince, from, now)));

interface Line {
  /** Before the last one. */
  readonly days: number;
  readonly now: Date;
  /** On hand before all of them. */
  readonly before: number;
  /** On hand after the last movement of each day that has one, such as "2026-10-17", in order. */
  readonly counts: readonly { readonly day: string; readonly onHand: number }[];
}

/** What there was at the end of each day, the last one until now. Days are those of UTC. */
export function onHandByDay({ days, now, before, counts }: Line): { day: string; onHand: number }[] {
  const known = new Map(counts.map(({ day, onHand }) => [day, onHand]));
  let onHand = before;
  return Array.from({ length: days + 1 }, (_, index) => {
    const day = new Date(now.getTime() - (days - index) * DAY).toISOString().slice(0, 10);
    onHand = known.get(day) ?? onHand;
    return { day, onHand };
  });
}
