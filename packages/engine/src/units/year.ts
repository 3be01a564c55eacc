/** The year all columns of hours have: 365 days, 29 February left out. */
export const DAYS_OF_YEAR = 365;
export const HOURS_OF_YEAR = 24 * DAYS_OF_YEAR;
/** January first. */
export const DAYS_OF_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Month, 0 to 11, of each day of the year. */
export const MONTH_OF_DAY: readonly number[] = DAYS_OF_MONTH.flatMap((days, month) => Array<number>(days).fill(month));
