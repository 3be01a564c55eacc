import { cited, type CountryMoney, published, tariff, tax } from "./entry";

/** US gallon. [l] */
const GALLON = 3.785411784;
const perLitre = (perGallon: number) => Math.round((perGallon / GALLON) * 1e4) / 1e4;

export const USA: CountryMoney = {
  currency: "USD",
  tariffs: [
    tariff(
      published(
        "price",
        "USD/kWh",
        0.1872,
        "2026-04-26",
        "Electric Power Monthly, table 5.6.A (EIA), Energy Prices Today, 2026-04-26",
        "National mean; states from 13 to 34 cents",
      ),
      { from: "2026-02-01", band: "Residential, national mean" },
    ),
  ],
  petrol: published(
    "price",
    "USD/l",
    perLitre(4.044),
    "2026-04-20",
    "Gasoline and Diesel Fuel Update, EIA, 2026-04-21",
    "$4.044 a gallon",
  ),
  diesel: published(
    "price",
    "USD/l",
    perLitre(3.76),
    "2025-09-30",
    "Where will USA gasoline, diesel prices land (EIA, third quarter 2025), Rigzone, 2025-12-29",
    "$3.76 a gallon",
  ),
  gridEmissions: published(
    "emissions",
    "kg/kWh",
    0.35,
    "2023-12-31",
    "Grid electricity emission factors (EPA eGRID 2023), GreenCalculus, 2026",
  ),
  inflation: published(
    "rate",
    "%/year",
    2.4,
    "2026-01-31",
    "Interest rate outlook shifts after inflation data (BLS), Denver7, 2026-02-13",
  ),
  discountRate: cited("rate", "%/year", 6, "2025-12-31", "Mean rate of a 30-year mortgage, Freddie Mac"),
  loanRate: cited("rate", "%/year", 8, "2025-12-31", "Solar loans of US lenders, without dealer fee"),
  loanTerm: cited("rate", "months", 180, "2025-12-31", "Solar loans of US lenders, 120 to 300 months"),
  solarVat: tax(
    cited("law", "%", 0, "2025-12-31", "No federal value added tax", "Many states exempt solar from their sales tax"),
    null,
  ),
};
