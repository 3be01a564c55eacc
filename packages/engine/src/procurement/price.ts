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

/** Of the steps that hold for a quantity the lowest; Infinity below all of them. */
export function unitPriceOf({ prices }: Pick<Priced, "prices">, quantity: number): number {
  let lowest = Infinity;
  for (const { from, unit } of prices) if (from <= quantity && unit < lowest) lowest = unit;
  return lowest;
}

/** The cheapest purchase of at least so many pieces; null where there are too few. Asked of each offer of a market. */
export function purchaseOf(product: Priced, pieces: number): Purchase | null {
  let quantity = wholeOf(product, pieces);
  let goods = goodsOf(product, quantity);
  for (const { from } of product.prices) {
    if (from <= pieces) continue;
    const more = wholeOf(product, from);
    const cost = goodsOf(product, more);
    if (cost < goods) [quantity, goods] = [more, cost];
  }
  return goods < Infinity ? { quantity, goods } : null;
}

const wholeOf = ({ multiple = 1 }: Priced, pieces: number) => Math.ceil(pieces / multiple - 1e-9) * multiple;
function goodsOf(product: Priced, quantity: number): number {
  const unit = quantity <= product.stock ? unitPriceOf(product, quantity) : Infinity;
  return unit === Infinity ? Infinity : quantity * unit;
}

/** No quantity costs less a piece. [minor units] */
export function lowestUnitOf({ prices }: Priced): number {
  let lowest = Infinity;
  for (const { unit } of prices) if (unit < lowest) lowest = unit;
  return lowest;
}
