import type { Text } from "../units/told";
import type { CountryMoney } from "./country";
import { cited, published, reported } from "./entry";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
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

export const USA: CountryMoney = {
  currency: "USD",
  plans: PLANS,
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
