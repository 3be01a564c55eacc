import type { PowerToday } from "./country";
import { cited } from "./entry";
import { told } from "./told";

/** Nobody keeps a generator where the grid is there. */
export const NO_SET = cited("assumption", "h/day", 0, "2026-01-01", told("shared.noGeneratorToday"));

export const GRID_ALL_DAY: PowerToday = {
  gridHours: cited("assumption", "h/day", 24, "2026-01-01", told("shared.gridAllDay")),
  setHours: NO_SET,
};
