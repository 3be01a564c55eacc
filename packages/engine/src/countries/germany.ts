import { cited, type CountryMoney, published, tariff, tax } from "./entry";

const ADAC = "ADAC: Diesel klettert stark, Regionalupdate, 2025-10-29";
const DESTATIS = "Inflationsrate fällt auf 1,8 Prozent (Destatis), cash.ch, 2026-01-16";

export const GERMANY: CountryMoney = {
  currency: "EUR",
  tariffs: [
    tariff(
      published(
        "price",
        "EUR/kWh",
        0.372,
        "2026-03-31",
        "BDEW-Strompreisanalyse 2026, Stromvermittlung.de, 2026",
        "Household mean, fixed charges spread in",
      ),
      { from: "2026-01-01", until: "2026-12-31", band: "Household, 3,500 kWh a year" },
    ),
  ],
  petrol: published("price", "EUR/l", 1.677, "2025-10-29", ADAC, "Super E10"),
  diesel: published("price", "EUR/l", 1.607, "2025-10-29", ADAC),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.33,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: published("rate", "%/year", 1.8, "2025-12-31", DESTATIS),
  discountRate: cited("rate", "%/year", 3.5, "2025-12-31", "Deutsche Bundesbank, new housing loans to households"),
  loanRate: published(
    "rate",
    "%/year",
    3.76,
    "2025-05-27",
    "KfW 270: Erneuerbare Energien Standard, Solaraktuell, 2025-05-27",
    "Lowest effective rate; rises with the borrower's risk",
  ),
  loanTerm: published(
    "rate",
    "months",
    120,
    "2025-05-27",
    "KfW 270: Erneuerbare Energien Standard, Solaraktuell, 2025-05-27",
    "5 to 30 years",
  ),
  solarVat: tax(
    cited("law", "%", 0, "2023-01-01", "Umsatzsteuergesetz § 12 (3), Nullsteuersatz", "Homes; 30 kWp counts as one"),
    null,
  ),
};
