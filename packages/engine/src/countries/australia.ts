import type { CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

const OFFER = "Default Market Offer 2026–27 (AER), figures in a public repository, 2026-05";
const YEAR = { until: "2027-06-30" };

/** Ausgrid, New South Wales: 1,899.09 AUD for 3,900 kWh, as the offer prints. */
const PLANS: Plans = [
  plan({
    band: { id: "flat-rate", name: told("australia.flatRate") },
    from: "2026-07-01",
    charges: [
      energy(
        published("price", "AUD/kWh", 0.331372, "2026-07-01", OFFER, { ...YEAR, note: told("australia.usageCharge") }),
      ),
      {
        kind: "fixed",
        code: "fixed",
        per: "day",
        price: published("price", "AUD/day", 1.662289, "2026-07-01", OFFER, {
          ...YEAR,
          note: told("australia.supplyCharge"),
        }),
      },
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
