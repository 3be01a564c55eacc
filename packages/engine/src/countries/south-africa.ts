import type { CountryFacts, CountryMoney } from "./country";
import { cited, inferred, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { asPlansStand, energy, plan, type Plans, tariffsOf } from "./tariff-plan";
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
} from "./shared-facts";
import { told } from "./told";

const ORION = "Eskom direct tariffs from 1 April 2026 (NERSA), Orion Tech, 2026";
const THIS_YEAR = { until: "2027-03-31" };

const PLANS: Plans = [
  plan({
    band: { id: "homepower", name: told("southAfrica.homepower") },
    from: "2026-04-01",
    charges: [
      energy(
        reported("price", "ZAR/kWh", 3.5556, "2026-04-01", ORION, {
          ...THIS_YEAR,
          note: told("southAfrica.allCharges"),
        }),
      ),
      {
        kind: "fixed",
        code: "fixed",
        per: "month",
        price: inferred("price", "ZAR/month", 533.89, "2026-04-01", told("southAfrica.fixedCharge"), THIS_YEAR),
      },
    ],
  }),
];

const FUEL = "South Africa January 2026 fuel price update (DMPR), ShowMe, 2026-01-07";
const ONE_MONTH = "2026-02-03";
const BOND = "Interest rates rise to 7.0%, BondExcel Cape, 2026-05";

const MONEY: CountryMoney = {
  currency: "ZAR",
  plans: PLANS,
  readings: asPlansStand(PLANS),
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "nothing",
    because: reported(
      "law",
      "ZAR/kWh",
      0,
      "2025-03-31",
      "SAPVIA welcomes Eskom's zero-registration fee, Dataweek, 2025-03",
      { note: told("southAfrica.homeflexCredit") },
    ),
  },
  petrol: reported("price", "ZAR/l", 20.75, "2026-01-07", FUEL, {
    until: ONE_MONTH,
    note: told("southAfrica.petrolInland"),
  }),
  diesel: inferred("price", "ZAR/l", 20.52, "2026-01-07", told("southAfrica.dieselParts"), {
    until: ONE_MONTH,
    note: told("southAfrica.dieselInland"),
  }),
  today: GRID_ALL_DAY,
  exchange: marketRate("ZAR", 16.4401),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.699,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported("rate", "%/year", 4, "2026-04-30", BOND),
  discountRate: reported("rate", "%/year", 10.5, "2026-05-31", BOND, {
    note: told("southAfrica.prime"),
  }),
  loanRate: inferred("rate", "%/year", 13, "2026-05-31", told("southAfrica.loanRateParts")),
  loanTerm: reported("rate", "months", 60, "2024-08-05", "New rooftop solar loan option, BusinessTech, 2024-08-05", {
    note: told("southAfrica.loanTerms"),
  }),
  solarVat: cited("law", "%", 15, "2025-05-01", told("southAfrica.vatAct")),
};

/** Source: Constitution of the Republic of South Africa 1996, section 103. */
const STATES = named(
  "Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, Northern Cape, North West, Western Cape",
);

export const SOUTH_AFRICA: CountryFacts = {
  name: "South Africa",
  iso: "ZA",
  money: MONEY,
  paystack: ["card"],
  tax: "contained",
  isOneVat: true,
  alsoCalled: "RSA",
  dayOrder: "year",
  paper: "A4",
  road: "km",
  clock: { zone: "Africa/Johannesburg", hours: 2, others: [], steady: [] },
  referenceCity: "za-johannesburg",
  // The highveld has rain in summer.
  monthsOfDust: [5, 6, 7, 8, 9],
  mains: { ...FIFTY_HERTZ, usual: "230V/50Hz Single Phase" },
  singlePhase: published("law", "VA", 60 * LINE, "2025-12-31", told("singlePhase.southAfricaPolicy"), {
    note: told("singlePhase.southAfricaLimit"),
  }),
  batteryRooms: null,
  roof: PRACTICE,
  licences: ["PV GreenCard (South Africa)"],
  address: {
    postcode: digits("postcode", /^(\d{4})$/, true, "0083"),
    // Not on the sheet; carriers ask for it, because towns share names.
    state: { name: "province", required: false, options: STATES },
    landmark: false,
    lines: onOwnLines(["street"], ["town"], ["state"], ["postcode"]),
    companyFirst: false,
    source: "South African Post Office, postal codes; postal addressing systems, sheet ZAF, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    // VAT numbers begin with 4, those of income tax with 0, 1, 2, 3 or 9.
    pattern: /^[0-49]\d{9}$/,
    example: "4123456789",
    source: "VAT and income tax reference numbers, South African Revenue Service",
    asOf: "2026-11-29",
  },
  // Five years from the day of the return, which comes in the year after the year of assessment.
  invoiceKeeping: {
    years: 7,
    from: "end-of-year",
    source: "Tax Administration Act 28 of 2011, section 29(3)",
    asOf: "2026-11-26",
  },
  withdrawal: {
    kind: "right",
    days: 7,
    refundsDelivery: true,
    paysReturn: true,
    // Section 44(3).
    refundDays: 30,
    workingDay: false,
    source: "Electronic Communications and Transactions Act 25 of 2002, section 44",
    asOf: "2026-11-24",
  },
  saysObligation: false,
  needsLegalPages: false,
  holidays: {
    fixed: ["01-01", "03-21", "04-27", "05-01", "06-16", "08-09", "09-24", "12-16", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Public Holidays Act 36 of 1994",
  },
};
