import type { AddressState, CountryFacts, CountryMoney } from "./country";
import { cited, type Entry, inferred, marketRate, published, reported } from "./entry";
import { type ServiceBand, SUPPLY_BY_BAND } from "./service-band";
import { type BillReading, energy, plan, type Plans, type TariffPlan, tariffsOf } from "./tariff-plan";
import {
  CHRISTMAS,
  digits,
  EASTER_MONDAY,
  FIFTY_HERTZ,
  GOOD_FRIDAY,
  LINE,
  named,
  onOwnLines,
  PRACTICE,
  STREET,
  UNREAD,
} from "./shared-facts";
import { told } from "./told";

const BIZWATCH = "FG plans tariff adjustment for Bands A, B and C (Minister of Power), BizWatch Nigeria, 2025-02";
const MYTO = "NERC, Multi-Year Tariff Order, non-maximum-demand customers";
const BY_DISTRIBUTOR = { note: told("nigeria.tariffByDistributor") };

const band = (name: ServiceBand, from: string, price: Entry) =>
  plan({
    band: { id: name, name: told("nigeria.band", { band: name, hours: SUPPLY_BY_BAND[name] }) },
    supplyHours: SUPPLY_BY_BAND[name],
    from,
    charges: [energy(price)],
  });

/** Prepaid by the kilowatt hour, no fixed charge. No source says whether the VAT of 7.5% is in the price. */
const PLANS: Plans = [
  band("A", "2024-07-01", reported("price", "NGN/kWh", 209, "2025-02-28", BIZWATCH)),
  band("B", "2024-01-01", reported("price", "NGN/kWh", 63, "2025-02-28", BIZWATCH)),
  band("C", "2024-01-01", cited("price", "NGN/kWh", 50, "2024-12-31", MYTO, BY_DISTRIBUTOR)),
  band("D", "2024-01-01", cited("price", "NGN/kWh", 43, "2024-12-31", MYTO, BY_DISTRIBUTOR)),
  band("E", "2024-01-01", cited("price", "NGN/kWh", 40, "2024-12-31", MYTO, BY_DISTRIBUTOR)),
];

const VAT = cited("law", "%", 7.5, "2020-02-01", "Value Added Tax Act, section 4, as the Finance Act 2019 has it");
const withVat = (of: TariffPlan): TariffPlan => ({
  ...of,
  charges: [...of.charges, { kind: "share", code: "vat", rate: VAT, of: ["energy"] }],
});

const MONEY: CountryMoney = {
  currency: "NGN",
  plans: PLANS,
  readings: PLANS.flatMap((each): readonly BillReading[] => [
    { id: each.band?.id ?? "", choice: each.band, name: told("nigeria.vatWithin"), plans: [each] },
    { id: `${each.band?.id ?? ""}-vat`, choice: each.band, name: told("nigeria.vatOnTop"), plans: [withVat(each)] },
  ]),
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "nothing",
    because: reported(
      "law",
      "kWp",
      50,
      "2026-06-03",
      "NERC unveils regulations to sell surplus solar power (Net Billing Regulations 2026), The Peoples Insight, 2026-06-04",
      { note: told("nigeria.netBilling") },
    ),
  },
  petrol: reported(
    "price",
    "NGN/l",
    1_245,
    "2026-03-20",
    "Dangote hikes fuel price to N1,245, Leaderbox Africa, 2026-03-21",
    { note: told("nigeria.petrolAtRefinery") },
  ),
  diesel: reported(
    "price",
    "NGN/l",
    1_361.57,
    "2026-01-31",
    "NBS: Lagos tops states with most expensive diesel, Legit.ng, 2026-02",
    { until: "2026-01-31", note: told("nigeria.dieselBeforeRise") },
  ),
  today: {
    gridHours: inferred(
      "rate",
      "h/day",
      8.6,
      "2022-12-31",
      "6.8 h ÷ 44% − 6.8 h: Nigeria's state of power (Stears, Sterling), Tekedia, 2022",
      { note: told("nigeria.powerToday") },
    ),
    setHours: reported(
      "rate",
      "h/day",
      6.8,
      "2022-12-31",
      "Nigeria's state of power (Stears, Sterling), Tekedia, 2022",
    ),
  },
  exchange: marketRate("NGN", 1_326.1644),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.456,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported(
    "rate",
    "%/year",
    15.1,
    "2026-01-31",
    "Nigeria inflation slows before first central bank meeting of 2026 (NBS), Reuters, 2026-02-16",
  ),
  discountRate: reported(
    "rate",
    "%/year",
    26.5,
    "2026-02-24",
    "CBN reduces interest rate to 26.5 per cent, Premium Times, 2026-02-24",
    { note: told("nigeria.policyRate") },
  ),
  loanRate: published(
    "rate",
    "%/year",
    29.32,
    "2025-12-31",
    "Maximum lending rate dropped to 29.32 per cent in December (CBN), ThisDay, 2026-02-23",
    { note: told("nigeria.highestLoanRates") },
  ),
  loanTerm: reported(
    "rate",
    "months",
    36,
    "2025-07-31",
    "How to qualify for a solar loan in Nigeria, Solarhub, 2025-07",
    { note: told("nigeria.loanTerms") },
  ),
  solarVat: reported(
    "law",
    "%",
    0,
    "2025-12-31",
    "Nigeria Customs clarifies free import duty on solar panels (HS 8541.42 and .43), PVknowhow, 2025",
    { until: "2027-12-31", note: told("nigeria.vatOnPanels") },
  ),
};

/** Source: ISO 3166-2:NG; Constitution of the Federal Republic of Nigeria 1999, first schedule. */
const STATES: readonly AddressState[] = [
  ...named(
    "Abia, Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, Ebonyi, Edo, Ekiti, Enugu",
  ),
  { written: "Federal Capital Territory", name: "Federal Capital Territory (Abuja)", also: "FCT" },
  ...named(
    "Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, Yobe, Zamfara",
  ),
];

export const NIGERIA: CountryFacts = {
  name: "Nigeria",
  iso: "NG",
  money: MONEY,
  paystack: ["card", "bank-transfer", "ussd"],
  tax: "contained",
  isOneVat: true,
  alsoCalled: "",
  dayOrder: "day",
  paper: "A4",
  road: "km",
  clock: { zone: "Africa/Lagos", hours: 1, others: [], steady: [] },
  referenceCity: "ng-lagos-ikeja",
  // The harmattan brings dust of the Sahara from November to March.
  monthsOfDust: [11, 12, 1, 2, 3],
  mains: { ...FIFTY_HERTZ, usual: "220V/50Hz Single Phase" },
  singlePhase: cited("law", "VA", 60 * LINE, "2025-12-31", told("singlePhase.nigeriaMeters"), {
    note: UNREAD,
  }),
  batteryRooms: null,
  roof: PRACTICE,
  licences: ["NEMSA certification (Nigeria)", "COREN registration (Nigeria)", "REAN membership (Nigeria)"],
  address: {
    postcode: digits("postcode", /^(\d{6})$/, false, "900001"),
    state: { name: "state", required: false, options: STATES },
    landmark: true,
    lines: [...onOwnLines(...STREET), [["town"], ["postcode", " "]], [["state"]]],
    companyFirst: false,
    source: "NIPOST postcode directory; postal addressing systems, sheet NGA, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    // The Joint Tax Board's, an identity number, the Federal Inland Revenue Service's and the Tax ID since 2026.
    pattern: /^\d{10,13}$/,
    example: "12345678-0001",
    source:
      "Information on Tax Identification Numbers, Nigeria, OECD Automatic Exchange Portal; Tax ID, Nigeria Tax Administration Act 2025",
    asOf: "2026-11-29",
  },
  // Six years after the year of assessment.
  invoiceKeeping: {
    years: 7,
    from: "end-of-year",
    source: "Companies Income Tax Act, section 63; Nigeria Tax Administration Act 2025, section 31",
    asOf: "2026-11-26",
  },
  withdrawal: { kind: "unknown" },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-01", "05-01", "06-12", "10-01", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Public Holidays Act, Cap P40 LFN 2004; Public Holidays (Amendment) Act 2019",
  },
};
