import type { FillingOption, FillingTask } from "./filling-task";
import type { MaterialLine } from "./material";
import { deliveryFor, type ShopTerms } from "./offers";
import { costOf, type Picks } from "./picks";
import { type Priced, purchaseOf } from "./price";

/** Shops in the order of a task's openings. */
type Shops = readonly ShopTerms[];

/** What picks cost where a shop brings much for nothing; openings of the task are with its stated delivery. */
export function deliveredCost(picks: Picks, task: FillingTask, shops: Shops): number {
  const goods = goodsByShop(picks);
  const saved = shops.reduce((sum, terms, shop) => {
    const bought = goods.get(shop);
    return bought === undefined ? sum : sum + terms.delivery - deliveryFor(terms, bought);
  }, 0);
  return costOf(picks, task) - saved;
}

/**
 * What shops cost to open with no delivery of those that sell enough for it, the dearest goods counted, too: no picks cost
 * less than with it. Null where no shop brings anything for nothing.
 */
export function leastDelivery(task: FillingTask, shops: Shops): readonly number[] | null {
  const most = mostGoods(task);
  const least = shops.map((terms, shop) => deliveryFor(terms, most[shop] ?? 0));
  if (shops.every(({ delivery }, shop) => least[shop] === delivery)) return null;
  return task.opening.map((cost, shop) => cost - (shops[shop]?.delivery ?? 0) + (least[shop] ?? 0));
}

/** The most that can be spent at each shop. */
function mostGoods({ options, opening }: FillingTask): readonly number[] {
  const most = opening.map(() => 0);
  for (const ofLine of options) {
    const dearest = new Map<number, number>();
    for (const { shop, goods } of ofLine) dearest.set(shop, Math.max(dearest.get(shop) ?? 0, goods));
    for (const [shop, goods] of dearest) most[shop] = (most[shop] ?? 0) + goods;
  }
  return most;
}

/**
 * Moves what stands alone to a shop that would then bring all for nothing, the cheapest moves first, where that costs less
 * in the end. Parts that have to go together stay.
 */
export function toppedUp(
  picks: Picks,
  task: FillingTask,
  lines: readonly Pick<MaterialLine, "part">[],
  shops: Shops,
): Picks {
  const cheapest = task.options.map((options, line) => (lines[line]?.part === null ? cheapestByShop(options) : null));
  let best = { picks, cost: deliveredCost(picks, task, shops) };
  for (const [shop, { freeFrom = Infinity }] of shops.entries()) {
    if (freeFrom === Infinity || (goodsByShop(best.picks).get(shop) ?? 0) >= freeFrom) continue;
    let moved = best.picks;
    for (const { line, option } of movesTo(shop, best.picks, cheapest)) {
      moved = moved.with(line, option);
      if ((goodsByShop(moved).get(shop) ?? 0) < freeFrom) continue;
      const cost = deliveredCost(moved, task, shops);
      if (cost < best.cost) best = { picks: moved, cost };
      break;
    }
  }
  return best.picks;
}

type ByShop = ReadonlyMap<number, FillingOption>;

function cheapestByShop(options: readonly FillingOption[]): ByShop {
  const cheapest = new Map<number, FillingOption>();
  for (const option of options)
    if (option.goods < (cheapest.get(option.shop)?.goods ?? Infinity)) cheapest.set(option.shop, option);
  return cheapest;
}

function movesTo(shop: number, picks: Picks, cheapest: readonly (ByShop | null)[]) {
  const times = new Map<Priced, number>();
  for (const pick of picks) if (pick !== null) times.set(pick.product, (times.get(pick.product) ?? 0) + 1);
  return picks
    .flatMap((pick, line) => {
      const option = cheapest[line]?.get(shop);
      if (pick === null || option === undefined || pick.shop === shop) return [];
      // What stands on several lines is priced with all of them.
      return times.get(pick.product) === 1 && !times.has(option.product) ? [{ line, was: pick, option }] : [];
    })
    .toSorted((one, other) => one.option.goods - one.was.goods - (other.option.goods - other.was.goods));
}

/** Each product by all of its pieces; Infinity where there are too few. */
function goodsByShop(picks: Picks): ReadonlyMap<number, number> {
  const pieces = new Map<NonNullable<Picks[number]>["product"], { shop: number; pieces: number }>();
  for (const pick of picks) {
    if (pick === null) continue;
    const known = pieces.get(pick.product)?.pieces ?? 0;
    pieces.set(pick.product, { shop: pick.shop, pieces: known + pick.pieces });
  }
  const goods = new Map<number, number>();
  for (const [product, { shop, pieces: count }] of pieces)
    goods.set(shop, (goods.get(shop) ?? 0) + (purchaseOf(product, count)?.goods ?? Infinity));
  return goods;
}
