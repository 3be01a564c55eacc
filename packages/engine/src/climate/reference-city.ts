/**
 * Which climate row speaks for a place when the user names a country or a region but no city.
 * The rule is the most populous city of the country: that is where a project without a city most likely stands.
 * Nigeria's three regions follow the specification's list (design workflow, section 9) with one large city each.
 */
const MOST_POPULOUS_CITY = {
  Nigeria: "ng-lagos-ikeja",
  Ghana: "gh-accra",
  Kenya: "ke-nairobi",
  "South Africa": "za-johannesburg",
  USA: "us-new-york-ny-jfk",
  UK: "gb-london-heathrow",
  Germany: "de-berlin",
  Australia: "au-sydney",
  India: "in-new-delhi",
} as const;

export type ClimateCountry = keyof typeof MOST_POPULOUS_CITY;

const REGION_CITY: ReadonlyMap<string, string> = new Map([
  ["Northern", "ng-kano"],
  ["Middle Belt", "ng-abuja"],
  ["Southern", "ng-lagos-ikeja"],
]);

export function referenceCityId(country: ClimateCountry, region: string | null): string {
  const ofRegion = country === "Nigeria" && region !== null ? REGION_CITY.get(region) : undefined;
  return ofRegion ?? MOST_POPULOUS_CITY[country];
}
