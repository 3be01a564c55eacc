import type { FillingOption, FillingTask } from "./filling-task";
import { purchaseOf } from "./price";

export type Picks = readonly (FillingOption | null)[];

/** Pieces of each product over all lines: its price and its stock go by them. */
export function piecesByProduct(picks: Picks): ReadonlyMap<FillingOption["product"], number> {
  const pieces = new Map<FillingOption["product"], number>();
  for (const pick of picks) if (pick !== null) pieces.set(pick.product, (pieces.get(pick.product) ?? 0) + pick.pieces);
  return pieces;
}

/** Goods, opened shops and lines left open; Infinity where there are too few pieces. */
export function costOf(picks: Picks, { opening, unfilled }: Pick<FillingTask, "opening" | "unfilled">): number {
  const goods = [...piecesByProduct(picks)].map(([product, pieces]) => purchaseOf(product, pieces)?.goods ?? Infinity);
  const shops = new Set(picks.flatMap((pick) => (pick === null ? [] : [pick.shop])));
  return (
    goods.reduce((sum, one) => sum + one, 0) +
    [...shops].reduce((sum, shop) => sum + (opening[shop] ?? 0), 0) +
    picks.filter((pick) => pick === null).length * unfilled
  );
}
