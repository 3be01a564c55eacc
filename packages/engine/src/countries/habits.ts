import { byPlace } from "./countries";

/** What a house in a country pays in, and the mains it has. */
export const COUNTRY_HABITS = byPlace(({ money, mains }) => ({
  currency: money.currency,
  voltageFrequency: mains.usual,
}));

export type HabitName = keyof (typeof COUNTRY_HABITS)[keyof typeof COUNTRY_HABITS];
export const HABITS = ["currency", "voltageFrequency"] as const satisfies readonly HabitName[];
