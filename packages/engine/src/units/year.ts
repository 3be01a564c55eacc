/** The year all columns of hours have: 365 days, 29 February left out. */
export const DAYS_OF_YEAR = 365;
export const HOURS_OF_YEAR = 24 * DAYS_OF_YEAR;
