import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/parameters";
import type { Parameters } from "@sunwright/contract/projects";
import { byCountry } from "@sunwright/engine/countries/countries";
import {
  type Country,
  type Currency,
  type NigerianRegion,
  REGION_SUN,
  type VoltageFrequency,
} from "@sunwright/engine/parameters/options";
import { formatNumber } from "../../../lib/format";
import { optionText } from "../../../lib/parameter-words";

interface CountryHabits {
  readonly currency: Currency;
  /** Mains of a house there. */
  readonly voltageFrequency: VoltageFrequency;
}

export const COUNTRY_HABITS: Record<Country, CountryHabits> = byCountry(({ money, mains }) => ({
  currency: money.currency,
  voltageFrequency: mains.usual,
}));

/** "6.5 to 7.0 kWh/m²", as the specification says it (design workflow, section 9). */
export function regionSunText(region: NigerianRegion): string {
  const { from, to } = REGION_SUN[region];
  return say("regionSun", { from: formatNumber(from, 1, 1), to: formatNumber(to, 1, 1) });
}

export type Habits = Pick<Parameters, "currency" | "voltageFrequency">;

/** What one tap would change to match the country, or null when it matches already. */
export function habitsToOffer(country: Country, chosen: Habits): Habits | null {
  const habits = COUNTRY_HABITS[country];
  const same = habits.currency === chosen.currency && habits.voltageFrequency === chosen.voltageFrequency;
  return same ? null : habits;
}

/** "KES and 230V/50Hz Single Phase": only what would change. */
export const describeHabits = (habits: Habits, chosen: Habits) =>
  new Intl.ListFormat(language()).format([
    ...(habits.currency === chosen.currency ? [] : [habits.currency]),
    ...(habits.voltageFrequency === chosen.voltageFrequency
      ? []
      : [optionText("voltageFrequency", habits.voltageFrequency)]),
  ]);

/** Region, city and town belong to a country; all are cleared when it changes. */
export const inCountry = (country: Country): Pick<Parameters, "country" | "region" | "city" | "town"> => ({
  country,
  region: null,
  city: null,
  town: null,
});
