import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const FUEL = "South Africa January 2026 fuel price update (DMPR), ShowMe, 2026-01-07";

export const SOUTH_AFRICA: CountryMoney = {
  currency: "ZAR",
  tariffs: [
    tariff(
      published(
        "price",
        "ZAR/kWh",
        3.5556,
        "2026-04-01",
        "Eskom direct tariffs from 1 April 2026 (NERSA), Orion Tech, 2026",
        "All charges by the kWh; daily charges come on top",
      ),
      { from: "2026-04-01", until: "2027-03-31", band: "Eskom Homepower 1 to 4" },
    ),
  ],
  petrol: published("price", "ZAR/l", 20.75, "2026-01-07", FUEL, "95 octane, inland"),
  diesel: published(
    "price",
    "ZAR/l",
    18.52,
    "2026-01-07",
    FUEL,
    "0.005% sulphur, inland, wholesale; the pump adds to it",
  ),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.699,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: published(
    "rate",
    "%/year",
    3.6,
    "2025-12-31",
    "Repo rate stays unchanged at 6.75%, Daily Dispatch, 2026-01-30",
  ),
  discountRate: published(
    "rate",
    "%/year",
    10.25,
    "2026-01-30",
    "Repo rate unchanged at 6.75%, prime stays at 10.25%, Property24, 2026-01-31",
    "Prime: what a home loan costs and its early payment saves",
  ),
  loanRate: published(
    "rate",
    "%/year",
    12.75,
    "2026-01-30",
    "Repo 6.75% (Daily Dispatch, 2026-01-30) + 6% at most for solar loans (National Treasury, MyBroadband, 2024-08)",
  ),
  loanTerm: published(
    "rate",
    "months",
    60,
    "2024-08-05",
    "New rooftop solar loan option, BusinessTech, 2024-08-05",
    "12 to 72 months, deposit of 10% or more",
  ),
  solarVat: tax(cited("law", "%", 15, "2025-05-01", "Value-Added Tax Act 89 of 1991, standard rate"), null),
};
