import type { FillingOption } from "./filling-task";
import { purchaseOf } from "./price";

type Options = readonly (readonly FillingOption[])[];

/**
 * Leaves out products that another of the same shop replaces in every list: it fills all their lines, costs no more for any
 * of them together, and there is enough of it for all that it fills. Parts are left as they are: a rule that forbids two of
 * them together names their figures, and beside others they may be needed in more pieces.
 *
 * Two purchases of one product never cost less than one of both, so that what is replaced may join what is bought already.
 */
export function withoutDominated(options: Options): Options {
  const kept = new Set<FillingOption["product"]>();
  for (const sold of byShop(options).values()) {
    const best: Filler[] = [];
    for (const one of sold.toSorted(broadFirst))
      if (!best.some((other) => replaces(other, one))) {
        best.push(one);
        kept.add(one.product);
      }
  }
  return options.map((ofLine) => ofLine.filter(({ kind, product }) => kind !== "" || kept.has(product)));
}

/** A product and the pieces of it that each of its lines takes. */
interface Filler {
  readonly product: FillingOption["product"];
  readonly pieces: Map<number, number>;
  /** Of all of them together. */
  readonly goods: number;
}

function byShop(options: Options): ReadonlyMap<number, readonly Filler[]> {
  const shops = new Map<number, Map<FillingOption["product"], Filler>>();
  for (const [line, ofLine] of options.entries())
    for (const { product, shop, pieces, kind } of ofLine) {
      if (kind !== "") continue;
      const sold = shops.get(shop) ?? new Map<FillingOption["product"], Filler>();
      const filler = sold.get(product) ?? { product, pieces: new Map<number, number>(), goods: Infinity };
      filler.pieces.set(line, pieces);
      shops.set(shop, sold.set(product, filler));
    }
  return new Map([...shops].map(([shop, sold]) => [shop, [...sold.values()].map(withGoods)]));
}

const withGoods = (filler: Filler): Filler => ({
  ...filler,
  goods: purchaseOf(filler.product, sumOf([...filler.pieces.values()]))?.goods ?? Infinity,
});

/** What fills more lines may replace what fills fewer, of equals the first. */
const broadFirst = (one: Filler, other: Filler) => other.pieces.size - one.pieces.size || one.goods - other.goods;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Lines that one product fills; of more not every set of them is looked at. */
const MOST_LINES = 6;

function replaces(one: Filler, other: Filler): boolean {
  const lines = [...other.pieces.keys()];
  if (lines.length > MOST_LINES || !lines.every((line) => one.pieces.has(line))) return false;
  if (one.goods === Infinity) return false;
  for (let set = 1; set < 1 << lines.length; set += 1) {
    const among = (_: number, at: number) => (set & (1 << at)) !== 0;
    const taken = lines.filter(among);
    const cost = (of: Filler) => purchaseOf(of.product, sumOf(taken.map((line) => of.pieces.get(line) ?? 0)));
    const dearer = cost(other);
    if (dearer !== null && (cost(one)?.goods ?? Infinity) > dearer.goods) return false;
  }
  return true;
}
