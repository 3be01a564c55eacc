/**
 * Years until a lithium iron battery is replaced. Assumption: its 6,000 cycles last 16 years at one a day, the
 * calendar and the heat of a plant room end it sooner.
 */
export const BATTERY_YEARS = 12;
/** Years until an inverter is replaced. Assumption: makers guarantee 5 to 10 years. */
export const INVERTER_YEARS = 10;
