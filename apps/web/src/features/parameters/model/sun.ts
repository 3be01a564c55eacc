import type { Parameters } from "@sunwright/contract/projects";
import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "@sunwright/engine/sizing/inputs/defaults";
import { followsSite, type SunSource } from "@sunwright/engine/sizing/inputs/sun-source";
import { DEFAULT_PARAMETERS } from "@sunwright/engine/parameters/parameters";
import { monthName } from "@sunwright/report/calendar";
import type { FieldName } from "../../../lib/parameter-words";
import { numberText } from "../../../ui/number";

/** Mean over the year of twelve monthly means, each with its days. */
export const yearMean = (months: readonly number[]) =>
  months.reduce((total, value, month) => total + value * (DAYS_OF_MONTH[month] ?? 0), 0) / DAYS_OF_YEAR;

export interface SiteSun {
  readonly mean: number;
  readonly weakest: { readonly month: string; readonly hours: number };
}

export function siteSun(monthly: readonly number[]): SiteSun {
  const hours = Math.min(...monthly);
  return { mean: yearMean(monthly), weakest: { month: monthName(monthly.indexOf(hours)), hours } };
}

/** Sun hours as the form takes them: one decimal, within its bounds. */
export const asSunlightHours = (hours: number) => Math.min(12, Math.max(1, Math.round(hours * 10) / 10));

type SunChoice = SunSource & Pick<Parameters, "sunlightHours">;

/** Hours that follow the site's own sun are filled in by the page, not typed by a person. */
export const isFilledIn = (name: FieldName, form: SunSource): boolean => name === "sunlightHours" && followsSite(form);

/** Whether a person said how much sun there is: not where it is the site's, and not where it is what a project begins with. */
export const isTypedSun = (form: SunSource & { readonly sunlightHours: string }): boolean =>
  !followsSite(form) && form.sunlightHours !== numberText(DEFAULT_PARAMETERS.sunlightHours);

/**
 * The hours a form with the site's own sun must say, null when it says them already or its sun is typed: whatever shows
 * the hours beside the results shows those the design was made with, after another city or tilt as well.
 */
export function hoursOfSite(form: SunChoice, sourced: readonly number[] | null): number | null {
  if (!followsSite(form) || sourced === null) return null;
  const hours = asSunlightHours(yearMean(sourced));
  return hours === form.sunlightHours ? null : hours;
}
