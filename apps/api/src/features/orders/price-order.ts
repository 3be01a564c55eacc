import { addsTaxIn } from "@sunwright/engine/countries/tax-kind";
import {
  choosePrice,
  type ListedPrice,
  type PriceChoice,
  type PriceList,
} from "@sunwright/engine/procurement/price-choice";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { type Place, placeOf } from "@sunwright/engine/parameters/place-text";
import { maySee, type PriceBuyer } from "../products/price-buyer";
import type { LivePrice } from "../products/table";
import type { Sellable } from "../products/selling-table";
import type { DeliveryAreaRow } from "../shops/table";
import { amountOf, deliverySharesOf, sumOf, type TaxKind } from "./amounts";
import { valueOf } from "./rules";

/** The price that a buyer pays for so many pieces; null where there is none. */
export function priceFor(
  buyer: PriceBuyer,
  prices: readonly LivePrice[],
  quantity: number,
  at: Date,
): PriceChoice | null {
  const listed = prices.filter((price) => maySee(buyer, price)).map(listedOf);
  const lists: readonly PriceList[] = ["public", "trade", "own"];
  return choosePrice(listed, { lists, quantity, at });
}

/** They were asked for as of now, so that each is valid. */
const listedOf = ({ list, fromQuantity, unitMinor }: LivePrice): ListedPrice => ({
  id: `${list} ${fromQuantity}`,
  list,
  from: fromQuantity,
  unit: unitMinor,
  validFrom: null,
  validTo: null,
});

/** Where sales tax comes on top of prices; elsewhere they contain it. */
export const addsTax = ({ country }: Pick<Sellable, "country">): boolean => addsTaxIn(country);

export const taxKindOf = (product: Pick<Sellable, "country">): TaxKind => (addsTax(product) ? "added" : "contained");

interface Bought {
  readonly product: Pick<Sellable, "country" | "taxPercent">;
  readonly quantity: number;
  readonly unitMinor: number;
}

/** What a shop asks for its part of a cart. [minor units] */
export function totalsOf(lines: readonly Bought[], deliveryMinor: number) {
  const sold = lines.map(({ product, unitMinor, quantity }) => ({
    taxPercent: product.taxPercent,
    taxKind: taxKindOf(product),
    unitMinor,
    ordered: quantity,
  }));
  const amounts = sold.map((line) => amountOf(line, 0, line.ordered));
  const { amountMinor: totalMinor, taxMinor } = sumOf([...amounts, ...deliverySharesOf(deliveryMinor, sold)]);
  const goodsMinor = lines.reduce((sum, { unitMinor, quantity }) => sum + valueOf(unitMinor, quantity), 0);
  return { goodsMinor, deliveryMinor, lineTaxes: amounts.map((amount) => amount.taxMinor), taxMinor, totalMinor };
}

export interface Destination {
  readonly country: MarketCountry;
  readonly place: Place;
}

/** Where a delivery goes; null where a part of it is not said. */
export function destinationOf(country: MarketCountry | undefined, town: string | undefined): Destination | null {
  const place = placeOf(town);
  return country === undefined || place === null ? null : { country, place };
}

type Origin = Pick<Sellable, "latitude" | "longitude">;

/** From the shop's town; null where it has not said which. [km] */
export const distanceTo = ({ place }: Destination, { latitude, longitude }: Origin): number | null =>
  latitude === null || longitude === null ? null : kilometresBetween(place, { latitude, longitude });

/** The cheapest way by which a shop delivers there; null where it does not. */
export function deliveryTo(to: Destination, from: Origin, areas: readonly DeliveryAreaRow[], goodsMinor: number) {
  const kilometres = distanceTo(to, from);
  const [best] = areas
    .filter(({ country }) => country === to.country)
    .filter(({ radius }) => radius === null || (kilometres !== null && kilometres <= radius))
    .map(({ cost, freeFrom, daysMin, daysMax }) => ({
      costMinor: freeFrom !== null && goodsMinor >= freeFrom ? 0 : cost,
      daysMin,
      daysMax,
    }))
    .toSorted((a, b) => a.costMinor - b.costMinor || a.daysMax - b.daysMax);
  return best ?? null;
}
