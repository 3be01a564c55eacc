import { CLOCKS, zonesOf } from "../countries/clocks";
import { COUNTRIES, type Country } from "../countries/names";
import { CITIES } from "./cities";
import { kilometresBetween } from "./distance";
import { timeZoneAt } from "./zone-at";

/** Of what has no country. */
export const NO_ZONE = "UTC";

/** Every zone that `zoneOf` and `zoneAt` name. */
export const NAMED_ZONES = [...new Set([NO_ZONE, ...COUNTRIES.flatMap(zonesOf)])];

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
  const { others, steady } = CLOCKS[where];
  const hours = others.length === 0 ? null : timeZoneAt(place);
  const zone = others.find((other) => other.hours === hours)?.zone ?? zoneOf(where);
  return steady.find(({ beside, holds }) => beside === zone && holds(latitude, longitude))?.zone ?? zone;
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
