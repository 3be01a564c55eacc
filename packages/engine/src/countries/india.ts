import type { CountryMoney } from "./country";
import { type Band, cited, marketRate, published, reported } from "./entry";
import { NO_SET } from "./power-today";
import { plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

/** Of 2019: what was written on it since, to June 2026, speaks of surcharges only. */
const DERC = "DERC tariff schedule FY 2019-20, domestic";
const IN_FORCE = "2026-06-01";
const slab = (price: number) => published("price", "INR/kWh", price, IN_FORCE, DERC);
const load = (price: number) => published("price", "INR/kW/month", price, IN_FORCE, DERC);

const between = (from: number, to: number): Band => ({
  id: `delhi-${from}`,
  name: told("india.delhiBetween", { from, to }),
});
const UP_TO_200: Band = { id: "delhi-0", name: told("india.delhiUpTo", { kwh: 200 }) };
const UP_TO_800 = between(401, 800);
const ABOVE_1200: Band = { id: "delhi-1201", name: told("india.delhiAbove", { kwh: 1_200 }) };
/**
 * Before subsidy (up to 200 kWh free, up to 400 at half, to March 2026), the surcharges for deficit and pensions and the 5%
 * electricity tax, whose present bases were not found.
 */
const PLANS: Plans = [
  plan({
    band: { id: "delhi", name: told("india.delhi") },
    from: "2019-08-01",
    charges: [
      {
        kind: "energy",
        code: "energy",
        steps: [
          { upTo: 200, band: UP_TO_200, price: slab(3) },
          { upTo: 400, band: between(201, 400), price: slab(4.5) },
          { upTo: 800, band: UP_TO_800, price: slab(6.5) },
          { upTo: 1_200, band: between(801, 1_200), price: slab(7) },
          { upTo: null, band: ABOVE_1200, price: slab(8) },
        ],
      },
      {
        kind: "capacity",
        code: "capacity",
        steps: [
          { upTo: 2, price: load(20) },
          { upTo: 5, price: load(50) },
          { upTo: 15, price: load(100) },
          { upTo: 25, price: load(200) },
          { upTo: null, price: load(250) },
        ],
      },
      {
        kind: "share",
        code: "powerPurchase",
        rate: reported(
          "law",
          "%",
          16,
          "2026-04-01",
          "Delhi power bills set to pinch every month (Tata Power Delhi), Trendkia, 2026-06",
          { until: "2026-04-30", note: told("india.powerPurchase") },
        ),
        of: ["energy", "capacity"],
      },
    ],
  }),
];

const FUEL = "Petrol and diesel prices today, NewsX, 2026-03-05";
const SBI = "SBI Surya Ghar loan for solar rooftop, HD News Live, undated, 2025 to 2026";

export const INDIA: CountryMoney = {
  currency: "INR",
  plans: PLANS,
  tariffs: tariffsOf(PLANS, UP_TO_800),
  exports: {
    kind: "offset",
    because: reported("law", "kWp", 1, "2016-12-31", "Delhi's solar net-metering guidelines, Sunkalp, undated, 2016", {
      note: told("india.netMeteringLimit"),
    }),
  },
  petrol: reported("price", "INR/l", 94.72, "2026-03-05", FUEL, { note: told("india.fuelHasRisen") }),
  diesel: reported("price", "INR/l", 87.62, "2026-03-05", FUEL, { note: told("india.fuelHasRisen") }),
  today: {
    gridHours: cited(
      "rate",
      "h/day",
      23.4,
      "2024-12-31",
      "Ministry of Power: hours of supply in towns, answer to Parliament, 2024",
    ),
    setHours: NO_SET,
  },
  exchange: marketRate("INR", 96.0853),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.67,
    "2025-12-31",
    "Grid electricity emission factors (Ember 2025), GreenCalculus, 2026",
  ),
  inflation: reported(
    "rate",
    "%/year",
    4,
    "2026-02-06",
    "RBI holds repo rate at 5.25%, inflation projected at 4.0% for April to June 2026, Outlook Business, 2026-02-06",
    { note: told("india.projectedInflation") },
  ),
  discountRate: cited("rate", "%/year", 7, "2025-12-31", told("india.depositsAndLoans")),
  loanRate: reported("rate", "%/year", 8.15, "2025-12-31", SBI, { note: told("india.loanAboveTwoLakh") }),
  loanTerm: reported("rate", "months", 120, "2025-12-31", SBI, { note: told("india.longestLoan") }),
  solarVat: reported("law", "%", 5, "2025-09-22", "New GST rates on solar power devices, GST Vidhi, 2025-09", {
    note: told("india.vatOnServices"),
  }),
};
