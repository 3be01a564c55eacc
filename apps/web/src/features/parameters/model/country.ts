import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/parameters";
import type { Parameters } from "@sunwright/contract/projects";
import { COUNTRY_HABITS, type HabitName, HABITS } from "@sunwright/engine/countries/habits";
import { type Country, type NigerianRegion, REGION_SUN } from "@sunwright/engine/parameters/options";
import { type SUN_BY_MONTH, withMonths } from "@sunwright/engine/sizing/inputs/elsewhere";
import { formatNumber } from "../../../lib/format";
import { optionText } from "../../../lib/parameter-words";

/** "6.5 to 7.0 kWh/m²", as the specification says it (design workflow, section 9). */
export function regionSunText(region: NigerianRegion): string {
  const { from, to } = REGION_SUN[region];
  return say("regionSun", { from: formatNumber(from, 1, 1), to: formatNumber(to, 1, 1) });
}

export type Habits = Pick<Parameters, HabitName>;

/** What differs, by its name. */
const differing = (habits: Habits, chosen: Habits) => HABITS.filter((name) => habits[name] !== chosen[name]);

/** What one tap would change to match the country, or null when it matches already. */
export function habitsToOffer(country: Country, chosen: Habits): Habits | null {
  const habits = COUNTRY_HABITS[country];
  return differing(habits, chosen).length === 0 ? null : habits;
}

/** "KES and 230V/50Hz Single Phase": only what would change. */
export const describeHabits = (habits: Habits, chosen: Habits) =>
  new Intl.ListFormat(language()).format(
    differing(habits, chosen).map((name) => (name === "currency" ? habits[name] : optionText(name, habits[name]))),
  );

/** Region, city and town belong to a country; all are cleared when it changes. */
export const inCountry = (
  country: Country,
): Pick<Parameters, "country" | "region" | "city" | "town" | typeof SUN_BY_MONTH> => ({
  country,
  region: null,
  city: null,
  town: null,
  ...withMonths(null),
});
