import type { CountryFacts, CountryMoney } from "./country";
import { type Band, cited, marketRate, published, reported } from "./entry";
import { NO_SET } from "./power-today";
import { plan, type Plans, tariffsOf } from "./tariff-plan";
import { digits, FIFTY_HERTZ, named, onOwnLines, PRACTICE, STREET, UNREAD } from "./shared-facts";
import { told } from "./told";

/** Of 2019: what was written on it since, to June 2026, speaks of surcharges only. */
const DERC = "DERC tariff schedule FY 2019-20, domestic";
const IN_FORCE = "2026-06-01";
const slab = (price: number) => published("price", "INR/kWh", price, IN_FORCE, DERC);
const load = (price: number) => published("price", "INR/kW/month", price, IN_FORCE, DERC);

const between = (from: number, to: number): Band => ({
  id: `delhi-${from}`,
  name: told("india.delhiBetween", { from, to }),
});
const UP_TO_200: Band = { id: "delhi-0", name: told("india.delhiUpTo", { kwh: 200 }) };
const UP_TO_800 = between(401, 800);
const ABOVE_1200: Band = { id: "delhi-1201", name: told("india.delhiAbove", { kwh: 1_200 }) };
/**
 * Before subsidy (up to 200 kWh free, up to 400 at half, to March 2026), the surcharges for deficit and pensions and the 5%
 * electricity tax, whose present bases were not found.
 */
const PLANS: Plans = [
  plan({
    band: { id: "delhi", name: told("india.delhi") },
    from: "2019-08-01",
    charges: [
      {
        kind: "energy",
        code: "energy",
        steps: [
          { upTo: 200, band: UP_TO_200, price: slab(3) },
          { upTo: 400, band: between(201, 400), price: slab(4.5) },
          { upTo: 800, band: UP_TO_800, price: slab(6.5) },
          { upTo: 1_200, band: between(801, 1_200), price: slab(7) },
          { upTo: null, band: ABOVE_1200, price: slab(8) },
        ],
      },
      {
        kind: "capacity",
        code: "capacity",
        steps: [
          { upTo: 2, price: load(20) },
          { upTo: 5, price: load(50) },
          { upTo: 15, price: load(100) },
          { upTo: 25, price: load(200) },
          { upTo: null, price: load(250) },
        ],
      },
      {
        kind: "share",
        code: "powerPurchase",
        rate: reported(
          "law",
          "%",
          16,
          "2026-04-01",
          "Delhi power bills set to pinch every month (Tata Power Delhi), Trendkia, 2026-06",
          { until: "2026-04-30", note: told("india.powerPurchase") },
        ),
        of: ["energy", "capacity"],
      },
    ],
  }),
];

const SUBSIDY = told("india.subsidySource");
const relief = (unit: string, value: number) => cited("law", unit, value, "2026-03-31", SUBSIDY);
/** Up to 200 kWh free, up to 400 at half, at most ₹800: who has applied for it is not said by a bill's amount. */
const SUBSIDISED: Plans = [
  {
    ...PLANS[0],
    charges: [
      ...PLANS[0].charges,
      {
        kind: "relief",
        code: "subsidy",
        freeUpTo: relief("kWh/month", 200),
        halfUpTo: relief("kWh/month", 400),
        halfAtMost: relief("INR/month", 800),
      },
    ],
  },
];

const FUEL = "Petrol and diesel prices today, NewsX, 2026-03-05";
const SBI = "SBI Surya Ghar loan for solar rooftop, HD News Live, undated, 2025 to 2026";

const MONEY: CountryMoney = {
  currency: "INR",
  plans: PLANS,
  readings: [
    { id: "delhi", choice: null, name: told("india.beforeSubsidy"), plans: PLANS },
    { id: "delhi-subsidy", choice: null, name: told("india.withSubsidy"), plans: SUBSIDISED },
  ],
  tariffs: tariffsOf(PLANS, UP_TO_800),
  exports: {
    kind: "offset",
    because: reported("law", "kWp", 1, "2016-12-31", "Delhi's solar net-metering guidelines, Sunkalp, undated, 2016", {
      note: told("india.netMeteringLimit"),
    }),
  },
  petrol: reported("price", "INR/l", 94.72, "2026-03-05", FUEL, { note: told("india.fuelHasRisen") }),
  diesel: reported("price", "INR/l", 87.62, "2026-03-05", FUEL, { note: told("india.fuelHasRisen") }),
  today: {
    gridHours: cited(
      "rate",
      "h/day",
      23.4,
      "2024-12-31",
      "Ministry of Power: hours of supply in towns, answer to Parliament, 2024",
    ),
    setHours: NO_SET,
  },
  exchange: marketRate("INR", 96.0853),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.67,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: reported(
    "rate",
    "%/year",
    4,
    "2026-02-06",
    "RBI holds repo rate at 5.25%, inflation projected at 4.0% for April to June 2026, Outlook Business, 2026-02-06",
    { note: told("india.projectedInflation") },
  ),
  discountRate: cited("rate", "%/year", 7, "2025-12-31", told("india.depositsAndLoans")),
  loanRate: reported("rate", "%/year", 8.15, "2025-12-31", SBI, { note: told("india.loanAboveTwoLakh") }),
  loanTerm: reported("rate", "months", 120, "2025-12-31", SBI, { note: told("india.longestLoan") }),
  solarVat: reported("law", "%", 5, "2025-09-22", "New GST rates on solar power devices, GST Vidhi, 2025-09", {
    note: told("india.vatOnServices"),
  }),
};

/** Source: ISO 3166-2:IN, with the territories of 2019 and 2020. */
const STATES = named(
  "Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh, Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jammu and Kashmir, Jharkhand, Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal",
);

export const INDIA: CountryFacts = {
  name: "India",
  iso: "IN",
  money: MONEY,
  paystack: [],
  tax: "contained",
  isOneVat: false,
  alsoCalled: "",
  dayOrder: "day",
  paper: "A4",
  road: "km",
  clock: { zone: "Asia/Kolkata", hours: 5.5, others: [], steady: [] },
  referenceCity: "in-new-delhi",
  // Before the monsoon, which begins in June.
  monthsOfDust: [12, 1, 2, 3, 4, 5],
  mains: { ...FIFTY_HERTZ, usual: "230V/50Hz Single Phase" },
  singlePhase: cited("law", "VA", 5_000, "2025-12-31", told("singlePhase.indiaCodes"), { note: UNREAD }),
  batteryRooms: null,
  roof: PRACTICE,
  licences: ["Suryamitra certificate (India)"],
  address: {
    postcode: digits("pin", /^([1-9]\d{5})$/, true, "110034"),
    state: { name: "state-or-territory", required: true, options: STATES },
    landmark: true,
    lines: [...onOwnLines(...STREET), [["town"], ["postcode", " "]], [["state"]]],
    companyFirst: false,
    source: "India Post, PIN code directory; postal addressing systems, sheet IND, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    // GSTIN, which holds the PAN of its firm, or the PAN.
    pattern: /^(?:\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[A-Z\d]|[A-Z]{5}\d{4}[A-Z])$/,
    example: "27ABCDE1234F1Z5",
    source: "Central Board of Indirect Taxes and Customs, GSTIN; Income-tax Rules 1962, rule 114, PAN",
    asOf: "2026-11-29",
  },
  // 72 months from the annual return, due on 31 December after a year that ends in March.
  invoiceKeeping: {
    years: 7,
    from: "end-of-year",
    source: "Central Goods and Services Tax Act 2017, section 36",
    asOf: "2026-11-26",
  },
  withdrawal: { kind: "unknown" },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-26", "08-15", "10-02"],
    easter: [],
    weekdays: [],
    moves: false,
    source: "Reserve Bank of India, Negotiable Instruments Act holidays",
  },
};
