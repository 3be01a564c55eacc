import { say } from "@sunwright/words/report-hours";
import { listed } from "./listed";

/** Hours of the day an appliance runs in, each 0 to 23, as the appliance table edits and describes them. */

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
export const ALL_DAY: readonly number[] = HOURS;
/** The twelve hours the daytime share counts as sunny, as the summary's sentence says. */
export const SUNNY_HOURS: readonly number[] = HOURS.filter((hour) => hour >= 6 && hour < 18);
export const NIGHT_HOURS: readonly number[] = HOURS.filter((hour) => hour < 6 || hour >= 18);

export const hourName = (hour: number) => String(hour).padStart(2, "0");

export const toggleHour = (hours: readonly number[], hour: number): number[] =>
  HOURS.filter((each) => hours.includes(each) !== (each === hour));

/** Runs of neighbouring hours, as [first, end) pairs: [6, 7, 8, 18] is 06 to 09 and 18 to 19. */
export function hourRuns(hours: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const hour of HOURS) {
    if (!hours.includes(hour)) continue;
    const last = runs.at(-1);
    if (last && last[1] === hour) last[1] = hour + 1;
    else runs.push([hour, hour + 1]);
  }
  return runs;
}

/** "All day", "18 to 23" or, over midnight, "20 to 06". */
export function describeHours(hours: readonly number[]): string {
  const runs = hourRuns(hours);
  const first = runs[0];
  const last = runs.at(-1);
  if (!first || !last) return say("use.noHour");
  if (runs.length === 1 && first[0] === 0 && first[1] === 24) return say("use.allDay");
  const overMidnight = runs.length > 1 && first[0] === 0 && last[1] === 24;
  const joined: [number, number][] = overMidnight ? [...runs.slice(1, -1), [last[0], first[1]]] : runs;
  return listed(joined.map(([from, to]) => say("use.run", { from: hourName(from), to: hourName(to) })));
}

/** The hours chosen, and that the daily use runs over them: "18 to 23 and beyond". */
export const describeUse = (hours: readonly number[], hoursPerDay: number) =>
  hours.length > 0 && hoursPerDay > hours.length
    ? say("use.andBeyond", { hours: describeHours(hours) })
    : describeHours(hours);

/** Why these hours cannot hold the daily use, or null when they can. */
export function hoursProblem(hours: readonly number[], hoursPerDay: number): string | null {
  if (hours.length === 0) return say("use.chooseAnHour");
  if (hoursPerDay <= hours.length) return null;
  return say("use.tooFewHours", { hoursPerDay, chosen: hours.length, needed: Math.ceil(hoursPerDay) });
}

/** Share of the energy used from 06:00 to 18:00, 0 to 1; null for a house that uses nothing. */
export function daytimeShare(hourlyPower: readonly number[]): number | null {
  const total = hourlyPower.reduce((sum, power) => sum + power, 0);
  if (total <= 0) return null;
  return SUNNY_HOURS.reduce((sum, hour) => sum + (hourlyPower[hour] ?? 0), 0) / total;
}
