import type { MoneyInput } from "../money-input";

/** 1 kW in the five hours from 18:00, and a motor that starts at 2 kW. */
export const EVENING: MoneyInput = {
  systemType: "off-grid",
  loadEnergy: 1_825,
  servedEnergy: 1_825,
  hourlyPower: Array.from({ length: 24 }, (_, hour) => (hour >= 18 && hour < 23 ? 1_000 : 0)),
  surgePower: 2_000,
  buildCost: 5_000,
  batteryCost: 2_000,
  inverterCost: 1_000,
  batteryYears: 12,
  inverterYears: 10,
  gridImport: 0,
  gridExport: 0,
  arrayKw: 1,
  standby: null,
  generatorShare: 1,
  generator: "none",
  outage: null,
  energySource: "Example",
};
