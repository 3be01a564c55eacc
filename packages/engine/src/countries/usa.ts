import type { CountryMoney } from "./country";
import { cited, published, reported } from "./entry";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";

/** US gallon. [l] */
const GALLON = 3.785411784;
const perLitre = (perGallon: number) => Math.round((perGallon / GALLON) * 1e4) / 1e4;

/** A mean revenue by the kilowatt hour: fixed charges and taxes are spread in. */
const EIA = "Electric Power Monthly, table 5.6.A (EIA), Energy Prices Today, 2026-04-26";
const residential = (place: string, price: number) =>
  plan({
    band: `Residential, ${place}`,
    from: "2026-02-01",
    charges: [energy(published("price", "USD/kWh", price, "2026-02-28", EIA, { note: "All charges spread in" }))],
  });

const PLANS: Plans = [residential("national mean", 0.1872)];
const STATES: Plans = [
  residential("Alabama", 0.1679),
  residential("Alaska", 0.2657),
  residential("Arizona", 0.1562),
  residential("Arkansas", 0.1332),
  residential("California", 0.3375),
  residential("Colorado", 0.1633),
  residential("Connecticut", 0.2784),
];

export const USA: CountryMoney = {
  currency: "USD",
  plans: PLANS,
  tariffs: tariffsOf([...PLANS, ...STATES]),
  exports: {
    kind: "nothing",
    because: cited("law", "USD/kWh", 0, "2026-07-03", "It goes by state and utility; no price was found"),
  },
  petrol: published(
    "price",
    "USD/l",
    perLitre(4.044),
    "2026-04-20",
    "Gasoline and Diesel Fuel Update, EIA, 2026-04-21",
    { note: "$4.044 a gallon" },
  ),
  diesel: published(
    "price",
    "USD/l",
    perLitre(3.92),
    "2026-03-10",
    "US diesel average hits $4.859 a gallon (EIA outlook), Trucknews, 2026-03-10",
    { until: "2026-12-31", note: "$3.92 a gallon: forecast for October to December 2026" },
  ),
  exchange: cited("assumption", "USD/USD", 1, "2026-01-01", "Parts are priced in US dollars"),
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
    { note: "30-year mortgage" },
  ),
  loanRate: reported(
    "rate",
    "%/year",
    7.5,
    "2025-06-30",
    "U.S. residential solar averages record low $29,000 (EnergySage), pv magazine USA, 2025-09-03",
    { note: "Median of solar loans" },
  ),
  loanTerm: cited("rate", "months", 180, "2025-12-31", "Solar loans of US lenders, 120 to 300 months"),
  solarVat: cited("law", "%", 0, "2025-12-31", "No federal value added tax", {
    note: "Many states exempt solar from their sales tax",
  }),
};
