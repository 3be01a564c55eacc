import { byPlace } from "./countries";
import type { PlaceFacts } from "./country";
import type { Country } from "./names";

export type RoadUnit = PlaceFacts["road"];

const ROAD_UNITS = byPlace(({ road }) => road);

/** What distances along roads are counted in; in miles, as a radius is kept, where the country is not known. */
export const roadUnitOf = (country: Country | null | undefined): RoadUnit =>
  country === null || country === undefined ? "mi" : ROAD_UNITS[country];

/** International mile, exact by its definition of 1959. [km] */
const KILOMETRES_PER_MILE = 1.609344;
export const kilometresOf = (miles: number): number => miles * KILOMETRES_PER_MILE;
export const milesOf = (kilometres: number): number => kilometres / KILOMETRES_PER_MILE;

/** A distance as it is shown in what roads are counted in, whole. */
export const roadDistance = (kilometres: number, unit: RoadUnit): number =>
  Math.round(unit === "mi" ? milesOf(kilometres) : kilometres);
