import type { CountryMoney } from "./country";
import { cited, inferred, published, reported } from "./entry";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";

const PLANS: Plans = [
  plan({
    band: "Household, 3,500 kWh a year",
    from: "2026-01-01",
    charges: [
      energy(
        reported("price", "EUR/kWh", 0.372, "2026-03-31", "BDEW-Strompreisanalyse 2026, Stromvermittlung.de, 2026", {
          until: "2026-12-31",
          note: "The base price is spread in, so a saved kWh is worth less: installers count about 31 ct",
        }),
      ),
    ],
  }),
];

const feedIn = (value: number) =>
  reported("price", "EUR/kWh", value, "2026-08-01", "PV-Einspeisevergütung sinkt, heizung.de, 2026-01", {
    until: "2027-01-31",
    note: "Surplus of systems started until then, for 20 years; nothing in hours of negative price",
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
    powerCap: {
      share: reported("law", "%", 60, "2025-12-22", "PV EEG Einspeisung 2026, tanahlot.de, 2025-12-22", {
        note: "2 to 25 kWp without a smart meter",
      }),
      above: 2,
      upTo: 25,
    },
  },
  petrol: published("price", "EUR/l", 1.897, "2026-03-03", ADAC, { note: "Super E10, at the start of the rise" }),
  diesel: published("price", "EUR/l", 1.917, "2026-03-03", ADAC, { note: "At the start of the rise" }),
  exchange: inferred("rate", "EUR/USD", 0.8779, "2026-06-23", "1 ÷ $1.1391, Rakuten Securities (FXStreet), 2026-06-23"),
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
  discountRate: cited("rate", "%/year", 3.5, "2025-12-31", "Deutsche Bundesbank, new housing loans to households"),
  loanRate: reported(
    "rate",
    "%/year",
    3.76,
    "2025-05-27",
    "KfW 270: Erneuerbare Energien Standard, Solaraktuell, 2025-05-27",
    { note: "Lowest effective rate; rises with the borrower's risk" },
  ),
  loanTerm: reported(
    "rate",
    "months",
    120,
    "2025-05-27",
    "KfW 270: Erneuerbare Energien Standard, Solaraktuell, 2025-05-27",
    { note: "5 to 30 years" },
  ),
  solarVat: cited("law", "%", 0, "2023-01-01", "Umsatzsteuergesetz § 12 (3), Nullsteuersatz", {
    note: "Homes; 30 kWp counts as one",
  }),
};
