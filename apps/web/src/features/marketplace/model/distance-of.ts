import type { Country } from "@sunwright/engine/countries/names";
import { roadDistance, roadUnitOf } from "@sunwright/engine/countries/road-unit";

/** How far a shop is, in what roads of its country are counted in. */
export function distanceOf(kilometres: number, country: Country | null) {
  const unit = roadUnitOf(country);
  return { unit, distance: roadDistance(kilometres, unit) };
}
