import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../../units/year";
import type { ApplianceLoad } from "../inputs/design";

/** Of a figure by months, January first, each with its days. */
export const meanOfMonths = (months: readonly number[]): number =>
  months.reduce((sum, value, month) => sum + value * (DAYS_OF_MONTH[month] ?? 0), 0) / DAYS_OF_YEAR;

/**
 * What a day of each month takes ÷ the year's mean day, as the months are stated beside each other; null where every day
 * is alike, or where no month takes anything.
 */
export function sharesOfMonths(months: readonly number[] | null | undefined): readonly number[] | null {
  if (months === null || months === undefined || months.every((month) => month === months[0])) return null;
  const mean = meanOfMonths(months);
  return months.map((value) => value / mean);
}

/** What a day of the leanest and of the fullest month takes; null where every day is alike. [Wh] */
export function daysByMonth({
  dailyConsumption,
  months,
}: {
  readonly dailyConsumption: number;
  readonly months: readonly number[] | null;
}): { readonly least: number; readonly most: number } | null {
  const shares = sharesOfMonths(months);
  if (shares === null) return null;
  return { least: dailyConsumption * Math.min(...shares), most: dailyConsumption * Math.max(...shares) };
}

const ALL_MONTHS = DAYS_OF_MONTH.map((_, month) => month);

/** The months that a peak may be in: all of them where some appliance follows the year, else the one mean day. */
export const monthsOf = (appliances: readonly ApplianceLoad[]): readonly (number | null)[] =>
  appliances.some(({ months }) => sharesOfMonths(months) !== null) ? ALL_MONTHS : [null];
