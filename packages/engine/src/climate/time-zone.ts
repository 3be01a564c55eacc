import { byPlace } from "../countries/countries";
import type { City } from "./cities";

const CLOCKS = Object.values(byPlace(({ name, clock }) => ({ name, clock })));

/** Standard time minus UTC of most of a country's cities, by its name. [h] */
const USUAL = new Map<string, number>(CLOCKS.map(({ name, clock }) => [name, clock.hours]));

/** Of the cities with another, by their ids. [h] */
const OTHERS = new Map(
  CLOCKS.flatMap(({ clock }) => clock.others.flatMap(({ hours, cities }) => cities.map((id) => [id, hours] as const))),
);

/**
 * Standard time of a city minus UTC. [h] Summer time is not applied: rows of a year run on standard time throughout, as
 * weather files do.
 */
export function timeZoneOf(city: City): number {
  const hours = OTHERS.get(city.id) ?? USUAL.get(city.country);
  if (hours === undefined) throw new Error(`No time zone is known for ${city.id}`);
  return hours;
}
