import { say } from "@sunwright/words/report-hours";
import type { MonthOfYear } from "@sunwright/engine/sizing/inputs/simulated";
import { formatNumber } from "./format";
import { monthName } from "./calendar";
import { ROUNDING } from "./supply";

/** Hours of a month without power as people read them: below half an hour there is none. [h] */
export const shownHours = (hours: number) => Math.round(hours);

type DarkMonth = Pick<MonthOfYear, "unmetHours">;

/**
 * Hours without power of each month in whole hours, which add up to those of the year as it is shown: every month
 * rounded down, and what is left given to those nearest to their next hour (largest remainder). [h]
 */
export function shownMonths(months: readonly DarkMonth[]): number[] {
  const shown = months.map(({ unmetHours }) => Math.floor(unmetHours));
  const year = shownHours(months.reduce((sum, { unmetHours }) => sum + unmetHours, 0));
  const left = year - shown.reduce((sum, hours) => sum + hours, 0);
  const nearest = months
    .map(({ unmetHours }, month) => ({ month, unmetHours, rest: unmetHours % 1 }))
    .toSorted((one, other) => other.rest - one.rest || other.unmetHours - one.unmetHours);
  for (const { month } of nearest.slice(0, left)) shown[month] = (shown[month] ?? 0) + 1;
  return shown;
}

/** The month with the most hours without power, as they are shown; null where none has more than all others. */
export function worstMonth(months: readonly DarkMonth[]): number | null {
  const shown = shownMonths(months);
  const most = Math.max(...shown);
  const worst = shown.indexOf(most);
  return most > 0 && worst === shown.lastIndexOf(most) ? worst : null;
}

/**
 * Where the hours without power fall, or which month is the tightest; and what its sun is.
 *
 * @param monthlySunHours  Peak sun hours a day, January first.
 */
export function monthsSentence(months: readonly MonthOfYear[], monthlySunHours: readonly number[]): string {
  const sunOf = (month: number) => ({
    month: monthName(month),
    sunHours: formatNumber(monthlySunHours[month] ?? 0, 1),
  });
  const over = months.map(({ production, load }) => production - load);
  const tightest = over.indexOf(Math.min(...over));
  return [say("months.line"), ...besideText(months), darkText(months, sunOf, tightest)].join(" ");
}

/** Where the hours without power are, if there is any. */
function darkText(
  months: readonly DarkMonth[],
  sunOf: (month: number) => { readonly month: string; readonly sunHours: string },
  tightest: number,
): string {
  const worst = worstMonth(months);
  if (worst !== null) return say("months.dark", sunOf(worst));
  return shownMonths(months).some((hours) => hours > 0)
    ? say("months.spread")
    : say("months.tightest", sunOf(tightest));
}

/** What the narrow bars beside the sun's are. */
function besideText(months: readonly MonthOfYear[]): string[] {
  const grid = months.some(({ gridImport }) => gridImport > ROUNDING);
  const generator = months.some((month) => month.generator > ROUNDING);
  if (!grid && !generator) return [];
  return [say("months.narrowBars", { sources: grid && generator ? "both" : grid ? "grid" : "generator" })];
}
