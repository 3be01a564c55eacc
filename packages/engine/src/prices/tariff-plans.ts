import type { Country } from "../countries/names";
import homePlans from "./data/home-plans.json" with { type: "json" };

/** What a project may say its house is billed by. */
export const TARIFF_PLANS = [
  "usual",
  "za-homeflex4-2026",
  "us-ca-pge-eelec",
  "uk-cap-2026q4",
  "uk-octopus-go",
  "uk-intelligent-go",
  "au-origin-ergon-tou",
  "au-dmo8-ausgrid",
] as const;
export type TariffPlanId = (typeof TARIFF_PLANS)[number];

/** The country's plan, or the price that is typed for it. */
export const USUAL_PLAN = "usual" satisfies TariffPlanId;

/**
 * Of the tariffs by the hour, what a home can be on today, and what the law puts those on whose panels are registered: held by
 * the test to the table of tariffs, which is too large for a first page, as is what is known of countries.
 */
const plansIn = (country: Country) => homePlans.filter((plan) => plan.country === country);

export function plansToChoose(country: Country): readonly TariffPlanId[] {
  const offered = new Set(plansIn(country).map(({ id }) => id));
  return TARIFF_PLANS.filter((id) => offered.has(id));
}

/** Null where the law leaves homes with panels their tariff. */
export function planOfLaw(country: Country): TariffPlanId | null {
  const law = plansIn(country).find(({ byLaw }) => byLaw);
  return TARIFF_PLANS.find((id) => id === law?.id) ?? null;
}
