import { say } from "@sunwright/words/money-answers";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { HOURS_OF_DAY } from "./calendar";
import { listed } from "./listed";
import { type HourSupply, ROUNDING, supplyOf } from "./supply";

/** What carries most of an hour; "none" where nothing is used. */
export type MostOfHour = keyof HourSupply | "none";

const SOURCES = ["sun", "battery", "grid", "generator", "unmet"] as const satisfies readonly (keyof HourSupply)[];

/** What brings most of the energy of each of the 24 hours, summed over all days of a year. */
export function meanDay(hours: DesignHours): readonly MostOfHour[] {
  const sums = Array.from({ length: HOURS_OF_DAY }, () => ({ sun: 0, battery: 0, grid: 0, generator: 0, unmet: 0 }));
  for (let hour = 0; hour < hours.load.length; hour += 1) {
    const supply = supplyOf(hours, hour);
    const sum = sums[hour % HOURS_OF_DAY];
    if (sum) for (const source of SOURCES) sum[source] += supply[source];
  }
  return sums.map((sum) => {
    const most = SOURCES.reduce((best, source) => (sum[source] > sum[best] ? source : best));
    return sum[most] > ROUNDING ? most : "none";
  });
}

/** "Sun 9 h, Battery 15 h" */
export function meanDayText(day: readonly MostOfHour[]): string {
  const sources = [...SOURCES, "none"] as const;
  return listed(
    sources.flatMap((source) => {
      const count = day.filter((each) => each === source).length;
      return count === 0 ? [] : [say("strip.hours", { source, hours: count })];
    }),
  );
}

/** Which day it is. */
export const meanDayNote = () => say("strip.meanDay");
