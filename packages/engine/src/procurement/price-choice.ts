/** Lists a price may stand in, from the most general to the most specific: everybody's, verified trade's, one firm's. */
export const PRICE_LISTS = ["public", "trade", "own"] as const;
export type PriceList = (typeof PRICE_LISTS)[number];

/** A price of one product in one list. */
export interface ListedPrice {
  readonly id: string;
  readonly list: PriceList;
  /** Pieces of the product in the whole cart from which on it holds. */
  readonly from: number;
  /** Of a piece. [minor units of the shop's currency] */
  readonly unit: number;
  /** From this moment on, until before that one; null: no end. */
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
}

/** What a buyer is told of a price: whether it holds for this quantity, and whether it is the one that is paid. */
export interface Rung {
  readonly price: ListedPrice;
  readonly reached: boolean;
  readonly wins: boolean;
}

export interface PriceChoice {
  readonly winner: ListedPrice;
  /** Every price that this buyer may see now, by list and by quantity. */
  readonly ladder: readonly Rung[];
}

interface Asked {
  /** Lists that are open to this buyer: the figures of others appear nowhere. */
  readonly lists: readonly PriceList[];
  /** Of the product over the whole cart. [pieces] */
  readonly quantity: number;
  readonly at: Date;
}

const isValid = ({ validFrom, validTo }: ListedPrice, at: Date) =>
  (validFrom === null || validFrom <= at) && (validTo === null || at < validTo);
const rank = ({ list }: ListedPrice) => PRICE_LISTS.indexOf(list);
/** Lower is better; among equal ones the most specific list, then the higher step. */
const better = (a: ListedPrice, b: ListedPrice) =>
  a.unit - b.unit || rank(b) - rank(a) || b.from - a.from || (a.id < b.id ? -1 : 1);

/**
 * Which price a buyer pays for a piece, and the ladder it stands on.
 *
 * @param prices  Of one product, all lists.
 * @returns       Null where no price holds for this buyer, quantity and moment.
 *
 * Source: marketplace design, section 5, "Price choice".
 */
export function choosePrice(prices: readonly ListedPrice[], { lists, quantity, at }: Asked): PriceChoice | null {
  const open = prices.filter((price) => lists.includes(price.list) && isValid(price, at));
  const [winner] = open.filter(({ from }) => from <= quantity).toSorted(better);
  if (winner === undefined) return null;
  const ladder = open
    .toSorted((a, b) => rank(a) - rank(b) || a.from - b.from)
    .map((price) => ({ price, reached: price.from <= quantity, wins: price === winner }));
  return { winner, ladder };
}
