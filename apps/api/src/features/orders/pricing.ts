import {
  choosePrice,
  type ListedPrice,
  type PriceChoice,
  type PriceList,
} from "@sunwright/engine/procurement/price-choice";
import { taxAdded, taxContained } from "@sunwright/engine/procurement/tax";
import { allocate } from "@sunwright/engine/procurement/whole-amounts";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import type { Place } from "@sunwright/engine/parameters/place-text";
import type { LivePrice } from "../products/table";
import type { Sellable } from "../products/selling-table";
import type { DeliveryAreaRow } from "../shops/table";
import { valueOf } from "./rules";

/** Who buys: the firm they work for decides which lists are open. */
export interface Buyer {
  readonly firmId: string | null;
  /** Of a verified installer firm. */
  readonly trade: boolean;
}

const isOpen = ({ firmId, trade }: Buyer, { list, forFirmId }: LivePrice) =>
  list === "public" || (list === "trade" ? trade : firmId !== null && forFirmId === firmId);

/** The price that a buyer pays for so many pieces; null where there is none. */
export function priceFor(buyer: Buyer, prices: readonly LivePrice[], quantity: number, at: Date): PriceChoice | null {
  const listed = prices.filter((price) => isOpen(buyer, price)).map(listedOf);
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

/** In the USA sales tax comes on top of prices; everywhere else they contain it. */
export const addsTax = ({ country }: Pick<Sellable, "country">): boolean => country === "USA";

const taxOf = (product: Pick<Sellable, "country" | "taxPercent">, amount: number): number =>
  addsTax(product) ? taxAdded(amount, product.taxPercent) : taxContained(amount, product.taxPercent);

interface Bought {
  readonly product: Sellable;
  readonly quantity: number;
  readonly unitMinor: number;
}

/** What a shop asks for its part of a cart. [minor units] */
export function totalsOf(lines: readonly Bought[], deliveryMinor: number) {
  const values = lines.map(({ unitMinor, quantity }) => valueOf(unitMinor, quantity));
  const goodsMinor = sum(values);
  const lineTaxes = lines.map(({ product }, index) => taxOf(product, values[index] ?? 0));
  // Delivery is part of what it delivers: it is taxed at the rates of the goods, in their proportion.
  const weights = goodsMinor > 0 ? values : values.map(() => 1);
  const deliveries = lines.length === 0 ? [] : allocate(deliveryMinor, weights);
  const taxMinor = sum(lineTaxes) + sum(lines.map(({ product }, index) => taxOf(product, deliveries[index] ?? 0)));
  const added = lines.some(({ product }) => addsTax(product)) ? taxMinor : 0;
  return { goodsMinor, deliveryMinor, lineTaxes, taxMinor, totalMinor: goodsMinor + deliveryMinor + added };
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export interface Destination {
  readonly country: string;
  readonly place: Place;
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
