import type { CountryMoney } from "./country";
import { cited, inferred, marketRate, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";
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

export const SOUTH_AFRICA: CountryMoney = {
  currency: "ZAR",
  plans: PLANS,
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
