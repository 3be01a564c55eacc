import { addsTaxIn } from "@sunwright/engine/countries/tax-kind";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { deliveryFor, type ShopTerms } from "@sunwright/engine/procurement/offers";
import type { Bought } from "@sunwright/engine/procurement/fill";
import { type PriceStep, unitPriceOf } from "@sunwright/engine/procurement/price";
import { taxAdded } from "@sunwright/engine/procurement/tax";
import { byKey } from "./by-key";

interface Taxed {
  /** Of the shop; null until it is said. */
  readonly country: MarketCountry | null;
  readonly taxPercent: number;
}

/** A product on sale, with its prices as they are listed. */
export interface SoldOffer extends Taxed {
  readonly shop: string;
  readonly name: string;
  readonly steps: readonly PriceStep[];
}

/** What a cart of these comes to: the cart's own sums, handed in by whoever puts the features together. */
export type CartTotals = (
  lines: readonly { readonly product: Taxed; readonly quantity: number; readonly unitMinor: number }[],
  deliveryMinor: number,
) => { readonly goodsMinor: number; readonly taxMinor: number; readonly totalMinor: number };

/** Where sales tax comes on top of prices, what is cheapest is so with it. [minor units] */
export const atTheTill = (amount: number, { country, taxPercent }: Taxed): number =>
  addsTaxIn(country) ? amount + taxAdded(amount, taxPercent) : amount;

/** Delivery is taxed with the goods, here at the least rate of the shop's: the sums of what is found are the cart's. */
export const withTax = (shops: readonly ShopTerms[], sold: ReadonlyMap<string, SoldOffer>): readonly ShopTerms[] => {
  const offers = byKey([...sold.values()], ({ shop }) => shop);
  return shops.map(({ id, delivery, freeFrom }) => {
    const [least] = (offers.get(id) ?? []).toSorted((one, other) => one.taxPercent - other.taxPercent);
    if (least === undefined) return { id, delivery, ...(freeFrom !== undefined && { freeFrom }) };
    return {
      id,
      delivery: atTheTill(delivery, least),
      ...(freeFrom !== undefined && { freeFrom: atTheTill(freeFrom, least) }),
    };
  });
};

interface Market {
  readonly shops: readonly ShopTerms[];
  readonly sold: ReadonlyMap<string, SoldOffer>;
  readonly totalsOf: CartTotals;
}

/** What was found, summed by shop exactly as its cart will be. */
export function sumsOf(bought: readonly Bought[], { shops, sold, totalsOf }: Market) {
  const sums = shops.flatMap((terms) => {
    const lines = bought.flatMap(({ offer, quantity }) => {
      const product = sold.get(offer.id);
      if (offer.shop !== terms.id || product === undefined) return [];
      return [{ product, quantity, unitMinor: unitPriceOf({ prices: product.steps }, quantity) }];
    });
    const [first] = lines;
    if (first === undefined) return [];
    const { goodsMinor: goods } = totalsOf(lines, 0);
    const delivery = deliveryFor(terms, goods);
    const { totalMinor: total } = totalsOf(lines, delivery);
    return [{ id: terms.id, name: first.product.name, goods, delivery, tax: total - goods - delivery }];
  });
  const sum = (of: (one: (typeof sums)[number]) => number) => sums.reduce((total, one) => total + of(one), 0);
  const [goods, delivery, tax] = [sum((one) => one.goods), sum((one) => one.delivery), sum((one) => one.tax)];
  return { shops: sums, goods, delivery, tax, total: goods + delivery + tax };
}
