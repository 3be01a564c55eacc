import type { readMarketProduct } from "@sunwright/contract/marketplace";
import type { Response } from "@sunwright/contract/endpoint";
import type { Country } from "@sunwright/engine/parameters/options";

type Area = Response<typeof readMarketProduct>["terms"]["areas"][number];

/** The cheapest way by which a shop brings goods of a value to a place of a country, as the cart counts it; null where it does not. */
export function deliveryTo(areas: readonly Area[], country: Country, goodsMinor: number) {
  const [best] = areas
    .filter((area) => area.country === country && area.reaches === true)
    .map(({ cost, freeFrom, daysMin, daysMax }) => ({
      costMinor: freeFrom !== null && goodsMinor >= freeFrom ? 0 : cost,
      freeFrom,
      daysMin,
      daysMax,
    }))
    .toSorted((a, b) => a.costMinor - b.costMinor || a.daysMax - b.daysMax);
  return best ?? null;
}
