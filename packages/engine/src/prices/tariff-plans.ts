import type { Country } from "../countries/names";

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

/** Tariffs by the hour of a country that a home is offered: held to the table by `tariff-plans.test.ts`, which is too large for a first page. */
const PLANS_OF: Readonly<Partial<Record<Country, readonly [TariffPlanId, ...TariffPlanId[]]>>> = {
  "South Africa": ["za-homeflex4-2026"],
  USA: ["us-ca-pge-eelec"],
  UK: ["uk-cap-2026q4", "uk-octopus-go", "uk-intelligent-go"],
  Australia: ["au-origin-ergon-tou", "au-dmo8-ausgrid"],
};

/** What the law puts homes on whose panels are registered. */
const BY_LAW: Readonly<Partial<Record<Country, TariffPlanId>>> = { "South Africa": "za-homeflex4-2026" };

export const plansToChoose = (country: Country): readonly TariffPlanId[] => PLANS_OF[country] ?? [];

/** Null where the law leaves homes with panels their tariff. */
export const planOfLaw = (country: Country): TariffPlanId | null => BY_LAW[country] ?? null;
