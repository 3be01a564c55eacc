import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const RAC = "RAC Fuel Watch, end of November 2025, Forecourt Trader, 2025-12";
const ONS = "UK inflation falls to 3.0 per cent in January (ONS), Access24, 2026-02-18";

export const UK: CountryMoney = {
  currency: "GBP",
  tariffs: [
    tariff(
      published(
        "price",
        "GBP/kWh",
        0.2611,
        "2026-07-01",
        "Ofgem raises UK energy price cap 13% for July to September 2026, Particle, 2026-05-27",
        "Mean unit rate; the standing charge comes on top",
      ),
      { from: "2026-07-01", until: "2026-09-30", band: "Price cap, direct debit" },
    ),
  ],
  petrol: published("price", "GBP/l", 1.3717, "2025-11-30", RAC),
  diesel: published("price", "GBP/l", 1.4657, "2025-11-30", RAC),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.177,
    "2025-06-30",
    "Grid electricity emission factors (DESNZ 2025), GreenCalculus, 2026",
  ),
  inflation: published("rate", "%/year", 3, "2026-01-31", ONS),
  discountRate: published("rate", "%/year", 3.75, "2026-02-18", ONS, "Bank Rate"),
  loanRate: cited("rate", "%/year", 7.9, "2025-12-31", "Unsecured home improvement loans of UK lenders"),
  loanTerm: cited(
    "rate",
    "months",
    84,
    "2025-12-31",
    "Unsecured home improvement loans of UK lenders, 12 to 120 months",
  ),
  solarVat: tax(
    published(
      "law",
      "%",
      0,
      "2024-02-01",
      "VAT on solar panels and heat pumps (CBP-8602), House of Commons Library",
      "5% from 1 April 2027",
    ),
    "2027-03-31",
  ),
};
