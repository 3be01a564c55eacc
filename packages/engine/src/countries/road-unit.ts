import { byPlace } from "./countries";
import type { PlaceFacts } from "./country";
import type { Country } from "./names";

export type RoadUnit = PlaceFacts["road"];

const ROAD_UNITS = byPlace(({ road }) => road);

/** What distances along roads are counted in; in miles, as a radius is kept, where the country is not known. */
export const roadUnitOf = (country: Country | null | undefined): RoadUnit =>
  country === null || country === undefined ? "mi" : ROAD_UNITS[country];
