import type { CountryMoney } from "./country";
import { cited, inferred, published, reported } from "./entry";
import { energy, plan, type Plans, tariffsOf } from "./tariff-plan";

/** The mean cut of April 2026, taken as if it fell on every class alike: its table by class was not found. */
const CUT = "× 1.0986 (January 2026) × (1 − 0.0481) (PURC, Homebase TV, 2026-03-13)";
const PURC = (july: string) => `${july} GHp (PURC, July 2025) × 80.44 ÷ 79.53 (October 2025) ${CUT}`;
const SECOND_QUARTER = { until: "2026-06-30" };
const FROM = "2026-04-01";
const price = (value: number, source: string) =>
  inferred("price", "GHS/kWh", value, "2026-03-13", source, SECOND_QUARTER);

const UP_TO_300 = "Residential, up to 300 kWh a month";
/** VAT on household electricity is suspended since 2024-02-07; what other levies cost was not found. */
const PLANS: Plans = [
  plan({
    band: "Lifeline, up to 30 kWh a month",
    from: FROM,
    upTo: 30,
    charges: [energy(price(0.8412, `80.44 GHp ${CUT}`))],
  }),
  plan({
    band: "Residential",
    from: FROM,
    charges: [
      {
        kind: "energy",
        code: "energy",
        steps: [
          { upTo: 300, band: UP_TO_300, price: price(1.9059, PURC("180.19")) },
          { upTo: null, band: "Residential, above 300 kWh a month", price: price(2.5183, PURC("238.09")) },
        ],
      },
      {
        kind: "fixed",
        code: "fixed",
        per: "month",
        price: reported(
          "price",
          "GHS/month",
          10.7309,
          "2023-12-01",
          "PURC reduces electricity tariff for fourth quarter, ProbServer, 2023-11",
          { until: "2024-02-29", note: "Service charge; no newer one was found" },
        ),
      },
    ],
  }),
];

const NPA = "Petrol, LPG edge higher as diesel price declines slightly (NPA), Adom Online, 2026-06-01";
const FLOOR = { until: "2026-06-15", note: "Least lawful price; stations add their margin" };
const MPC = "Bank of Ghana cuts rates by 250bps, Trading Economics, 2026-01-28";

export const GHANA: CountryMoney = {
  currency: "GHS",
  plans: PLANS,
  tariffs: tariffsOf(PLANS, UP_TO_300),
  exports: {
    kind: "nothing",
    because: cited("law", "GHS/kWh", 0, "2026-07-03", "No price of net metering was found in Ghana"),
  },
  petrol: reported("price", "GHS/l", 15.2, "2026-06-01", NPA, FLOOR),
  diesel: reported("price", "GHS/l", 15.49, "2026-06-01", NPA, FLOOR),
  exchange: reported(
    "rate",
    "GHS/USD",
    10.92,
    "2026-01-28",
    "BoG lowers policy rate from 18% to 15.5% (GhanaWeb), News and Vibes, 2026-01-28",
  ),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.469,
    "2024-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported("rate", "%/year", 5.4, "2025-12-31", MPC),
  discountRate: reported("rate", "%/year", 15.5, "2026-01-28", MPC, { note: "Policy rate" }),
  loanRate: published(
    "rate",
    "%/year",
    20.45,
    "2025-12-31",
    "Bank of Ghana cuts monetary policy rate to 15.50% (MPC statement), Pulse Ghana, 2026-01-29",
    { note: "Mean lending rate" },
  ),
  loanTerm: cited("rate", "months", 36, "2025-12-31", "Personal and asset loans of Ghanaian banks, 12 to 60 months"),
  solarVat: cited("law", "%", 15, "2025-12-31", "Value Added Tax Act 2013 (Act 870), standard rate", {
    note: "Imported panels are exempt; 11% of a finished system were taxes and levies (The Electricity Hub, 2023)",
  }),
};
