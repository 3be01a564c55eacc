/** A synthetic year has 365 days of 24 hours, the first on 1 January, local standard time. */
export const MONTH_DAYS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export { DAYS_OF_YEAR as DAYS_PER_YEAR, HOURS_OF_YEAR as HOURS_PER_YEAR } from "../../units/year";
export const HOURS_PER_DAY = 24;

/** A month as a run of days of the year: from `first` up to, not including, `end`. Both count from 0. */
export interface MonthSpan {
  readonly first: number;
  readonly end: number;
}

export const MONTHS: readonly MonthSpan[] = spans();

/** The month of each day of the year, both counted from 0. */
export const MONTH_OF_DAY: readonly number[] = MONTH_DAYS.flatMap((days, month) => Array<number>(days).fill(month));

function spans(): MonthSpan[] {
  let first = 0;
  return MONTH_DAYS.map((days) => {
    const span = { first, end: first + days };
    first = span.end;
    return span;
  });
}

/** The value of a monthly list; not a number outside it, so that a wrong month shows. */
export const inMonth = (values: readonly number[], month: number): number => values[month] ?? Number.NaN;
