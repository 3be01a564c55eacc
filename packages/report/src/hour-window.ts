import { say } from "@sunwright/words/report-hours";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { dayOfHour, DAYS_OF_SIMULATED_YEAR, DAYS_OF_WEEK, daysText, dayText, HOURS_OF_DAY } from "./calendar";
import { wholeYear, type Stretch } from "./supply";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";

/** What the hourly simulation shows. "days" is a stretch somebody turned to. */
export type HourView = "typical-day" | "worst-week" | "whole-year" | "days";

export interface ShownHours {
  readonly view: HourView;
  /** First day of the year, 0 to 364, while the view is "days". */
  readonly day: number;
}

/** Days at once on a phone: as many as are wide enough to touch. */
export const PHONE_DAYS = 4;

type Marks = Pick<SimulatedDesign, "worstWeek" | "typicalDay">;

const within = (day: number, days: number) => Math.max(0, Math.min(DAYS_OF_SIMULATED_YEAR - days, day));

/**
 * First of the worst days: of the worst week, or of the part of it that fits, with the most energy missing, else with
 * the emptiest battery.
 */
export function worstDay({ worstWeek }: Marks, { unmet, charge }: DesignHours, days: number): number {
  const first = within(dayOfHour(worstWeek), DAYS_OF_WEEK);
  const badness = (day: number) => {
    const hours = [day * HOURS_OF_DAY, (day + days) * HOURS_OF_DAY] as const;
    const missing = unmet.subarray(...hours).reduce((sum, value) => sum + value, 0);
    return { missing, lowest: charge.subarray(...hours).reduce((least, value) => Math.min(least, value), 1) };
  };
  let best = first;
  for (let day = first + 1; day <= first + DAYS_OF_WEEK - days; day += 1) {
    const [here, before] = [badness(day), badness(best)];
    if (here.missing > before.missing || (here.missing === before.missing && here.lowest < before.lowest)) best = day;
  }
  return best;
}

/** The day a shown stretch begins with; null for the whole year. */
export function dayOfStretch(shown: ShownHours, marks: Marks, hours: DesignHours, days: number): number | null {
  if (shown.view === "whole-year") return null;
  if (shown.view === "typical-day") return marks.typicalDay;
  return shown.view === "worst-week" ? worstDay(marks, hours, days) : within(shown.day, days);
}

/** Steps of what is shown: hours, or the days of a year. */
export function stretchOf(shown: ShownHours, marks: Marks, hours: DesignHours, days: number): Stretch {
  const day = dayOfStretch(shown, marks, hours, days);
  if (day === null) return wholeYear;
  const count = (shown.view === "typical-day" ? 1 : days) * HOURS_OF_DAY;
  return { first: day * HOURS_OF_DAY, count, hoursPerStep: 1 };
}

/** What the chart shows, in words: the line beside its title. */
export function describeStretch(view: HourView, { first, count, hoursPerStep }: Stretch): string {
  const from = dayOfHour(first);
  const to = dayOfHour(first + count * hoursPerStep - 1);
  if (view === "whole-year") return say("stretch.wholeYear");
  if (view === "typical-day") return say("stretch.typicalDay", { day: dayText(from) });
  const days = daysText(from, to);
  if (view === "days") return days;
  return to - from + 1 < DAYS_OF_WEEK ? say("stretch.worstDays", { days }) : say("stretch.worstWeek", { days });
}

/** The stretch around a day, with the day in its middle. */
export const turnTo = (day: number, days: number): ShownHours => ({
  view: "days",
  day: within(day - Math.floor((days - 1) / 2), days),
});

/** The stretch before or after one that begins with a day; null at the end of the year. */
export function turned(day: number, days: number, direction: -1 | 1): ShownHours | null {
  const next = within(day + direction * days, days);
  return next === day ? null : { view: "days", day: next };
}
