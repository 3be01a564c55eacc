import { type Entry, MONTHS_FRESH } from "./entry";

/** "2026-01-31" as months since year 0, the day as a part of the month. */
function inMonths(day: string): number {
  const [year = NaN, month = NaN, date = NaN] = day.split("-").map(Number);
  return 12 * year + month + date / 31;
}

type Dated = Pick<Entry, "kind" | "asOf" | "until">;

/**
 * Whether a figure should be looked up again before it is trusted: it is older than its kind keeps fresh, or the last
 * day it holds is past.
 *
 * @param today  "2026-11-21"; given, because the engine has no clock.
 */
export const isOld = (entry: Dated, today: string): boolean =>
  hasEnded(entry, today) || inMonths(today) - inMonths(entry.asOf) > MONTHS_FRESH[entry.kind];

/** The last day it holds is past. Days in this form sort as text. */
export const hasEnded = ({ until }: Pick<Entry, "until">, today: string): boolean => until !== null && until < today;
