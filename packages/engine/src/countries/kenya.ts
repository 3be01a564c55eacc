import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const EPRA_TABLE = "Kenya Power tariffs approved by EPRA for 2025/26, Tuko, 2024-07";
const WITHOUT_CHARGES = "Energy charge alone: fuel, exchange and tax charges come on top";
const EPRA_FUEL = "EPRA maximum prices in Nairobi, 15 February to 14 March 2026, Pulse Kenya, 2026-02-14";

export const KENYA: CountryMoney = {
  currency: "KES",
  tariffs: [
    tariff(
      published(
        "price",
        "KES/kWh",
        29.92,
        "2024-12-14",
        "EPRA increases electricity prices, Julisha, 2024-12-14",
        "With charges and taxes",
      ),
      { from: "2024-12-14", band: "Domestic, above 100 kWh a month" },
    ),
    tariff(published("price", "KES/kWh", 16.5, "2025-07-01", EPRA_TABLE, WITHOUT_CHARGES), {
      from: "2025-07-01",
      until: "2026-06-30",
      band: "Domestic, 31 to 100 kWh a month",
    }),
    tariff(published("price", "KES/kWh", 12.14, "2025-07-01", EPRA_TABLE, WITHOUT_CHARGES), {
      from: "2025-07-01",
      until: "2026-06-30",
      band: "Lifeline, up to 30 kWh a month",
    }),
  ],
  petrol: published("price", "KES/l", 178.28, "2026-02-15", EPRA_FUEL),
  diesel: published("price", "KES/l", 166.54, "2026-02-15", EPRA_FUEL),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.095,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: published(
    "rate",
    "%/year",
    4.4,
    "2026-01-31",
    "CBK cuts its rate to 8.75 percent (KNBS on January), Trading Room, 2026-02-10",
  ),
  discountRate: published(
    "rate",
    "%/year",
    8.75,
    "2026-02-10",
    "CBK lowers Central Bank Rate to 8.75 percent, Business Radar, 2026-02-10",
    "Central Bank Rate",
  ),
  loanRate: cited(
    "rate",
    "%/year",
    14.8,
    "2026-01-31",
    "Central Bank of Kenya, weighted mean commercial banks' lending rate",
  ),
  loanTerm: cited("rate", "months", 36, "2025-12-31", "Solar asset finance of Kenyan banks, 12 to 60 months"),
  solarVat: tax(
    published(
      "law",
      "%",
      0,
      "2024-12-31",
      "VAT exemption policy (VAT Act, specialised solar equipment), Solar Store Kenya",
      "Installation may carry 16%",
    ),
    null,
  ),
};
