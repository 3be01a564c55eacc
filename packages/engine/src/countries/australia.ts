import type { CountryFacts, CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { asPlansStand, energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import {
  allAround,
  CHRISTMAS,
  coded,
  digits,
  EASTER_MONDAY,
  FIFTY_HERTZ,
  GOOD_FRIDAY,
  toldOfAdvice,
  toldOfRoof,
  WALKWAY,
} from "./shared-facts";
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

const MONEY: CountryMoney = {
  currency: "AUD",
  plans: PLANS,
  readings: asPlansStand(PLANS),
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

/** Source: Australia Post, addressing guidelines; AS 4590. */
const STATES = coded(
  "ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia",
);

export const AUSTRALIA: CountryFacts = {
  name: "Australia",
  iso: "AU",
  money: MONEY,
  paystack: [],
  tax: "contained",
  isOneVat: false,
  alsoCalled: "",
  dayOrder: "day",
  paper: "A4",
  road: "km",
  clock: {
    zone: "Australia/Sydney",
    hours: 10,
    others: [
      {
        zone: "Australia/Adelaide",
        hours: 9.5,
        cities: ["au-adelaide", "au-alice-springs", "au-darwin", "au-katherine"],
      },
      { zone: "Australia/Perth", hours: 8, cities: ["au-broome", "au-kalgoorlie", "au-perth"] },
    ],
    steady: [
      // Queensland ends at 29° S inland and at 28.2° S on the coast.
      {
        beside: "Australia/Sydney",
        zone: "Australia/Brisbane",
        holds: (latitude, longitude) => latitude > (longitude < 151 ? -29 : -28.3),
      },
      { beside: "Australia/Adelaide", zone: "Australia/Darwin", holds: (latitude) => latitude > -26 },
    ],
  },
  referenceCity: "au-sydney",
  monthsOfDust: [],
  mains: { ...FIFTY_HERTZ, usual: "230V/50Hz Single Phase" },
  singlePhase: published("law", "VA", 10_000, "2024-12-31", told("singlePhase.australiaRule"), {
    note: told("singlePhase.australiaOthers"),
  }),
  batteryRooms: toldOfAdvice("roomRule.Australia"),
  roof: {
    setback: allAround(0.2),
    clearance: 0.1,
    ridge: null,
    walkway: WALKWAY,
    source: toldOfRoof("setback.australia"),
  },
  licences: ["SAA accreditation (Australia)"],
  address: {
    postcode: digits("postcode", /^(\d{4})$/, true, "2060"),
    state: { name: "state-or-territory", required: true, options: STATES },
    landmark: false,
    lines: [[["street"]], [["town"], ["state", " "], ["postcode", " "]]],
    companyFirst: true,
    source: "Australia Post, addressing guidelines; postal addressing systems, sheet AUS, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    pattern: /^\d{11}$/,
    example: "12 345 678 901",
    source: "Australian Business Register, ABN format; A New Tax System (Australian Business Number) Act 1999",
    asOf: "2026-11-29",
  },
  // Five years from the transaction or the return it stands in, whichever is later.
  invoiceKeeping: {
    years: 6,
    from: "end-of-year",
    source: "Taxation Administration Act 1953, schedule 1, section 382-5",
    asOf: "2026-11-26",
  },
  // Cooling off is for unsolicited agreements; a change of mind is left to the seller's policy.
  withdrawal: {
    kind: "none",
    source: "Australian Consumer Law, Competition and Consumer Act 2010, schedule 2, sections 69 and 82",
    asOf: "2026-11-24",
  },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-01", "01-26", "04-25", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Fair Work Act 2009, section 115",
  },
};
