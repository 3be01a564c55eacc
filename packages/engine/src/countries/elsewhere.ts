import type { CountryMoney, PlaceFacts } from "./country";
import { cited, reported } from "./entry";
import { GRID_ALL_DAY } from "./power-today";
import { PRACTICE } from "./shared-facts";
import { asPlansStand, energy, plan, type Plans, tariffsOf } from "./tariff-plan";
import { told } from "./told";

/**
 * Any country that has no file of its own. Nothing of it is known: where a figure has to stand so that there is a design,
 * it is the world's mean or ours, says so, and gives way to what a person types. Money is counted in US dollars.
 */
const UNKNOWN = { note: told("elsewhere.typeYours") };

const PLANS: Plans = [
  plan({
    from: "2025-03-31",
    charges: [energy(reported("assumption", "USD/kWh", 0.159, "2025-03-31", told("elsewhere.worldTariff"), UNKNOWN))],
  }),
];

const WORLD_FUEL = told("elsewhere.worldFuel");

const MONEY: CountryMoney = {
  currency: "USD",
  plans: PLANS,
  readings: asPlansStand(PLANS),
  tariffs: tariffsOf(PLANS),
  exports: { kind: "nothing", because: cited("law", "USD/kWh", 0, "2026-11-30", told("elsewhere.exportUnknown")) },
  petrol: cited("assumption", "USD/l", 1.27, "2025-06-30", WORLD_FUEL, UNKNOWN),
  diesel: cited("assumption", "USD/l", 1.2, "2025-06-30", WORLD_FUEL, UNKNOWN),
  today: GRID_ALL_DAY,
  exchange: cited("law", "USD/USD", 1, "2026-11-30", told("elsewhere.dollars")),
  // 473 g in 2024.
  gridEmissions: cited("emissions", "kg/kWh", 0.473, "2024-12-31", told("elsewhere.worldEmissions"), UNKNOWN),
  inflation: cited("assumption", "%/year", 3, "2026-11-30", told("elsewhere.inflation"), UNKNOWN),
  discountRate: cited("assumption", "%/year", 10, "2026-11-30", told("elsewhere.discount"), UNKNOWN),
  loanRate: cited("assumption", "%/year", 12, "2026-11-30", told("elsewhere.loan"), UNKNOWN),
  loanTerm: cited("assumption", "months", 36, "2026-11-30", told("elsewhere.loan"), UNKNOWN),
  solarVat: cited("assumption", "%", 0, "2026-11-30", told("elsewhere.taxUnknown"), UNKNOWN),
};

export const ANYWHERE_ELSE: PlaceFacts = {
  name: "Elsewhere",
  money: MONEY,
  dayOrder: "day",
  paper: "A4",
  road: "km",
  // Standard time goes by the place itself (`time-zone.ts`).
  clock: { zone: "UTC", hours: 0, others: [], steady: [] },
  monthsOfDust: [],
  // Every mains of IEC 60038 and of IEC World Plugs that a choice stands for.
  mains: { frequency: null, single: [110, 220, 230, 240], three: [380, 400, 440], usual: "230V/50Hz Single Phase" },
  singlePhase: cited("assumption", "VA", 10_000, "2026-11-30", told("elsewhere.singlePhase")),
  batteryRooms: null,
  roof: PRACTICE,
};
