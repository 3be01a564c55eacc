import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const BIZWATCH = "FG plans tariff adjustment for Bands A, B and C (Minister of Power), BizWatch Nigeria, 2025-02";
const MYTO = "NERC, Multi-Year Tariff Order, non-maximum-demand customers";
const BY_DISTRIBUTOR = "₦32 to ₦52 by distributor; replace it with your own";

export const NIGERIA: CountryMoney = {
  currency: "NGN",
  tariffs: [
    tariff(published("price", "NGN/kWh", 209, "2025-02-28", BIZWATCH), {
      from: "2024-07-01",
      band: "Band A, at least 20 hours a day",
    }),
    tariff(published("price", "NGN/kWh", 63, "2025-02-28", BIZWATCH), {
      from: "2024-01-01",
      band: "Band B, at least 16 hours a day",
    }),
    tariff(cited("price", "NGN/kWh", 50, "2024-12-31", MYTO, BY_DISTRIBUTOR), {
      from: "2024-01-01",
      band: "Band C, at least 12 hours a day",
    }),
    tariff(cited("price", "NGN/kWh", 43, "2024-12-31", MYTO, BY_DISTRIBUTOR), {
      from: "2024-01-01",
      band: "Band D, at least 8 hours a day",
    }),
    tariff(cited("price", "NGN/kWh", 40, "2024-12-31", MYTO, BY_DISTRIBUTOR), {
      from: "2024-01-01",
      band: "Band E, at least 4 hours a day",
    }),
  ],
  petrol: published(
    "price",
    "NGN/l",
    1_034.76,
    "2026-01-31",
    "Petrol Price Watch, January 2026 (NBS), Nairametrics, 2026-02-27",
    "Mean of the states, ₦947 to ₦1,172",
  ),
  diesel: published(
    "price",
    "NGN/l",
    1_789.45,
    "2025-07-31",
    "Diesel Price Watch, July 2025 (NBS), Nairametrics, 2025-08-22",
    "Mean of the states, ₦1,466 to ₦2,341",
  ),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.456,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: published(
    "rate",
    "%/year",
    15.1,
    "2026-01-31",
    "Nigeria inflation slows before first central bank meeting of 2026 (NBS), Reuters, 2026-02-16",
  ),
  discountRate: published(
    "rate",
    "%/year",
    26.5,
    "2026-02-24",
    "CBN reduces interest rate to 26.5 per cent, Premium Times, 2026-02-24",
    "Monetary policy rate",
  ),
  loanRate: published(
    "rate",
    "%/year",
    29.32,
    "2025-12-31",
    "Maximum lending rate dropped to 29.32 per cent in December (CBN), ThisDay, 2026-02-23",
    "Mean of the banks' highest rates",
  ),
  loanTerm: published(
    "rate",
    "months",
    36,
    "2025-07-31",
    "How to qualify for a solar loan in Nigeria, Solarhub, 2025-07",
    "6 to 36 months",
  ),
  solarVat: tax(
    published(
      "law",
      "%",
      0,
      "2021-12-31",
      "VAT (Modification) Order 2021: renewable energy equipment is exempt, Mondaq, 2022",
      "Services carry 7.5%",
    ),
    null,
  ),
};
