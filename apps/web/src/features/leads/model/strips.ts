import type { HourSource } from "../../../ui/day-strip";

/** The hours of a day with grid, for the strip. */
export const stripOf = (gridHours: readonly number[]): HourSource[] =>
  Array.from({ length: 24 }, (_, hour) => (gridHours.includes(hour) ? "grid" : "none"));
