import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { expect, it } from "vitest";
import { yieldGeometry, yieldSentence, yieldSpread } from "./yearly-yield";

const trace = (value: number): Trace => ({
  id: "yield",
  name: "Yield",
  value,
  unit: "kWh",
  formula: "",
  equation: "",
  inputs: [],
  source: "",
});
const range = { p50: trace(5_000), p90: trace(4_600), years: [4_800, 4_950, 5_050, 5_200] };

it("says how far one year in ten falls below the middle", () => {
  expect(yieldSpread(range)).toBeCloseTo(0.08, 12);
  expect(yieldSentence(range)).toContain("4 simulated years give 4,800 to 5,200 kWh.");
  expect(yieldSentence(range)).toContain("one year in ten falls 8% or more below the middle");
  expect(yieldSpread({ p50: trace(0), p90: trace(0), years: [] })).toBe(0);
});

it("places years and both figures in order on the line, with round marks", () => {
  const at = yieldGeometry(range, 10, 380);
  const order = [10, at.p90, at.years[0], at.years[1], at.p50, at.years[2], at.years[3], 380];
  expect(order.every((place, index) => index === 0 || (place ?? 0) >= (order[index - 1] ?? 0))).toBe(true);
  expect(at.ticks.map(({ value }) => value)).toEqual([4_600, 4_800, 5_000, 5_200]);
});
