import type { CountryMoney } from "./country";
import { cited, marketRate, published, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
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

export const GERMANY: CountryMoney = {
  currency: "EUR",
  plans: PLANS,
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
