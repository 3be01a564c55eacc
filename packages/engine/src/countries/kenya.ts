import type { CountryMoney } from "./country";
import { type Band, cited, type Entry, marketRate, published, reported } from "./entry";
import { NO_SET } from "./power-today";
import { type Charge, plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

const EPRA_TABLE = "Kenya Power tariffs approved by EPRA for 2025/26, Tuko, 2024-07";
const energyOf = (value: number) =>
  reported("price", "KES/kWh", value, "2025-07-01", EPRA_TABLE, { until: "2026-06-30" });

const OCTOBER = "Electricity prices jump in October after EPRA review (gazette notice), Kenyans.co.ke, 2025-10";
const levy = (value: number) =>
  published("price", "KES/kWh", value, "2025-10-01", OCTOBER, { until: "2025-10-31", note: told("kenya.monthlyLevy") });

const CALCULATOR = "KPLC units calculator: government and fixed levies, calculator.co.ke, undated, 2024 to 2025";
/** The day the page speaks of is not printed. */
const UNDATED = "2024-12-31";

/** The inflation adjustment is left out: no figure was found. VAT is on energy, fuel and exchange, as Pulse Live's token shows. */
const LEVIES: readonly Charge[] = [
  { kind: "levy", code: "fuel", price: levy(3.69) },
  { kind: "levy", code: "exchange", price: levy(1.5382) },
  { kind: "levy", code: "water", price: levy(0.0124) },
  { kind: "levy", code: "regulator", price: reported("price", "KES/kWh", 0.08, UNDATED, CALCULATOR) },
  { kind: "share", code: "rural", rate: reported("law", "%", 5, UNDATED, CALCULATOR), of: ["energy"] },
  {
    kind: "share",
    code: "vat",
    rate: reported("law", "%", 16, UNDATED, CALCULATOR),
    of: ["energy", "fuel", "exchange"],
  },
];

const domestic = (band: Band, upTo: number | null, price: Entry) =>
  plan({
    band,
    from: "2025-07-01",
    upTo,
    charges: [{ kind: "energy", code: "energy", steps: [{ upTo: null, price }] }, ...LEVIES],
  });

const LIFELINE: Band = { id: "lifeline", name: told("shared.lifeline", { kwh: 30 }) };
const UP_TO_100: Band = { id: "domestic-to-100", name: told("kenya.domesticBetween", { from: 31, to: 100 }) };
const ABOVE_100: Band = { id: "domestic-above-100", name: told("kenya.domesticAbove", { kwh: 100 }) };
const PLANS: Plans = [
  domestic(LIFELINE, 30, energyOf(12.14)),
  domestic(UP_TO_100, 100, energyOf(16.5)),
  domestic(ABOVE_100, null, energyOf(18.57)),
];

const EPRA_FUEL = "EPRA maximum prices in Nairobi, 15 February to 14 March 2026, Pulse Kenya, 2026-02-14";
const ONE_MONTH = { until: "2026-03-14", note: told("kenya.fuelBeforeRise") };

export const KENYA: CountryMoney = {
  currency: "KES",
  plans: PLANS,
  tariffs: tariffsOf(PLANS, ABOVE_100),
  exports: {
    kind: "nothing",
    because: cited("law", "KES/kWh", 0, "2026-07-03", told("kenya.noNetMetering")),
  },
  petrol: reported("price", "KES/l", 178.28, "2026-02-15", EPRA_FUEL, ONE_MONTH),
  diesel: reported("price", "KES/l", 166.54, "2026-02-15", EPRA_FUEL, ONE_MONTH),
  today: {
    gridHours: cited(
      "rate",
      "h/day",
      23.7,
      "2024-06-30",
      "EPRA, Energy & Petroleum Statistics 2023/24: 9.15 h of outage a month",
    ),
    setHours: NO_SET,
  },
  exchange: marketRate("KES", 129.6747),
  gridEmissions: reported(
    "emissions",
    "kg/kWh",
    0.095,
    "2025-12-31",
    "Electricity carbon intensity (Ember via Our World in Data), Africa API, 2026-06-27",
  ),
  inflation: reported(
    "rate",
    "%/year",
    4.4,
    "2026-01-31",
    "CBK cuts its rate to 8.75 percent (KNBS on January), Trading Room, 2026-02-10",
  ),
  discountRate: reported(
    "rate",
    "%/year",
    8.75,
    "2026-02-10",
    "CBK lowers Central Bank Rate to 8.75 percent, Business Radar, 2026-02-10",
    { note: told("kenya.bankRate") },
  ),
  loanRate: cited("rate", "%/year", 14.8, "2026-01-31", told("kenya.lendingRate")),
  loanTerm: cited("rate", "months", 36, "2025-12-31", told("kenya.loanTerms")),
  solarVat: reported(
    "law",
    "%",
    0,
    "2024-12-31",
    "VAT exemption policy (VAT Act, specialised solar equipment), Solar Store Kenya",
    { note: told("kenya.vatOnInstallation") },
  ),
};
