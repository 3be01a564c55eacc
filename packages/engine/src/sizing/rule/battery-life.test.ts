import { expect, it } from "vitest";
import { heatFactor } from "./battery-life";

it("halves the calendar life of lead acid for every 10 K above 25 °C, of lithium for every 14 K, and never lengthens it", () => {
  expect(heatFactor("lead_acid", 35)).toBeCloseTo(1 / 2, 12);
  expect(heatFactor("lead_acid", 45)).toBeCloseTo(1 / 4, 12);
  expect(heatFactor("lead_acid", 30)).toBeCloseTo(Math.SQRT1_2, 12);
  expect(heatFactor("lfp", 39)).toBeCloseTo(1 / 2, 12);
  for (const cool of [25, 10, -5]) expect([heatFactor("lfp", cool), heatFactor("lead_acid", cool)]).toEqual([1, 1]);
});
