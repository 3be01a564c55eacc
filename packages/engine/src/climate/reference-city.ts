import { byCountry } from "../countries/countries";
import type { MarketCountry } from "../countries/names";

/**
 * Which climate row speaks for a place when the user names a country or a region but no city.
 * The rule is the most populous city of the country: that is where a project without a city most likely stands.
 * Nigeria's three regions follow the specification's list (design workflow, section 9) with one large city each.
 */
const MOST_POPULOUS_CITY = byCountry(({ referenceCity }) => referenceCity);

const REGION_CITY: ReadonlyMap<string, string> = new Map([
  ["Northern", "ng-kano"],
  ["Middle Belt", "ng-abuja"],
  ["Southern", "ng-lagos-ikeja"],
]);

export function referenceCityId(country: MarketCountry, region: string | null): string {
  const ofRegion = country === "Nigeria" && region !== null ? REGION_CITY.get(region) : undefined;
  return ofRegion ?? MOST_POPULOUS_CITY[country];
}
