import type { CountryFacts, CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { asPlansStand, energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { CHRISTMAS, digits, EASTER_MONDAY, FIFTY_HERTZ, GOOD_FRIDAY, toldOfRoof, WALKWAY } from "./shared-facts";
import { told } from "./told";

const PLANS: Plans = [
  plan({
    band: { id: "household", name: told("germany.household", { kwh: 3_500 }) },
    from: "2026-01-01",
    charges: [
      energy(
        reported("price", "EUR/kWh", 0.372, "2026-03-31", "BDEW-Strompreisanalyse 2026, Stromvermittlung.de, 2026", {
          until: "2026-12-31",
          note: told("germany.basePriceSpread"),
        }),
      ),
    ],
  }),
];

const FEED_IN = "PV-Einspeisevergütung sinkt, heizung.de, 2026-01";
const feedIn = (value: number) =>
  reported("price", "EUR/kWh", value, "2026-08-01", FEED_IN, {
    until: "2027-01-31",
    note: told("germany.feedInTerms"),
  });

const ADAC = "Kraftstoffpreise springen stark nach oben (ADAC), finanznachrichten.de, 2026-03-04";

const MONEY: CountryMoney = {
  currency: "EUR",
  plans: PLANS,
  readings: asPlansStand(PLANS),
  tariffs: tariffsOf(PLANS),
  exports: {
    kind: "paid",
    steps: [
      { upTo: 10, price: feedIn(0.077) },
      { upTo: 40, price: feedIn(0.0666) },
      { upTo: 100, price: feedIn(0.0545) },
    ],
    fixedYears: reported("law", "years", 20, "2026-08-01", FEED_IN),
    powerCap: {
      share: reported("law", "%", 60, "2025-12-22", "PV EEG Einspeisung 2026, tanahlot.de, 2025-12-22", {
        note: told("germany.powerCap"),
      }),
      above: 2,
      upTo: 25,
    },
    // § 51 of the renewables law, for systems since 25 February 2025.
    unpaidBelowZero: reported("law", "EUR/kWh", 0, "2026-08-01", FEED_IN, { note: told("germany.feedInTerms") }),
  },
  petrol: published("price", "EUR/l", 1.897, "2026-03-03", ADAC, { note: told("germany.petrolAtRise") }),
  diesel: published("price", "EUR/l", 1.917, "2026-03-03", ADAC, { note: told("germany.dieselAtRise") }),
  today: GRID_ALL_DAY,
  exchange: marketRate("EUR", 0.880226),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.33,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: reported(
    "rate",
    "%/year",
    2.6,
    "2026-05-31",
    "Preview: Germany June preliminary CPI, Squawk News, 2026-06-30",
  ),
  discountRate: cited("rate", "%/year", 3.5, "2025-12-31", told("germany.housingLoans")),
  loanRate: reported(
    "rate",
    "%/year",
    3.76,
    "2025-05-27",
    "KfW 270: Erneuerbare Energien Standard, Solaraktuell, 2025-05-27",
    { note: told("germany.lowestLoanRate") },
  ),
  loanTerm: reported(
    "rate",
    "months",
    120,
    "2025-05-27",
    "KfW 270: Erneuerbare Energien Standard, Solaraktuell, 2025-05-27",
    { note: told("germany.loanTerms") },
  ),
  solarVat: cited("law", "%", 0, "2023-01-01", "Umsatzsteuergesetz § 12 (3), Nullsteuersatz", {
    note: told("germany.vatOnHomes"),
  }),
};

export const GERMANY: CountryFacts = {
  name: "Germany",
  iso: "DE",
  money: MONEY,
  paystack: [],
  tax: "contained",
  isOneVat: true,
  alsoCalled: "Deutschland",
  dayOrder: "day",
  paper: "A4",
  road: "km",
  clock: { zone: "Europe/Berlin", hours: 1, others: [], steady: [] },
  referenceCity: "de-berlin",
  monthsOfDust: [],
  mains: { ...FIFTY_HERTZ, usual: "230V/50Hz Single Phase" },
  singlePhase: published("law", "VA", 4_600, "2018-11-01", "VDE-AR-N 4105 im Überblick, Solar Energy Consult", {
    note: told("singlePhase.germanyUnbalance"),
  }),
  batteryRooms: null,
  roof: {
    setback: { left: 0.5, right: 0.5, top: 0.3, bottom: 0.3 },
    clearance: 0.1,
    ridge: null,
    walkway: WALKWAY,
    source: toldOfRoof("setback.germany"),
  },
  licences: [],
  address: {
    // "D-80337" is how it was written abroad.
    postcode: digits("postcode", /^(?:DE?)?(\d{5})$/, true, "80337"),
    state: null,
    landmark: false,
    lines: [[["street"]], [["postcode"], ["town", " "]]],
    companyFirst: false,
    source: "DIN 5008; postal addressing systems, sheet DEU, Universal Postal Union",
    asOf: "2026-11-29",
  },
  taxNumber: {
    // USt-IdNr., W-IdNr., and the tax number of an office, of a person or in the form of all states.
    pattern: /^(?:DE\d{9}(?:\d{5})?|\d{10,11}|\d{13})$/,
    example: "DE123456789",
    source: "Bundeszentralamt für Steuern, § 27a UStG, § 139b and § 139c AO; ELSTER, Aufbau der Steuernummer",
    asOf: "2026-11-29",
  },
  invoiceKeeping: {
    years: 8,
    from: "end-of-year",
    source: "UStG, § 14b (1); AO, § 147 (3, 4); BGBl. 2024 I no. 323",
    asOf: "2026-11-26",
  },
  withdrawal: {
    kind: "right",
    days: 14,
    refundsDelivery: true,
    paysReturn: true,
    refundDays: 14,
    workingDay: true,
    source: "§§ 193, 312g, 355, 356, 357 BGB; Directive 2011/83/EU, articles 9, 13 and 14",
    asOf: "2026-11-24",
  },
  saysObligation: true,
  needsLegalPages: true,
  holidays: {
    fixed: ["01-01", "05-01", "10-03", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, 39, 50],
    weekdays: [],
    moves: false,
    source: "Einigungsvertrag, article 2 (2)",
  },
};
