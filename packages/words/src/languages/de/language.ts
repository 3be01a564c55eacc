import type { Language } from "../../translation";

export const language: Language = {
  tag: "de-DE",
  name: "Deutsch",
  direction: "ltr",
  signed: {},
  // These stand on lines of their own.
  long: ["marketplace.category.breaker", "countries.UK", "subsidies.none", "roof.seasonName"],
  same: [
    "app.kano",
    "auth.drawing.kano",
    "parameters.nasaPower",
    "pay-ways.way.ussd",
    "pay-ways.way.airtel",
    "pay-ways.way.mtn",
    "answers.fetched.nasa-power",
    "simulation-figures.yield.p90Equation",
    "tariff-plans.plan.za-homeflex4-2026",
    "tariff-plans.plan.uk-intelligent-go",
  ],
};
