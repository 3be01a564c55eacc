import type { CountryMoney } from "./country";
import { cited, inferred, reported } from "./entry";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";

const ORION = "Eskom direct tariffs from 1 April 2026 (NERSA), Orion Tech, 2026";
const THIS_YEAR = { until: "2027-03-31" };

const PLANS: Plans = [
  plan({
    band: "Eskom Homepower 1 to 4",
    from: "2026-04-01",
    charges: [
      energy(
        reported("price", "ZAR/kWh", 3.5556, "2026-04-01", ORION, {
          ...THIS_YEAR,
          note: "All charges by the kWh, VAT in: bills of 2025 solve to R3.39 with VAT",
        }),
      ),
      {
        kind: "fixed",
        code: "fixed",
        per: "month",
        price: inferred(
          "price",
          "ZAR/month",
          533.89,
          "2026-04-01",
          "R362.70 × 1.15 (Homepower 4 of 2025/26, MyBroadband, 2025-08) × 1.28 (fixed charges up 28%, JoburgETC, 2026-03)",
          THIS_YEAR,
        ),
      },
    ],
  }),
];

const FUEL = "South Africa January 2026 fuel price update (DMPR), ShowMe, 2026-01-07";
const ONE_MONTH = "2026-02-03";
const BOND = "Interest rates rise to 7.0%, BondExcel Cape, 2026-05";

export const SOUTH_AFRICA: CountryMoney = {
  currency: "ZAR",
  plans: PLANS,
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "nothing",
    because: reported(
      "law",
      "ZAR/kWh",
      0,
      "2025-03-31",
      "SAPVIA welcomes Eskom's zero-registration fee, Dataweek, 2025-03",
      { note: "A credit within own use on the tariff Homeflex, whose prices were not found" },
    ),
  },
  petrol: reported("price", "ZAR/l", 20.75, "2026-01-07", FUEL, {
    until: ONE_MONTH,
    note: "95 octane, inland; in July 2026 about R6 above it",
  }),
  diesel: inferred(
    "price",
    "ZAR/l",
    20.52,
    "2026-01-07",
    "R18.52 wholesale (DMPR, ShowMe, 2026-01-07) + R2 at least at the pump (IOL, 2024-07)",
    { until: ONE_MONTH, note: "0.005% sulphur, inland" },
  ),
  exchange: inferred(
    "rate",
    "ZAR/USD",
    16.04,
    "2026-03-02",
    "R1,108 ÷ $69.08 a barrel, Fuel prices rise as conflict chokes Strait of Hormuz, TimesLIVE, 2026-03-02",
  ),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.699,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported("rate", "%/year", 4, "2026-04-30", BOND),
  discountRate: reported("rate", "%/year", 10.5, "2026-05-31", BOND, {
    note: "Prime: what a home loan costs and its early payment saves",
  }),
  loanRate: inferred(
    "rate",
    "%/year",
    13,
    "2026-05-31",
    "Repo 7.0% (BondExcel Cape, 2026-05) + 6% at most for solar loans (National Treasury, MyBroadband, 2024-08)",
  ),
  loanTerm: reported("rate", "months", 60, "2024-08-05", "New rooftop solar loan option, BusinessTech, 2024-08-05", {
    note: "12 to 72 months, deposit of 10% or more",
  }),
  solarVat: cited("law", "%", 15, "2025-05-01", "Value-Added Tax Act 89 of 1991, standard rate"),
};
