/** Years until an inverter is replaced. Assumption: makers guarantee 5 to 10 years. */
export const INVERTER_YEARS = 10;

/** Cleaning, checks and small repairs, as a share of the price a year. Assumption: 1%, the upper end for homes. */
export const UPKEEP_SHARE = 0.01;
