import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const PURC =
  "180.19 GHp (PURC, July 2025, Pulse Ghana) × 80.44 ÷ 79.53 (October 2025) × 1.0986 (PURC, January 2026, Sikaman Times)";
const STAR_OIL = "Star Oil pump prices, GhanaWeb, 2026-01-18";

export const GHANA: CountryMoney = {
  currency: "GHS",
  tariffs: [
    tariff(published("price", "GHS/kWh", 2, "2026-01-01", PURC), {
      from: "2026-01-01",
      band: "Residential, up to 300 kWh a month",
    }),
    tariff(published("price", "GHS/kWh", 2.65, "2026-01-01", PURC.replace("180.19", "238.09")), {
      from: "2026-01-01",
      band: "Residential, above 300 kWh a month",
    }),
    tariff(published("price", "GHS/kWh", 0.88, "2026-01-01", "80.44 GHp × 1.0986 (PURC), Sikaman Times, 2025-12"), {
      from: "2026-01-01",
      band: "Lifeline, up to 30 kWh a month",
    }),
  ],
  petrol: published("price", "GHS/l", 9.97, "2026-01-18", STAR_OIL),
  diesel: published("price", "GHS/l", 10.97, "2026-01-18", STAR_OIL),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.469,
    "2024-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: published(
    "rate",
    "%/year",
    8,
    "2025-10-31",
    "Bank of Ghana cuts its rate to 18 percent (IMF on October's inflation), Ghana Eye Report, 2025-11",
  ),
  discountRate: published(
    "rate",
    "%/year",
    18,
    "2025-11-26",
    "Bank of Ghana cuts its rate to 18 percent, Ghana Eye Report, 2025-11",
    "Policy rate",
  ),
  loanRate: cited("rate", "%/year", 22, "2025-11-30", "Bank of Ghana, Summary of Economic and Financial Data"),
  loanTerm: cited("rate", "months", 36, "2025-12-31", "Personal and asset loans of Ghanaian banks, 12 to 60 months"),
  solarVat: tax(
    cited("law", "%", 15, "2025-12-31", "Value Added Tax Act 2013 (Act 870), standard rate", "Levies come on top"),
    null,
  ),
};
