import { say } from "@sunwright/words/report-hours";
import type { MonthOfYear } from "@sunwright/engine/sizing/simulated";
import { formatNumber } from "./format";
import { monthName } from "@sunwright/engine/sizing/explain";
import { ROUNDING } from "./supply";

/** Hours of a month without power as people read them: below half an hour there is none. [h] */
export const shownHours = (hours: number) => Math.round(hours);

/** The month with the most hours without power; null when no month has half an hour. */
export function worstMonth(months: readonly MonthOfYear[]): number | null {
  const most = Math.max(...months.map(({ unmetHours }) => unmetHours));
  return shownHours(most) === 0 ? null : months.findIndex(({ unmetHours }) => unmetHours === most);
}

export const hoursText = (hours: number) => say("hours", { hours });

/**
 * Where the hours without power fall, or which month is the tightest; and what its sun is.
 *
 * @param monthlySunHours  Peak sun hours a day, January first.
 */
export function monthsSentence(months: readonly MonthOfYear[], monthlySunHours: readonly number[]): string {
  const line = say("lineLoad", { months: besideText(months) });
  const sunOf = (month: number) =>
    say("sunHoursADay", { monthlySunHours: formatNumber(monthlySunHours[month] ?? 0, 1) });
  const worst = worstMonth(months);
  if (worst !== null) return say("redHoursWithoutPower", { line, worst: monthName(worst), worst2: sunOf(worst) });
  const over = months.map(({ production, load }) => production - load);
  const tightest = over.indexOf(Math.min(...over));
  return say("noMonthHasAn", { line, tightest: monthName(tightest), tightest2: sunOf(tightest) });
}

/** What the narrow bars beside the sun's are. */
function besideText(months: readonly MonthOfYear[]): string {
  const sources = [
    { name: say("theGrid"), brings: months.some(({ gridImport }) => gridImport > ROUNDING) },
    { name: say("theGenerator"), brings: months.some(({ generator }) => generator > ROUNDING) },
  ].filter(({ brings }) => brings);
  return sources.length === 0 ? "" : say("narrowBars", { join: sources.map(({ name }) => name).join(" and ") });
}
