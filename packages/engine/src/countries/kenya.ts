import type { CountryFacts, CountryMoney } from "./country";
import { type Band, cited, type Entry, marketRate, published, reported } from "./entry";
import { NO_SET } from "./power-today";
import { type BillReading, type Charge, plan, type Plans, type TariffPlan, tariffsOf } from "./tariff-plan";
import { CHRISTMAS, digits, EASTER_MONDAY, GOOD_FRIDAY, named, onOwnLines, PRACTICE, STREET } from "./shared-facts";
import { told } from "./told";

const EPRA_TABLE = "Kenya Power tariffs approved by EPRA for 2025/26, Tuko, 2024-07";
const energyOf = (value: number) =>
  reported("price", "KES/kWh", value, "2025-07-01", EPRA_TABLE, { until: "2026-06-30" });

const OCTOBER = "Electricity prices jump in October after EPRA review (gazette notice), Kenyans.co.ke, 2025-10";
const levy = (value: number) =>
  published("price", "KES/kWh", value, "2025-10-01", OCTOBER, { until: "2025-10-31", note: told("kenya.monthlyLevy") });

const CALCULATOR = "KPLC units calculator: government and fixed levies, calculator.co.ke, undated, 2024 to 2025";
/** The day the page speaks of is not printed. */
const UNDATED = "2024-12-31";

/** The inflation adjustment is left out: no figure was found. VAT is on energy, fuel and exchange, as Pulse Live's token shows. */
const LEVIES: readonly Charge[] = [
  { kind: "levy", code: "fuel", price: levy(3.69) },
  { kind: "levy", code: "exchange", price: levy(1.5382) },
  { kind: "levy", code: "water", price: levy(0.0124) },
  { kind: "levy", code: "regulator", price: reported("price", "KES/kWh", 0.08, UNDATED, CALCULATOR) },
  { kind: "share", code: "rural", rate: reported("law", "%", 5, UNDATED, CALCULATOR), of: ["energy"] },
  {
    kind: "share",
    code: "vat",
    rate: reported("law", "%", 16, UNDATED, CALCULATOR),
    of: ["energy", "fuel", "exchange"],
  },
];

const domestic = (band: Band, upTo: number | null, price: Entry) =>
  plan({
    band,
    from: "2025-07-01",
    upTo,
    charges: [{ kind: "energy", code: "energy", steps: [{ upTo: null, price }] }, ...LEVIES],
  });

const LIFELINE: Band = { id: "lifeline", name: told("shared.lifeline", { kwh: 30 }) };
const UP_TO_100: Band = { id: "domestic-to-100", name: told("kenya.domesticBetween", { from: 31, to: 100 }) };
const ABOVE_100: Band = { id: "domestic-above-100", name: told("kenya.domesticAbove", { kwh: 100 }) };
const PLANS: Plans = [
  domestic(LIFELINE, 30, energyOf(12.14)),
  domestic(UP_TO_100, 100, energyOf(16.5)),
  domestic(ABOVE_100, null, energyOf(18.57)),
];

/** The class goes by the mean of three months, which one bill does not say: each is charged on all of the month's energy. */
const ofClass = (each: TariffPlan): BillReading => ({
  id: each.band?.id ?? "",
  choice: null,
  name: each.band?.name ?? null,
  plans: [{ ...each, upTo: null }],
});

const EPRA_FUEL = "EPRA maximum prices in Nairobi, 15 February to 14 March 2026, Pulse Kenya, 2026-02-14";
const ONE_MONTH = { until: "2026-03-14", note: told("kenya.fuelBeforeRise") };

const MONEY: CountryMoney = {
  currency: "KES",
  plans: PLANS,
  readings: PLANS.map(ofClass),
  tariffs: tariffsOf(PLANS, ABOVE_100),
  exports: {
    kind: "nothing",
    because: cited("law", "KES/kWh", 0, "2026-07-03", told("kenya.noNetMetering")),
  },
  petrol: reported("price", "KES/l", 178.28, "2026-02-15", EPRA_FUEL, ONE_MONTH),
  diesel: reported("price", "KES/l", 166.54, "2026-02-15", EPRA_FUEL, ONE_MONTH),
  today: {
    gridHours: cited(
      "rate",
      "h/day",
      23.7,
      "2024-06-30",
      "EPRA, Energy & Petroleum Statistics 2023/24: 9.15 h of outage a month",
    ),
    setHours: NO_SET,
  },
  exchange: marketRate("KES", 129.6747),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.095,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported(
    "rate",
    "%/year",
    4.4,
    "2026-01-31",
    "CBK cuts its rate to 8.75 percent (KNBS on January), Trading Room, 2026-02-10",
  ),
  discountRate: reported(
    "rate",
    "%/year",
    8.75,
    "2026-02-10",
    "CBK lowers Central Bank Rate to 8.75 percent, Business Radar, 2026-02-10",
    { note: told("kenya.bankRate") },
  ),
  loanRate: cited("rate", "%/year", 14.8, "2026-01-31", told("kenya.lendingRate")),
  loanTerm: cited("rate", "months", 36, "2025-12-31", told("kenya.loanTerms")),
  solarVat: reported(
    "law",
    "%",
    0,
    "2024-12-31",
    "VAT exemption policy (VAT Act, specialised solar equipment), Solar Store Kenya",
    { note: told("kenya.vatOnInstallation") },
  ),
};

/** Source: Constitution of Kenya 2010, first schedule. */
const STATES = named(
  "Baringo, Bomet, Bungoma, Busia, Elgeyo-Marakwet, Embu, Garissa, Homa Bay, Isiolo, Kajiado, Kakamega, Kericho, Kiambu, Kilifi, Kirinyaga, Kisii, Kisumu, Kitui, Kwale, Laikipia, Lamu, Machakos, Makueni, Mandera, Marsabit, Meru, Migori, Mombasa, Murang'a, Nairobi, Nakuru, Nandi, Narok, Nyamira, Nyandarua, Nyeri, Samburu, Siaya, Taita-Taveta, Tana River, Tharaka-Nithi, Trans Nzoia, Turkana, Uasin Gishu, Vihiga, Wajir, West Pokot",
);

export const KENYA: CountryFacts = {
  name: "Kenya",
  iso: "KE",
  money: MONEY,
  paystack: ["card", "mpesa", "airtel"],
  tax: "contained",
  isOneVat: true,
  alsoCalled: "",
  dayOrder: "day",
  paper: "A4",
  road: "km",
  clock: { zone: "Africa/Nairobi", hours: 3, others: [], steady: [] },
  referenceCity: "ke-nairobi",
  // Between the long rains of March to May and the short ones of October to December.
  monthsOfDust: [1, 2, 6, 7, 8, 9],
  mains: { frequency: 50, single: [240], three: [415], usual: "230V/50Hz Single Phase" },
  singlePhase: published("law", "VA", 8_000, "2025-12-31", told("singlePhase.kenyaProcedure"), {
    note: told("singlePhase.kenyaLimit"),
  }),
  batteryRooms: null,
  roof: PRACTICE,
  licences: ["EPRA T-class licence (Kenya)"],
  address: {
    postcode: digits("postcode", /^(\d{5})$/, false, "00100"),
    state: { name: "county", required: false, options: STATES },
    landmark: true,
    lines: onOwnLines(...STREET, ["town"], ["postcode"], ["state"]),
    companyFirst: false,
    source: "Postal Corporation of Kenya, postcodes; postal addressing systems, sheet KEN, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    pattern: /^[AP]\d{9}[A-Z]$/,
    example: "P051234567A",
    source:
      "PIN, Kenya Revenue Authority; Information on Tax Identification Numbers, Kenya, OECD Automatic Exchange Portal",
    asOf: "2026-11-29",
  },
  // Five years from the end of the reporting period, which is a year at most.
  invoiceKeeping: {
    years: 6,
    from: "end-of-year",
    source: "Tax Procedures Act 2015, section 23(1)(c)",
    asOf: "2026-11-26",
  },
  withdrawal: { kind: "unknown" },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-01", "05-01", "06-01", "10-10", "10-20", "12-12", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Public Holidays Act, Cap 110",
  },
};
