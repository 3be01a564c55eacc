import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../../units/year";
import type { ApplianceLoad } from "../inputs/design";

/**
 * What a day of each month takes ÷ the year's mean day, as the months are stated beside each other; null where every day
 * is alike, or where no month takes anything.
 */
export function sharesOfMonths(months: readonly number[] | null | undefined): readonly number[] | null {
  if (months === null || months === undefined) return null;
  const mean = months.reduce((sum, value, month) => sum + value * (DAYS_OF_MONTH[month] ?? 0), 0) / DAYS_OF_YEAR;
  return mean > 0 ? months.map((value) => value / mean) : null;
}

const ALL_MONTHS = DAYS_OF_MONTH.map((_, month) => month);

/** The months that a peak may be in: all of them where some appliance follows the year, else the one mean day. */
export const monthsOf = (appliances: readonly ApplianceLoad[]): readonly (number | null)[] =>
  appliances.some(({ months }) => sharesOfMonths(months) !== null) ? ALL_MONTHS : [null];
