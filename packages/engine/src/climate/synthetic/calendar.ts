import { DAYS_OF_MONTH } from "../../units/year";

/** A synthetic year has 365 days of 24 hours, the first on 1 January, local standard time. */
export {
  DAYS_OF_MONTH as MONTH_DAYS,
  DAYS_OF_YEAR as DAYS_PER_YEAR,
  HOURS_OF_YEAR as HOURS_PER_YEAR,
  MONTH_OF_DAY,
} from "../../units/year";
export const HOURS_PER_DAY = 24;

/** A month as a run of days of the year: from `first` up to, not including, `end`. Both count from 0. */
export interface MonthSpan {
  readonly first: number;
  readonly end: number;
}

export const MONTHS: readonly MonthSpan[] = spans();

function spans(): MonthSpan[] {
  let first = 0;
  return DAYS_OF_MONTH.map((days) => {
    const span = { first, end: first + days };
    first = span.end;
    return span;
  });
}

/** The value of a monthly list; not a number outside it, so that a wrong month shows. */
export const inMonth = (values: readonly number[], month: number): number => values[month] ?? Number.NaN;
