import type { ServedAtAge, SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";

const trace = (id: string, value: number, unit: string): Trace => ({
  id,
  name: id,
  value,
  unit,
  formula: "",
  equation: "",
  inputs: [],
  source: "The reference drawing",
});

/** Hours without power of each month in the reference drawing: 36, of which 23 in August. */
const DARK = [0, 0, 0, 5, 0, 0, 6, 23, 2, 0, 0, 0];

/** With new parts and nothing missing, unless changed. */
export const servedAt = (age: ServedAtAge["age"], change: Partial<ServedAtAge> = {}): ServedAtAge => ({
  age,
  year: 0,
  batteryShare: 1,
  panelShare: 1,
  hoursServed: 100,
  nineOfTen: 100,
  chosen: false,
  ...change,
});

/** The simulated years of the reference drawing. */
export const drawnExample = (change: Partial<SimulatedDesign> = {}): SimulatedDesign => ({
  weather: "5 synthetic years of Kano",
  ownWeather: false,
  years: 5,
  shownYear: 0,
  target: trace("target", 99, "%"),
  targetMet: true,
  hoursServed: trace("hours-served", 100 - 36 / 87.6, "%"),
  nineOfTen: trace("nine-of-ten", 99.4, "%"),
  ages: [
    servedAt("new", { year: 0, batteryShare: 1, hoursServed: 99.9, nineOfTen: 99.8 }),
    servedAt("middle", { year: 6, batteryShare: 0.9, hoursServed: 100 - 36 / 87.6, nineOfTen: 99.4, chosen: true }),
    servedAt("end", { year: 12, batteryShare: 0.8, hoursServed: 97, nineOfTen: 96.5 }),
  ],
  unmetHours: trace("unmet-hours", 36, "h"),
  unmetEnergy: trace("unmet-energy", 10.8, "kWh"),
  longestGap: trace("longest-gap", 12, "h"),
  sunlessHours: trace("sunless-hours", 24, "h"),
  generator: null,
  flows: {
    production: 14.99,
    direct: 5.26,
    toBattery: 5.76,
    fromBattery: 5.42,
    surplus: 3.97,
    generator: 0,
    gridImport: 0,
    gridExport: 0,
    load: 10.17,
    served: 10.14,
  },
  months: DARK.map((unmetHours) => ({
    production: 450,
    used: 340,
    surplus: 110,
    load: 309,
    generator: 0,
    gridImport: 0,
    gridExport: 0,
    unmetHours,
  })),
  worstWeek: 221 * 24,
  typicalDay: 100,
  remedies: [],
  curve: [],
  yearlyYield: { p50: trace("yield-p50", 5_471, "kWh"), p90: trace("yield-p90", 5_000, "kWh"), years: [5_471] },
  ...change,
});

/** The same without an hour missing. */
export const withoutGap = (change: Partial<SimulatedDesign> = {}): SimulatedDesign => {
  const { months } = drawnExample();
  return drawnExample({
    hoursServed: trace("hours-served", 100, "%"),
    nineOfTen: trace("nine-of-ten", 100, "%"),
    ages: [servedAt("new"), servedAt("middle", { year: 6, chosen: true }), servedAt("end", { year: 12 })],
    unmetHours: trace("unmet-hours", 0, "h"),
    months: months.map((month) => ({ ...month, unmetHours: 0 })),
    ...change,
  });
};
