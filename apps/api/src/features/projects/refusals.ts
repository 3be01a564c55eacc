import { citiesOf } from "@sunwright/engine/climate/cities";
import type { Country } from "@sunwright/engine/parameters/options";
import { told } from "@sunwright/engine/climate/elsewhere-told";
import { beyondSky, type SaidSun, SUN_BY_MONTH } from "@sunwright/engine/sizing/inputs/elsewhere";
import { AppError, invalidField } from "../../platform/errors";
import { type Place, settlePlace } from "./rules";

/** The row, or project_not_found: missing and somebody else's look alike. */
export function found<T>(row: T | null): T {
  if (row === null) throw new AppError("project_not_found");
  return row;
}

const holdsCity = (country: Country, city: string) => citiesOf(country).some(({ id }) => id === city);

/** Where the project stands after a change. Throws unknown_city. */
export function settle(stored: Place, sent: Partial<Place>): Place {
  const place = settlePlace(stored, sent, holdsCity);
  if (!place) throw new AppError("unknown_city");
  return place;
}

/** Nothing brings more sun to level ground than there is above the air. Throws invalid_input. */
export function refuseBeyondSky({ country, town, ...sun }: Partial<SaidSun>): void {
  if (country === undefined) return;
  const beyond = beyondSky({ ...sun, country, town: town ?? null });
  if (beyond !== null)
    throw invalidField(SUN_BY_MONTH, told("beyondSky", { ...beyond, month: { month: beyond.month } }));
}
