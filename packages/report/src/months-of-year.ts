import { say } from "@sunwright/words/report-hours";
import type { MonthOfYear } from "@sunwright/engine/sizing/inputs/simulated";
import { formatNumber } from "./format";
import { monthName } from "./calendar";
import { ROUNDING } from "./supply";

/** Hours of a month without power as people read them: below half an hour there is none. [h] */
export const shownHours = (hours: number) => Math.round(hours);

/** The month with the most hours without power; null when no month has half an hour. */
export function worstMonth(months: readonly Pick<MonthOfYear, "unmetHours">[]): number | null {
  const most = Math.max(...months.map(({ unmetHours }) => unmetHours));
  return shownHours(most) === 0 ? null : months.findIndex(({ unmetHours }) => unmetHours === most);
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
  const worst = worstMonth(months);
  const over = months.map(({ production, load }) => production - load);
  const tightest = over.indexOf(Math.min(...over));
  return [
    say("months.line"),
    ...besideText(months),
    worst === null ? say("months.tightest", sunOf(tightest)) : say("months.dark", sunOf(worst)),
  ].join(" ");
}

/** What the narrow bars beside the sun's are. */
function besideText(months: readonly MonthOfYear[]): string[] {
  const grid = months.some(({ gridImport }) => gridImport > ROUNDING);
  const generator = months.some((month) => month.generator > ROUNDING);
  if (!grid && !generator) return [];
  return [say("months.narrowBars", { sources: grid && generator ? "both" : grid ? "grid" : "generator" })];
}
