import type { FillingOption, FillingTask } from "../filling-task";
import { purchaseOf } from "../price";

/**
 * The least cost by looking at every pick of every line: what the search is held to.
 *
 * @param costs  Of picks; by default of goods, opened shops and lines left open.
 */
export function everyFilling(
  { options, opening, unfilled, cuts }: FillingTask,
  costs = (picks: readonly (FillingOption | null)[]) => costOf(picks, opening, unfilled),
): number {
  let best = Infinity;
  const picked: (FillingOption | null)[] = [];
  const look = (line: number): void => {
    const ofLine = options[line];
    if (ofLine === undefined) {
      const forbidden = cuts.some((cut) => cut.every(({ line: at, kind }) => picked[at]?.kind === kind));
      if (!forbidden) best = Math.min(best, costs(picked));
      return;
    }
    for (const option of [null, ...ofLine]) {
      picked[line] = option;
      look(line + 1);
    }
  };
  look(0);
  return best;
}

/** What picks cost, each product priced by all of its pieces; Infinity where there are too few. */
export function costOf(picks: readonly (FillingOption | null)[], opening: readonly number[], unfilled: number): number {
  const pieces = new Map<FillingOption["product"], number>();
  const shops = new Set<number>();
  let cost = 0;
  for (const pick of picks) {
    if (pick === null) cost += unfilled;
    else {
      pieces.set(pick.product, (pieces.get(pick.product) ?? 0) + pick.pieces);
      shops.add(pick.shop);
    }
  }
  for (const [product, count] of pieces) cost += purchaseOf(product, count)?.goods ?? Infinity;
  for (const shop of shops) cost += opening[shop] ?? 0;
  return cost;
}
