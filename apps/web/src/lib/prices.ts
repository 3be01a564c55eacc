import type { MarketProduct } from "@sunwright/contract/marketplace";
import { amountText } from "./minor-money";
import { comparedBy } from "./product-line";

type Priced = Pick<MarketProduct, "prices" | "currency">;
type Price = MarketProduct["prices"][number];

/** The lowest of the prices that hold for so many pieces, of equal ones the most special; null below all steps. */
export function priceFor({ prices }: Pick<Priced, "prices">, quantity: number): Price | null {
  const ranked = prices
    .filter(({ from }) => from <= quantity)
    .toSorted((one, other) => one.unit - other.unit || RANK[one.list] - RANK[other.list]);
  return ranked[0] ?? null;
}
const RANK = { own: 0, trade: 1, public: 2 } as const;

/** What a card shows: the price of the fewest pieces that are sold. */
export const firstPrice = (product: Priced): Price | null =>
  priceFor(product, Math.min(...product.prices.map(({ from }) => from)));

/** Price ÷ the figure a product is compared by; null where it is not stated. */
export function perFigure(product: Priced & Pick<MarketProduct, "category" | "spec">) {
  const compared = comparedBy(product.category, product.spec);
  const price = firstPrice(product);
  if (compared === null || price === null) return null;
  return { ...compared, each: amountText(price.unit / compared.value, product.currency) };
}
