/** A price that holds from a number of pieces on. [minor units of one currency a piece] */
export interface PriceStep {
  readonly from: number;
  readonly unit: number;
}

/** What a shop asks of a product, and how much there is of it. */
export interface Priced {
  readonly id: string;
  /** At least one step that holds from one piece on, or from the fewest that are sold. */
  readonly prices: readonly PriceStep[];
  /** Pieces that can be sold now. */
  readonly stock: number;
  /** Sold in multiples of so many pieces; 1 unless given. */
  readonly multiple?: number;
}

export interface Purchase {
  /** Pieces bought: more than are needed where more cost less. */
  readonly quantity: number;
  /** [minor units] */
  readonly goods: number;
}

/** Of the steps that hold for a quantity the lowest; null below all of them. */
const unitPriceOf = ({ prices }: Priced, quantity: number): number | null =>
  prices.reduce<number | null>(
    (lowest, { from, unit }) => (from <= quantity && (lowest === null || unit < lowest) ? unit : lowest),
    null,
  );

/** The cheapest purchase of at least so many pieces; null where there are too few. */
export function purchaseOf(product: Priced, pieces: number): Purchase | null {
  const { prices, stock, multiple = 1 } = product;
  const whole = (quantity: number) => Math.ceil(quantity / multiple - 1e-9) * multiple;
  const quantities = [pieces, ...prices.map(({ from }) => from).filter((from) => from > pieces)].map(whole);
  let best: Purchase | null = null;
  for (const quantity of quantities) {
    const unit = quantity <= stock ? unitPriceOf(product, quantity) : null;
    if (unit !== null && (best === null || unit * quantity < best.goods)) best = { quantity, goods: unit * quantity };
  }
  return best;
}

/** No quantity costs less a piece. [minor units] */
export const lowestUnitOf = ({ prices }: Priced): number => Math.min(...prices.map(({ unit }) => unit));
