import type { CountryFacts, CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { asPlansStand, energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import {
  allAround,
  CHRISTMAS,
  EASTER_MONDAY,
  FIFTY_HERTZ,
  GOOD_FRIDAY,
  LINE,
  onOwnLines,
  toldOfAdvice,
  toldOfRoof,
  WALKWAY,
} from "./shared-facts";
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

const MONEY: CountryMoney = {
  currency: "GBP",
  plans: PLANS,
  readings: asPlansStand(PLANS),
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

export const UK: CountryFacts = {
  name: "UK",
  iso: "GB",
  money: MONEY,
  paystack: [],
  tax: "contained",
  isOneVat: true,
  alsoCalled: "United Kingdom GB Great Britain",
  dayOrder: "day",
  paper: "A4",
  road: "mi",
  clock: { zone: "Europe/London", hours: 0, others: [], steady: [] },
  referenceCity: "gb-london-heathrow",
  monthsOfDust: [],
  mains: { ...FIFTY_HERTZ, usual: "230V/50Hz Single Phase" },
  singlePhase: published("law", "VA", 100 * LINE, "2025-12-31", "Three-phase electrical supply, Squotipedia", {
    note: told("singlePhase.ukCutOuts"),
  }),
  batteryRooms: toldOfAdvice("roomRule.UK"),
  roof: {
    setback: allAround(0.4),
    clearance: 0.1,
    ridge: null,
    walkway: WALKWAY,
    source: toldOfRoof("setback.uk"),
  },
  licences: ["MCS certification (UK)"],
  address: {
    // The second half leaves out the letters that are easily misread.
    postcode: {
      name: "postcode",
      required: true,
      pattern: /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/,
      joint: " ",
      digitsOnly: false,
      example: "SW1A 1AA",
    },
    state: null,
    landmark: false,
    lines: onOwnLines(["street"], ["town"], ["postcode"]),
    companyFirst: false,
    source:
      "Royal Mail, Postcode Address File programmers' guide; BS 7666; postal addressing systems, sheet GBR, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    // VAT numbers of traders, branches, government departments and health authorities; the reference of a taxpayer.
    pattern: /^(?:(?:GB|XI)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})|\d{10})$/,
    example: "GB123456789",
    source: "VAT Registration Number and Unique Taxpayer Reference, HM Revenue & Customs",
    asOf: "2026-11-29",
  },
  invoiceKeeping: {
    years: 6,
    from: "issue",
    source: "Value Added Tax Act 1994, schedule 11, paragraph 6(3); HMRC VAT Notice 700/21, section 2",
    asOf: "2026-11-26",
  },
  withdrawal: {
    kind: "right",
    days: 14,
    refundsDelivery: true,
    paysReturn: true,
    refundDays: 14,
    workingDay: false,
    source: "Consumer Contracts Regulations 2013 (SI 2013/3134), regulations 29, 30, 34 and 35",
    asOf: "2026-11-24",
  },
  saysObligation: true,
  needsLegalPages: true,
  holidays: {
    fixed: ["01-01", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [
      [5, 1, 1],
      [5, 1, -1],
      [8, 1, -1],
    ],
    moves: true,
    source: "Banking and Financial Dealings Act 1971, schedule 1 (England and Wales)",
  },
};
