import type { Candidates } from "./candidates";
import type { FillingOption } from "./filling-task";
import { kindOf, type Offer } from "./offers";
import { type Shared, together } from "./parts-together";
import type { Picks } from "./picks";
import { lowestUnitOf, type Priced, type Purchase, purchaseOf } from "./price";

/** What is taken of one offer for a line that several fill. */
interface Share extends Purchase {
  readonly offer: Offer;
  readonly pieces: number;
}

/** A line that no shop has enough for alone, filled from the stock of several. */
export interface SplitLine {
  readonly line: number;
  readonly shares: readonly Share[];
  /** By how much its goods and the shops opened for it are above the least that its goods may cost. [minor units] */
  readonly above: number;
}

interface ToSplit extends Shared {
  readonly candidates: readonly Candidates[];
  readonly picks: Picks;
  /** What a shop costs once anything is bought there. */
  readonly opening: readonly number[];
}

/** The cheapest two of a kind are sought among so many of its offers. */
const MOST_OFFERS = 16;

/**
 * Fills lines that are open for nothing but stock from several offers of one kind, which are alike to every rule: the
 * cheapest two, or those with most where no two have enough. What is bought for another line is left to it, and a part
 * goes with the rest as it would from one shop.
 */
export function splitLines({ candidates, opening, ...shared }: ToSplit): readonly SplitLine[] {
  const open = candidates.flatMap(({ options, short }, line) =>
    shared.picks[line] === null && options.length === 0 && short.length > 1 ? [{ line, short }] : [],
  );
  if (open.length === 0) return [];
  const offers: ReadonlyMap<Priced, Offer> = new Map(shared.market.offers.map((offer) => [offer, offer]));
  const splits: SplitLine[] = [];
  let { picks } = shared;
  const opened = new Set(picks.flatMap((pick) => (pick === null ? [] : [pick.shop])));
  const taken = new Set(picks.flatMap((pick) => (pick === null ? [] : [pick.product])));
  for (const { line, short } of open) {
    const free = short.filter(({ product }) => !taken.has(product) && product.stock > 0);
    const ways = kindsOf(free, offers).flatMap((ofKind) => {
      const pieces = piecesWith(picks, line, ofKind, shared);
      const way =
        pieces === null ? null : sharesOf(ofKind, pieces, (shop) => (opened.has(shop) ? 0 : (opening[shop] ?? 0)));
      return way === null || pieces === null ? [] : [{ ...way, pieces, least: pieces * leastUnit(ofKind) }];
    });
    const [best] = ways.toSorted((one, other) => one.cost - other.cost);
    if (best === undefined) continue;
    const shares = best.shares.flatMap(({ option, pieces }) => {
      const offer = offers.get(option.product);
      const purchase = purchaseOf(option.product, pieces);
      return offer === undefined || purchase === null ? [] : [{ ...purchase, offer, pieces }];
    });
    for (const { option } of best.shares) {
      opened.add(option.shop);
      taken.add(option.product);
    }
    const [first] = best.shares;
    if (first !== undefined) picks = picks.with(line, { ...first.option, pieces: best.pieces });
    splits.push({ line, shares, above: best.cost - Math.min(...ways.map(({ least }) => least)) });
  }
  return splits;
}

const leastUnit = (ofKind: readonly FillingOption[]) => Math.min(...ofKind.map(({ product }) => lowestUnitOf(product)));

function kindsOf(
  options: readonly FillingOption[],
  offers: ReadonlyMap<Priced, Offer>,
): readonly (readonly FillingOption[])[] {
  const kinds = new Map<string, FillingOption[]>();
  for (const option of options) {
    const offer = offers.get(option.product);
    if (offer === undefined) continue;
    const kind = kindOf(offer);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [option]);
    else known.push(option);
  }
  return [...kinds.values()].filter(({ length }) => length > 1);
}

/** Of a kind beside all that is picked; null where it does not go with it, or would change how many of the rest are bought. */
function piecesWith(picks: Picks, line: number, [first]: readonly FillingOption[], shared: Shared): number | null {
  if (first === undefined) return null;
  const judged = together(picks.with(line, first), shared);
  const isSame = judged.picks.every((pick, at) => at === line || pick === picks[at]);
  return judged.cut === null && isSame ? (judged.picks[line]?.pieces ?? null) : null;
}

interface Way {
  readonly shares: readonly { readonly option: FillingOption; readonly pieces: number }[];
  readonly cost: number;
}

function sharesOf(ofKind: readonly FillingOption[], pieces: number, open: (shop: number) => number): Way | null {
  const cheapest = ofKind
    .toSorted((one, other) => lowestUnitOf(one.product) - lowestUnitOf(other.product))
    .slice(0, MOST_OFFERS);
  let best: Way | null = null;
  for (const [index, one] of cheapest.entries())
    for (const other of cheapest.slice(index + 1))
      for (
        let first = Math.max(1, pieces - other.product.stock);
        first <= Math.min(pieces - 1, one.product.stock);
        first++
      ) {
        const shares = [
          { option: one, pieces: first },
          { option: other, pieces: pieces - first },
        ];
        const cost = costOf(shares, open);
        if (cost < (best?.cost ?? Infinity)) best = { shares, cost };
      }
  return best ?? fromMost(ofKind, pieces, open);
}

/** From those that have most, as few as it takes. */
function fromMost(ofKind: readonly FillingOption[], pieces: number, open: (shop: number) => number): Way | null {
  let left = pieces;
  const shares = ofKind
    .toSorted((one, other) => other.product.stock - one.product.stock)
    .flatMap((option) => {
      const { stock, multiple = 1 } = option.product;
      const most = Math.min(left, Math.floor(stock / multiple) * multiple);
      left -= most;
      return most > 0 ? [{ option, pieces: most }] : [];
    });
  const cost = left > 0 ? Infinity : costOf(shares, open);
  return cost < Infinity ? { shares, cost } : null;
}

function costOf(shares: Way["shares"], open: (shop: number) => number): number {
  const goods = shares.reduce(
    (sum, { option, pieces }) => sum + (purchaseOf(option.product, pieces)?.goods ?? Infinity),
    0,
  );
  return [...new Set(shares.map(({ option }) => option.shop))].reduce((sum, shop) => sum + open(shop), goods);
}
