import type { Text } from "../units/told";
import type { CountryFacts, CountryMoney } from "./country";
import { type Band, cited, inferred, marketRate, published, reported } from "./entry";
import { NO_SET } from "./power-today";
import { type Charge, asPlansStand, energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import {
  CHRISTMAS,
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

/** The mean cut of April 2026, taken as if it fell on every class alike: its table by class was not found. */
const LIFELINE = told("ghana.lifelinePrice", { pesewas: 80.44 });
const RESIDENTIAL = (pesewas: number) => told("ghana.residentialPrice", { pesewas });
const SECOND_QUARTER = { until: "2026-06-30" };
const FROM = "2026-04-01";
const price = (value: number, source: Text) =>
  inferred("price", "GHS/kWh", value, "2026-03-13", source, SECOND_QUARTER);

const BLOCK = 300;
const UP_TO_300: Band = { id: "residential-first", name: told("ghana.residentialUpTo", { kwh: BLOCK }) };
const ABOVE_300: Band = { id: "residential-rest", name: told("ghana.residentialAbove", { kwh: BLOCK }) };

const PULSE = "PURC hikes power tariff from July 1, Pulse Ghana, 2025-06-25";
const serviceCharge = (value: number): Charge => ({
  kind: "fixed",
  code: "fixed",
  per: "month",
  price: reported("price", "GHS/month", value, "2025-07-01", PULSE, {
    until: "2025-09-30",
    note: told("ghana.serviceCharge"),
  }),
});
const levy = (code: "electrification" | "lighting", percent: number): Charge => ({
  kind: "share",
  code,
  rate: reported(
    "law",
    "%",
    percent,
    "2022-08-31",
    "New electricity tariffs, usingacustomdomain.blogspot.com, 2022-08",
  ),
  of: ["energy"],
});
/** Of the energy alone, as a worked bill of 2022 has them. VAT on household electricity is suspended since 2024-02-07. */
const LEVIES: readonly Charge[] = [levy("electrification", 2), levy("lighting", 3)];
const PLANS: Plans = [
  plan({
    band: { id: "lifeline", name: told("shared.lifeline", { kwh: 30 }) },
    from: FROM,
    upTo: 30,
    charges: [energy(price(0.8412, LIFELINE)), ...LEVIES, serviceCharge(2.13)],
  }),
  plan({
    band: { id: "residential", name: told("ghana.residential") },
    from: FROM,
    charges: [
      {
        kind: "energy",
        code: "energy",
        steps: [
          { upTo: BLOCK, band: UP_TO_300, price: price(1.9059, RESIDENTIAL(180.19)) },
          { upTo: null, band: ABOVE_300, price: price(2.5183, RESIDENTIAL(238.09)) },
        ],
      },
      ...LEVIES,
      serviceCharge(10.730886),
    ],
  }),
];

const NPA = "Petrol, LPG edge higher as diesel price declines slightly (NPA), Adom Online, 2026-06-01";
const FLOOR = { until: "2026-06-15", note: told("ghana.priceFloor") };
const MPC = "Bank of Ghana cuts rates by 250bps, Trading Economics, 2026-01-28";

const MONEY: CountryMoney = {
  currency: "GHS",
  plans: PLANS,
  readings: asPlansStand(PLANS),
  tariffs: tariffsOf(PLANS, UP_TO_300),
  exports: {
    kind: "nothing",
    because: cited("law", "GHS/kWh", 0, "2026-07-03", told("ghana.noNetMetering")),
  },
  petrol: reported("price", "GHS/l", 15.2, "2026-06-01", NPA, FLOOR),
  diesel: reported("price", "GHS/l", 15.49, "2026-06-01", NPA, FLOOR),
  today: {
    gridHours: cited("assumption", "h/day", 23, "2026-01-01", told("ghana.gridToday")),
    setHours: NO_SET,
  },
  exchange: marketRate("GHS", 11.6462),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.469,
    "2024-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported("rate", "%/year", 5.4, "2025-12-31", MPC),
  discountRate: reported("rate", "%/year", 15.5, "2026-01-28", MPC, { note: told("ghana.policyRate") }),
  loanRate: published(
    "rate",
    "%/year",
    20.45,
    "2025-12-31",
    "Bank of Ghana cuts monetary policy rate to 15.50% (MPC statement), Pulse Ghana, 2026-01-29",
    { note: told("ghana.lendingRate") },
  ),
  loanTerm: cited("rate", "months", 36, "2025-12-31", told("ghana.loanTerms")),
  solarVat: cited("law", "%", 15, "2025-12-31", told("ghana.vatAct"), {
    note: told("ghana.vatOnPanels"),
  }),
};

/** Source: ISO 3166-2:GH, with the six regions of 2019. */
const STATES = named(
  "Ahafo, Ashanti, Bono, Bono East, Central, Eastern, Greater Accra, North East, Northern, Oti, Savannah, Upper East, Upper West, Volta, Western, Western North",
);

export const GHANA: CountryFacts = {
  name: "Ghana",
  iso: "GH",
  money: MONEY,
  paystack: ["card", "mtn", "at-money"],
  tax: "contained",
  isOneVat: false,
  alsoCalled: "",
  dayOrder: "day",
  paper: "A4",
  road: "km",
  clock: { zone: "Africa/Accra", hours: 0, others: [], steady: [] },
  referenceCity: "gh-accra",
  monthsOfDust: [11, 12, 1, 2, 3],
  mains: { ...FIFTY_HERTZ, usual: "230V/50Hz Single Phase" },
  singlePhase: cited("law", "VA", 60 * LINE, "2025-12-31", told("singlePhase.ghanaMeters"), { note: UNREAD }),
  batteryRooms: null,
  roof: PRACTICE,
  licences: ["Energy Commission licence (Ghana)"],
  address: {
    // AK-484-9321: region and district, area, place.
    postcode: {
      name: "digital-address",
      required: false,
      pattern: /^([A-Z][A-Z\d])(\d{3,4})(\d{4})$/,
      joint: "-",
      digitsOnly: false,
      example: "GA-184-0905",
    },
    state: { name: "region", required: false, options: STATES },
    landmark: true,
    lines: onOwnLines(...STREET, ["town"], ["postcode"], ["state"]),
    companyFirst: false,
    source:
      "GhanaPostGPS, National Digital Property Addressing System; postal addressing systems, sheet GHA, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    // Or the number of the Ghana card, which persons use since 2021.
    pattern: /^(?:[PCGQV]00[A-Z\d]{8}|GHA\d{10})$/,
    example: "C0001234567",
    source:
      "TIN, Ghana Revenue Authority; Information on Tax Identification Numbers, Ghana, OECD Automatic Exchange Portal",
    asOf: "2026-11-29",
  },
  // Six years from the end of the period.
  invoiceKeeping: {
    years: 7,
    from: "end-of-year",
    source: "Revenue Administration Act 2016 (Act 915), section 27",
    asOf: "2026-11-26",
  },
  withdrawal: { kind: "unknown" },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-01", "01-07", "03-06", "05-01", "07-01", "09-21", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [[12, 5, 1]],
    moves: true,
    source: "Public Holidays and Commemorative Days Act 2001 (Act 601); Amendment Acts 2019, 2025",
  },
};
