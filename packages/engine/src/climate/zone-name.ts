import { byCountry } from "../countries/countries";
import { COUNTRIES, type Country } from "../countries/names";
import { CITIES } from "./cities";
import { kilometresBetween } from "./distance";
import { timeZoneAt } from "./zone-at";

const CLOCKS = byCountry(({ clock }) => clock);
const zonesOf = ({ zone, others }: (typeof CLOCKS)[Country]) => [zone, ...others.map((other) => other.zone)];

/** Where the clocks stay as they are in summer though the neighbours' do not, by what bounds it. */
const STEADY: readonly {
  readonly beside: string;
  readonly zone: string;
  readonly holds: (latitude: number, longitude: number) => boolean;
}[] = [
  // Queensland ends at 29° S inland and at 28.2° S on the coast.
  {
    beside: "Australia/Sydney",
    zone: "Australia/Brisbane",
    holds: (latitude, longitude) => latitude > (longitude < 151 ? -29 : -28.3),
  },
  { beside: "Australia/Adelaide", zone: "Australia/Darwin", holds: (latitude) => latitude > -26 },
  {
    beside: "America/Denver",
    zone: "America/Phoenix",
    holds: (latitude, longitude) => latitude < 37 && longitude < -109.05,
  },
];

/** Of what has no country. */
export const NO_ZONE = "UTC";

/** Every zone that `zoneOf` and `zoneAt` name. */
export const NAMED_ZONES = [
  ...new Set([NO_ZONE, ...Object.values(CLOCKS).flatMap(zonesOf), ...STEADY.map(({ zone }) => zone)]),
];

export const zoneOf = (country: Country | null): string => (country === null ? NO_ZONE : CLOCKS[country].zone);

export interface PlaceOfZone {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The zone of a place, by the nearest city of the climate table; without coordinates that of the country. */
export function zoneAt({ latitude, longitude }: PlaceOfZone, country: Country | null = null): string {
  if (latitude === null || longitude === null) return zoneOf(country);
  const place = { latitude, longitude };
  const where = country ?? nearestCountry(place);
  if (where === null) return NO_ZONE;
  const { others } = CLOCKS[where];
  const hours = others.length === 0 ? null : timeZoneAt(place);
  const zone = others.find((other) => other.hours === hours)?.zone ?? zoneOf(where);
  const steady = STEADY.find(({ beside, holds }) => beside === zone && holds(latitude, longitude));
  return steady?.zone ?? zone;
}

function nearestCountry(place: { readonly latitude: number; readonly longitude: number }): Country | null {
  let nearest = Number.POSITIVE_INFINITY;
  let country: string | null = null;
  for (const city of CITIES) {
    const distance = kilometresBetween(place, city);
    if (distance >= nearest) continue;
    nearest = distance;
    country = city.country;
  }
  return COUNTRIES.find((one) => one === country) ?? null;
}
