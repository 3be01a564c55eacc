import { expect, it } from "vitest";
import { examplesTable } from "./tables/examples";

const held = (topic: string, inputs: object, printed: object, absolute: number) => {
  const row = { id: "h-x", topic, inputs, printed, tolerance: { "*": absolute } };
  const { checks, unchecked } = examplesTable(new Map([["h_examples.json", JSON.stringify({ cases: [row] })]]));
  const [check] = checks.map((each) => each.report());
  return { comparisons: check?.comparisons, outside: check?.outside.length, unchecked: unchecked.length };
};
const RIGHT = { comparisons: 1, outside: 0, unchecked: 0 };
const WRONG = { ...RIGHT, outside: 1 };

// Duffie & Beckman, example 1.10.2: Madison, 43° north, 15 April, between 10 and 11 h by the sun: 3.79 MJ/m².
it.each([
  [{ lat: 43, day_of_year: 105, hour_angle_1_deg: -30, hour_angle_2_deg: -15 }],
  [{ lat: 43, day_of_year: 105, hour_start: 10, hour_end: 11 }],
  [{ lat: 43, day_of_year: 105, solar_hours: [10, 11] }],
  [{ lat: 43, day_of_year: 105, hour_angle_deg: -22.5 }],
])("makes the sun of an hour above the air from %j", (inputs) => {
  expect(held("hourly", inputs, { i0_mj_m2: 3.79 }, 0.02)).toEqual(RIGHT);
  expect(held("hourly", inputs, { i0_mj_m2: 3.9 }, 0.02)).toEqual(WRONG);
});

it("adds the hours of a day up to the day, the night left out", () => {
  // The same book, example 1.10.1: 33.8 MJ/m² that day.
  const day = { lat: 43, day_of_year: 105, hour_start: 0, hour_end: 24 };
  expect(held("day", day, { i_mj_m2: 33.8 }, 0.06)).toEqual(RIGHT);
});

// IEC 60364-4-43, 434.5.2: S = I √t ÷ k, by hand: 3000 A for 0.4 s on 70 °C PVC, k 115, ask for 16.499 mm².
it.each([
  [{ fault_current_a: 3_000, time_s: 0.4, k: 115 }, { area_mm2: 16.499 }],
  [{ i_fault_ka: 3, t_s: 0.4, k: 115 }, { s_min_mm2: 16.499 }],
  [{ fault_current_a: 3_000, area_mm2: 16, k: 115 }, { time_s: 0.3762 }],
  [{ k: 115, area_mm2: 16, time_s: 0.4 }, { current_a: 2909.3 }],
  [{ i2t_a2s: 3_600_000, k: 115 }, { area_mm2: 16.499 }],
])("makes what a conductor withstands from %j", (inputs, printed) => {
  expect(held("short-circuit withstand", inputs, printed, 0.06)).toEqual(RIGHT);
});

// leonics.com, How to Design Solar PV System: 1,092 Wh × 3 days ÷ (0.85 × 0.6 × 12 V) = 535.29 Ah.
it.each([
  [{ daily_wh: 1_092, days: 3, dod: 0.6, battery_loss: 0.85, voltage_v: 12 }, { battery_ah: 535.29 }],
  [{ daily_kwh: 1.092, days_of_autonomy: 3, depth_of_discharge_pct: 60, efficiency: 0.85, bus_v: 12 }, { ah: 535.29 }],
  [{ daily_load_ah: 91, autonomy_days: 3, dod: 0.6, eta_battery: 0.85, bus_v: 12 }, { nominal_wh: 6_423.5 }],
])("makes the battery of a house without grid from %j", (inputs, printed) => {
  expect(held("off-grid battery", inputs, printed, 0.06)).toEqual(RIGHT);
});
