import { expect, it } from "vitest";
import { COUNTRIES } from "../parameters/options";
import { tariffPlanOf } from "./tariff-plan-of";
import { planOfLaw, plansToChoose, TARIFF_PLANS, USUAL_PLAN } from "./tariff-plans";
import { tariffByTheHour, tariffOfPanels, tariffsByTheHour } from "./tariffs";

/** The day of the table. */
const TODAY = "2026-11-29";

it("offers each country what a home can be on today, as far as every rate of it is known", () => {
  for (const country of COUNTRIES) {
    const whole = tariffsByTheHour(country).filter(
      (tariff) =>
        "tariff" in tariffPlanOf(tariff) &&
        !tariff.name.includes("business only") &&
        (tariff.valid_to === null || tariff.valid_to >= TODAY),
    );
    expect(plansToChoose(country), country).toEqual(whole.map(({ id }) => id));
    expect(planOfLaw(country), country).toBe(tariffOfPanels(country)?.id ?? null);
  }
});

it("knows every plan that may be said", () => {
  const named = TARIFF_PLANS.filter((id) => id !== USUAL_PLAN);
  expect(named.filter((id) => tariffByTheHour(id) === null)).toEqual([]);
  expect(new Set(COUNTRIES.flatMap((country) => plansToChoose(country)))).toEqual(new Set(named));
});
