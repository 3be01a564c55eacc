import { type City, cityById, representativeCity } from "../climate/cities";
import { nearestRow } from "../climate/nearest-row";
import { ELSEWHERE, type NigerianRegion } from "../parameters/options";
import { placeOf } from "../parameters/place-text";
import { rowElsewhere, type SaidElsewhere } from "../sizing/inputs/elsewhere";

/** Where a roof stands, as its project says it. */
export interface RoofPlace extends SaidElsewhere {
  readonly region: NigerianRegion | null;
  readonly city: string | null;
}

/**
 * What the sun of a roof is taken from, as its design takes it: the city of its country, else the row nearest to its town,
 * else the one that speaks for its region or country; in another country the sun that is typed.
 */
export function rowOfPlace(place: RoofPlace): City {
  const { country, region, city, town } = place;
  if (country === ELSEWHERE) return rowElsewhere(place);
  const chosen = city === null ? null : cityById(city);
  if (chosen?.country === country) return chosen;
  const stated = city === null ? placeOf(town) : null;
  return (stated && nearestRow(stated, country)?.row) ?? representativeCity(country, region);
}
