import type { CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

/**
 * The offer is published as a price of the year (1,965 AUD for Ausgrid), without the energy behind it; so neither a price
 * by the kilowatt hour nor a daily charge follows, and that of 2026-27 was not found.
 */
const PLANS: Plans = [
  plan({
    band: { id: "flat-rate", name: told("australia.flatRate") },
    from: "2025-07-01",
    charges: [
      energy(
        cited("price", "AUD/kWh", 0.38, "2025-07-01", "Default Market Offer 2025–26, Australian Energy Regulator", {
          until: "2026-06-30",
          note: told("australia.usageCharge"),
        }),
      ),
    ],
  }),
];

const MAY_CPI = "AU: Releases May CPI, Squawk News, 2026-06-24";

export const AUSTRALIA: CountryMoney = {
  currency: "AUD",
  plans: PLANS,
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "paid",
    steps: [
      {
        upTo: null,
        price: published(
          "price",
          "AUD/kWh",
          0,
          "2025-07-01",
          "Minimum feed-in tariff, Essential Services Commission Victoria, 2025-07",
          { note: told("australia.retailersFeedIn") },
        ),
      },
    ],
  },
  petrol: reported(
    "price",
    "AUD/l",
    1.775,
    "2026-06-06",
    "Australian fuel price report June 2026, PetrolMate, 2026-06-06",
  ),
  diesel: published(
    "price",
    "AUD/l",
    1.784,
    "2025-06-30",
    "Average retail petrol prices declined over June quarter (ACCC), PerthNow, 2025-09",
    { note: told("australia.largestCities") },
  ),
  today: GRID_ALL_DAY,
  exchange: marketRate("AUD", 1.424747),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.525,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: reported("rate", "%/year", 4.2, "2026-04-30", MAY_CPI, { note: told("australia.otherInflation") }),
  discountRate: reported("rate", "%/year", 4.35, "2026-06-16", MAY_CPI, { note: told("australia.cashRate") }),
  loanRate: cited("rate", "%/year", 6.5, "2025-12-31", told("australia.greenLoans")),
  loanTerm: cited("rate", "months", 84, "2025-12-31", told("australia.loanTerms")),
  solarVat: cited("law", "%", 10, "2025-12-31", "A New Tax System (Goods and Services Tax) Act 1999"),
};
