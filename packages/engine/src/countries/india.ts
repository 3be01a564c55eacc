import type { CountryMoney } from "./country";
import { cited, published, reported } from "./entry";
import { plan, type Plans, tariffsOf } from "./tariff-plan";

/** Of 2019: what was written on it since, to June 2026, speaks of surcharges only. */
const DERC = "DERC tariff schedule FY 2019-20, domestic";
const IN_FORCE = "2026-06-01";
const slab = (price: number) => published("price", "INR/kWh", price, IN_FORCE, DERC);
const load = (price: number) => published("price", "INR/kW/month", price, IN_FORCE, DERC);

const UP_TO_800 = "Delhi, 401 to 800 kWh a month";
/**
 * Before subsidy (up to 200 kWh free, up to 400 at half, to March 2026), the surcharges for deficit and pensions and the 5%
 * electricity tax, whose present bases were not found.
 */
const PLANS: Plans = [
  plan({
    band: "Delhi",
    from: "2019-08-01",
    charges: [
      {
        kind: "energy",
        code: "energy",
        steps: [
          { upTo: 200, band: "Delhi, up to 200 kWh a month, before subsidy", price: slab(3) },
          { upTo: 400, band: "Delhi, 201 to 400 kWh a month", price: slab(4.5) },
          { upTo: 800, band: UP_TO_800, price: slab(6.5) },
          { upTo: 1_200, band: "Delhi, 801 to 1,200 kWh a month", price: slab(7) },
          { upTo: null, band: "Delhi, above 1,200 kWh a month", price: slab(8) },
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
          { until: "2026-04-30", note: "On energy and fixed charge; changes each month" },
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
      note: "Up to the sanctioned load",
    }),
  },
  petrol: reported("price", "INR/l", 94.72, "2026-03-05", FUEL, { note: "Delhi; it has risen since" }),
  diesel: reported("price", "INR/l", 87.62, "2026-03-05", FUEL, { note: "Delhi; it has risen since" }),
  exchange: reported("rate", "INR/USD", 90.2, "2026-01-31", "Rupee falls to roughly 90.2, MarketWirePro, 2026-01", {
    note: "It has weakened since",
  }),
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
    { note: "A projection: 1.3% was measured in December 2025" },
  ),
  discountRate: cited("rate", "%/year", 7, "2025-12-31", "Fixed deposits and home loans of State Bank of India"),
  loanRate: reported("rate", "%/year", 8.15, "2025-12-31", SBI, { note: "Above ₹2 lakh; 6% up to it" }),
  loanTerm: reported("rate", "months", 120, "2025-12-31", SBI, { note: "At most" }),
  solarVat: reported("law", "%", 5, "2025-09-22", "New GST rates on solar power devices, GST Vidhi, 2025-09", {
    note: "Installation services carry 18%",
  }),
};
