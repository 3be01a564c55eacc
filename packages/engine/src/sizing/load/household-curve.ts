/**
 * Share of a day's energy a house uses in each hour, hour 0 first; sums to 1. For consumption typed as one figure.
 * Source: profile "home, weekday" of reference table g: an evening peak at 19:00 and a small one at 07:00.
 * An assumption about a typical house, not a measurement of this one; appliances with hours replace it.
 */
export const HOUSEHOLD_CURVE = [
  0.022, 0.018, 0.016, 0.015, 0.016, 0.024, 0.042, 0.048, 0.038, 0.032, 0.03, 0.031, 0.034, 0.034, 0.033, 0.034, 0.04,
  0.052, 0.078, 0.096, 0.094, 0.08, 0.056, 0.037,
] as const;
