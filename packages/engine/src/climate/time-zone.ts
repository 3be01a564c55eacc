import type { City } from "./cities";

/**
 * Standard time minus UTC of the countries with one zone. [h] Source: IANA time zone database, 2024a.
 * Summer time is not applied: rows of a year run on standard time throughout, as weather files do.
 */
const BY_COUNTRY: ReadonlyMap<string, number> = new Map([
  ["Nigeria", 1],
  ["Ghana", 0],
  ["Kenya", 3],
  ["South Africa", 2],
  ["UK", 0],
  ["Germany", 1],
  ["India", 5.5],
]);

/** The most frequent zone among a country's cities, and the cities with another. [h] Source: as above. */
const BY_CITY: ReadonlyMap<string, { readonly usual: number; readonly others: ReadonlyMap<string, number> }> = new Map([
  [
    "USA",
    {
      usual: -5,
      others: new Map([
        ["us-chicago-il", -6],
        ["us-dallas-tx", -6],
        ["us-fargo-nd", -6],
        ["us-houston-tx", -6],
        ["us-minneapolis-mn", -6],
        ["us-new-orleans-la", -6],
        ["us-denver-co-aurora-buckley", -7],
        ["us-golden-co", -7],
        ["us-phoenix-az", -7],
        ["us-tucson-az-davis-monthan", -7],
        ["us-las-vegas-nv", -8],
        ["us-los-angeles-ca", -8],
        ["us-port-angeles-wa", -8],
        ["us-san-francisco-ca", -8],
        ["us-seattle-wa", -8],
        ["us-sand-point-ak", -9],
      ]),
    },
  ],
  [
    "Australia",
    {
      usual: 10,
      others: new Map([
        ["au-adelaide", 9.5],
        ["au-alice-springs", 9.5],
        ["au-darwin", 9.5],
        ["au-katherine", 9.5],
        ["au-broome", 8],
        ["au-kalgoorlie", 8],
        ["au-perth", 8],
      ]),
    },
  ],
]);

/** Standard time of a city minus UTC. [h] */
export function timeZoneOf(city: City): number {
  const zones = BY_CITY.get(city.country);
  const hours = zones === undefined ? BY_COUNTRY.get(city.country) : (zones.others.get(city.id) ?? zones.usual);
  if (hours === undefined) throw new Error(`No time zone is known for ${city.id}`);
  return hours;
}
