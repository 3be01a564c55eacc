import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const MARKET_DATA = "Australian market data (RBA, ABS), LoanMetric, 2026-05-20";

export const AUSTRALIA: CountryMoney = {
  currency: "AUD",
  tariffs: [
    tariff(
      cited(
        "price",
        "AUD/kWh",
        0.38,
        "2025-07-01",
        "Default Market Offer 2025–26, Australian Energy Regulator",
        "Usage charge of a flat tariff in New South Wales",
      ),
      { from: "2025-07-01", until: "2026-06-30", band: "Default Market Offer, flat rate" },
    ),
  ],
  petrol: published(
    "price",
    "AUD/l",
    1.804,
    "2025-12-31",
    "Report on the Australian petroleum market, December quarter 2025 (ACCC), Tiger Brokers, 2026-03",
    "Five largest cities",
  ),
  diesel: published(
    "price",
    "AUD/l",
    1.784,
    "2025-06-30",
    "Average retail petrol prices declined over June quarter (ACCC), PerthNow, 2025-09",
    "Five largest cities",
  ),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.525,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: published("rate", "%/year", 4.6, "2026-04-30", MARKET_DATA),
  discountRate: published("rate", "%/year", 4.35, "2026-05-19", MARKET_DATA, "Cash rate target"),
  loanRate: cited("rate", "%/year", 6.5, "2025-12-31", "Green personal loans of Australian lenders"),
  loanTerm: cited("rate", "months", 84, "2025-12-31", "Green personal loans of Australian lenders, 12 to 120 months"),
  solarVat: tax(cited("law", "%", 10, "2025-12-31", "A New Tax System (Goods and Services Tax) Act 1999"), null),
};
