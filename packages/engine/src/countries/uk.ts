import type { CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

const CAP = "Price cap, 1 October to 31 December 2026 (Ofgem), notes in three public repositories, 2026-10";
const QUARTER = { until: "2026-12-31" };

const PLANS: Plans = [
  plan({
    band: { id: "price-cap", name: told("uk.priceCap") },
    from: "2026-10-01",
    charges: [
      energy(reported("price", "GBP/kWh", 0.2632, "2026-10-01", CAP, { ...QUARTER, note: told("uk.vatIncluded") })),
      {
        kind: "fixed",
        code: "fixed",
        per: "day",
        price: reported("price", "GBP/day", 0.5483, "2026-10-01", CAP, { ...QUARTER, note: told("uk.standingCharge") }),
      },
    ],
  }),
];

const RAC = "Diesel drops by record 17p a litre in June while petrol falls 8p, RAC, 2026-07-02";

export const UK: CountryMoney = {
  currency: "GBP",
  plans: PLANS,
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "paid",
    steps: [
      {
        upTo: null,
        price: reported(
          "price",
          "GBP/kWh",
          0.041,
          "2026-05-01",
          "Smart Export Guarantee 2026: best solar export tariffs, Renewable Ready, 2026-05",
          { note: told("uk.exportWithoutTieIn") },
        ),
      },
    ],
  },
  petrol: published("price", "GBP/l", 1.514, "2026-06-30", RAC),
  diesel: published("price", "GBP/l", 1.6714, "2026-06-30", RAC),
  today: GRID_ALL_DAY,
  exchange: marketRate("GBP", 0.755389),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.177,
    "2025-06-30",
    "Grid electricity emission factors (DESNZ 2025), GreenCalculus, 2026",
  ),
  inflation: reported(
    "rate",
    "%/year",
    3,
    "2026-01-31",
    "UK inflation falls to 3.0 per cent in January (ONS), Access24, 2026-02-18",
  ),
  discountRate: reported("rate", "%/year", 3.75, "2026-06-30", "BoE holds Bank Rate at 3.75%, LiveSquawk, 2026-06", {
    note: told("uk.bankRate"),
  }),
  loanRate: reported("rate", "%/year", 7, "2026-02-01", "Loan calculator UK guide, UK Calculator, 2026-02", {
    note: told("uk.representativeLoan"),
  }),
  loanTerm: cited("rate", "months", 84, "2025-12-31", told("uk.loanTerms")),
  solarVat: published(
    "law",
    "%",
    0,
    "2024-02-01",
    "VAT on solar panels and heat pumps (CBP-8602), House of Commons Library",
    { until: "2027-03-31", note: told("uk.vatLater") },
  ),
};
