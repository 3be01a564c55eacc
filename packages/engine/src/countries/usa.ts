import type { Text } from "../units/told";
import type { CountryFacts, CountryMoney } from "./country";
import { cited, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { coded, SPLIT_PHASE, toldOfAdvice, toldOfRoof, UNREAD } from "./shared-facts";
import { told } from "./told";

/** US gallon. [l] */
const GALLON = 3.785411784;
const perLitre = (perGallon: number) => Math.round((perGallon / GALLON) * 1e4) / 1e4;

/** A mean revenue by the kilowatt hour: fixed charges and taxes are spread in. */
const EIA = "Electric Power Monthly, table 5.6.A (EIA), Energy Prices Today, 2026-04-26";
const residential = (id: string, name: Text, price: number) =>
  plan({
    band: { id, name },
    from: "2026-02-01",
    charges: [energy(published("price", "USD/kWh", price, "2026-02-28", EIA, { note: told("usa.allCharges") }))],
  });

const ofState = (state: string, price: number) => residential(state, told("usa.residentialIn", { state }), price);

const PLANS: Plans = [residential("nation", told("usa.residentialMean"), 0.1872)];
const STATES: Plans = [
  ofState("Alabama", 0.1679),
  ofState("Alaska", 0.2657),
  ofState("Arizona", 0.1562),
  ofState("Arkansas", 0.1332),
  ofState("California", 0.3375),
  ofState("Colorado", 0.1633),
  ofState("Connecticut", 0.2784),
];

const MONEY: CountryMoney = {
  currency: "USD",
  plans: PLANS,
  readings: [...PLANS, ...STATES].map((each) => ({
    id: each.band?.id ?? "",
    choice: each.band,
    name: null,
    plans: [each] as const,
  })),
  tariffs: tariffsOf([...PLANS, ...STATES]),
  exports: {
    kind: "nothing",
    because: cited("law", "USD/kWh", 0, "2026-07-03", told("usa.noExportPrice")),
  },
  petrol: published(
    "price",
    "USD/l",
    perLitre(4.044),
    "2026-04-20",
    "Gasoline and Diesel Fuel Update, EIA, 2026-04-21",
    { note: told("usa.petrolByTheGallon") },
  ),
  diesel: published(
    "price",
    "USD/l",
    perLitre(3.92),
    "2026-03-10",
    "US diesel average hits $4.859 a gallon (EIA outlook), Trucknews, 2026-03-10",
    { until: "2026-12-31", note: told("usa.dieselByTheGallon") },
  ),
  today: GRID_ALL_DAY,
  exchange: cited("assumption", "USD/USD", 1, "2026-01-01", told("usa.pricedInDollars")),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.35,
    "2023-12-31",
    "Grid electricity emission factors (EPA eGRID 2023), GreenCalculus, 2026",
  ),
  inflation: reported(
    "rate",
    "%/year",
    2.4,
    "2026-01-31",
    "Interest rate outlook shifts after inflation data (BLS), Denver7, 2026-02-13",
  ),
  discountRate: reported(
    "rate",
    "%/year",
    6.52,
    "2026-06-12",
    "Mortgage and personal-loan rate outlook (Freddie Mac), PayoffMath, 2026-06-12",
    { note: told("usa.mortgage") },
  ),
  loanRate: reported(
    "rate",
    "%/year",
    7.5,
    "2025-06-30",
    "U.S. residential solar averages record low $29,000 (EnergySage), pv magazine USA, 2025-09-03",
    { note: told("usa.medianSolarLoan") },
  ),
  loanTerm: cited("rate", "months", 180, "2025-12-31", told("usa.loanTerms")),
  solarVat: cited("law", "%", 0, "2025-12-31", told("usa.noVat"), {
    note: told("usa.salesTax"),
  }),
};

/** Source: USPS Publication 28, appendix B. */
const ADDRESS_STATES = coded(
  "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming",
);

export const USA: CountryFacts = {
  name: "USA",
  iso: "US",
  money: MONEY,
  paystack: ["card"],
  tax: "added",
  isOneVat: false,
  alsoCalled: "US United States of America",
  dayOrder: "month",
  paper: "LETTER",
  road: "mi",
  clock: {
    zone: "America/New_York",
    hours: -5,
    others: [
      {
        zone: "America/Chicago",
        hours: -6,
        cities: [
          "us-chicago-il",
          "us-dallas-tx",
          "us-fargo-nd",
          "us-houston-tx",
          "us-minneapolis-mn",
          "us-new-orleans-la",
        ],
      },
      {
        zone: "America/Denver",
        hours: -7,
        cities: ["us-denver-co-aurora-buckley", "us-golden-co", "us-phoenix-az", "us-tucson-az-davis-monthan"],
      },
      {
        zone: "America/Los_Angeles",
        hours: -8,
        cities: ["us-las-vegas-nv", "us-los-angeles-ca", "us-port-angeles-wa", "us-san-francisco-ca", "us-seattle-wa"],
      },
      { zone: "America/Anchorage", hours: -9, cities: ["us-sand-point-ak"] },
      { zone: "Pacific/Honolulu", hours: -10, cities: [] },
    ],
    steady: [
      {
        beside: "America/Denver",
        zone: "America/Phoenix",
        holds: (latitude, longitude) => latitude < 37 && longitude < -109.05,
      },
    ],
  },
  referenceCity: "us-new-york-ny-jfk",
  // Rain comes in every month to most of it.
  monthsOfDust: [],
  mains: { frequency: 60, single: [120, 240], three: [208, 480], usual: "120/240V/60Hz Split Phase" },
  singlePhase: cited("law", "VA", 200 * SPLIT_PHASE, "2025-12-31", told("singlePhase.usaServices"), { note: UNREAD }),
  batteryRooms: toldOfAdvice("roomRule.USA"),
  roof: {
    setback: { left: 0.914, right: 0, top: 0.457, bottom: 0 },
    clearance: 0.1,
    ridge: { share: 0.33, setback: 0.914 },
    walkway: {
      width: 0.914,
      source: toldOfRoof("setback.usaWalkway"),
    },
    source: toldOfRoof("setback.usa"),
  },
  licences: [],
  address: {
    postcode: {
      name: "zip",
      required: true,
      pattern: /^(\d{5})(\d{4})?$/,
      joint: "-",
      digitsOnly: true,
      example: "95014",
    },
    state: { name: "state", required: true, options: ADDRESS_STATES },
    landmark: false,
    lines: [[["street"]], [["town"], ["state", ", "], ["postcode", " "]]],
    companyFirst: false,
    source: "USPS Publication 28; postal addressing systems, sheet USA, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    pattern: /^\d{9}$/,
    example: "12-3456789",
    source: "Employer Identification Number, 26 CFR 301.7701-12",
    asOf: "2026-11-29",
  },
  // Six years from the return where income was left out; states ask for three to seven for sales tax.
  invoiceKeeping: {
    years: 7,
    from: "end-of-year",
    source: "Internal Revenue Code, sections 6001 and 6501(e); IRS Publication 583, table 3",
    asOf: "2026-11-26",
  },
  // Applies to sales at the door and at temporary places, not to those by internet, mail or telephone.
  withdrawal: { kind: "none", source: "FTC Cooling-Off Rule, 16 CFR part 429", asOf: "2026-11-24" },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-01", "06-19", "07-04", "11-11", "12-25"],
    easter: [],
    weekdays: [
      [1, 1, 3],
      [2, 1, 3],
      [5, 1, -1],
      [9, 1, 1],
      [10, 1, 2],
      [11, 4, 4],
    ],
    moves: true,
    source: "5 U.S.C. 6103; Federal Reserve Banks, holiday schedule",
  },
};
