/** Years until an inverter is replaced. Assumption: makers guarantee 5 to 10 years. */
export const INVERTER_YEARS = 10;
