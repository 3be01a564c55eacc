import { type City, cityById, representativeCity } from "../climate/cities";
import { nearestRow } from "../climate/nearest-row";
import type { Country, NigerianRegion } from "../parameters/options";
import { placeOf } from "../parameters/place-text";

/** Where a roof stands, as its project says it. */
export interface RoofPlace {
  readonly country: Country;
  readonly region: NigerianRegion | null;
  readonly city: string | null;
  /** As the parameter `town` holds it; null where none is chosen. */
  readonly town: string | null;
}

/**
 * What the sun of a roof is taken from, as its design takes it: the city of its country, else the row nearest to its town,
 * else the one that speaks for its region or country.
 */
export function rowOfPlace({ country, region, city, town }: RoofPlace): City {
  const chosen = city === null ? null : cityById(city);
  if (chosen?.country === country) return chosen;
  const place = city === null ? placeOf(town) : null;
  return (place && nearestRow(place, country)?.row) ?? representativeCity(country, region);
}
