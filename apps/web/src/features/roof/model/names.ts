import { say } from "@sunwright/words/roof";
import type { RoofOrientation } from "@sunwright/contract/roof-options";
import type { ObstructionType } from "@sunwright/engine/roof/roof-problem";
import type { SunDay } from "./section";

/** "southwest" */
export const orientationName = (orientation: RoofOrientation): string => say("orientationName", { orientation });

/** "chimney" */
export const obstructionTypeName = (type: ObstructionType): string => say("obstructionType", { type });

export const SUN_DAY_NAMES: Readonly<Record<SunDay, string>> = {
  "21 December": say("sunDay.december"),
  "21 March": say("sunDay.march"),
  "21 June": say("sunDay.june"),
};

/** For a drawing with little room. */
export const SUN_DAYS_IN_SHORT: Readonly<Record<SunDay, string>> = {
  "21 December": say("sunDayShort.december"),
  "21 March": say("sunDayShort.march"),
  "21 June": say("sunDayShort.june"),
};
