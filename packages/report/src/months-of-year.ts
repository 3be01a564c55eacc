import { counted } from "@sunwright/engine/units/counted";
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

export const hoursText = (hours: number) => counted(hours, "hour");

/**
 * Where the hours without power fall, or which month is the tightest; and what its sun is.
 *
 * @param monthlySunHours  Peak sun hours a day, January first.
 */
export function monthsSentence(months: readonly MonthOfYear[], monthlySunHours: readonly number[]): string {
  const line = `Line: load.${besideText(months)}`;
  const sunOf = (month: number) => `${formatNumber(monthlySunHours[month] ?? 0, 1)} sun hours a day`;
  const worst = worstMonth(months);
  if (worst !== null) return `${line} Red: hours without power, most in ${monthName(worst)}, with ${sunOf(worst)}.`;
  const over = months.map(({ production, load }) => production - load);
  const tightest = over.indexOf(Math.min(...over));
  return `${line} No month has an hour without power. ${monthName(tightest)} has the least to spare, with ${sunOf(tightest)}.`;
}

/** What the narrow bars beside the sun's are. */
function besideText(months: readonly MonthOfYear[]): string {
  const sources = [
    { name: "the grid", brings: months.some(({ gridImport }) => gridImport > ROUNDING) },
    { name: "the generator", brings: months.some(({ generator }) => generator > ROUNDING) },
  ].filter(({ brings }) => brings);
  return sources.length === 0 ? "" : ` Narrow bars: ${sources.map(({ name }) => name).join(" and ")}.`;
}
