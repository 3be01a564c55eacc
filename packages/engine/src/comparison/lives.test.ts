import { expect, it } from "vitest";
import { DEFAULT_CONFIGURATIONS } from "./configuration";
import { batteryLife, inverterLife } from "./lives";
import { priceFactor, warrantyFactor } from "./parts";

const [budget, balanced] = DEFAULT_CONFIGURATIONS;

it("wears a battery out by its cycles or by its calendar, whichever is sooner", () => {
  const mid = { ...budget, qualityTier: "mid" } as const;
  // 1,500 cycles of half the capacity are 750 full ones: five years at 150 a year, nine by the calendar at 25 °C.
  expect(batteryLife(mid, { fullCyclesPerYear: 150, temperature: 25 }).value).toBeCloseTo(5, 12);
  expect(batteryLife(mid, { fullCyclesPerYear: 50, temperature: 25 }).value).toBeCloseTo(9, 12);
  expect(batteryLife(mid, { fullCyclesPerYear: 50, temperature: 35 }).value).toBeCloseTo(4.5, 12);
  expect(batteryLife(mid, { fullCyclesPerYear: 0, temperature: 25 }).value).toBeCloseTo(9, 12);
  // 6,000 cycles of 90% are 5,400: eighteen years at 300 a year, fifteen by the calendar at 25 °C, half of that at 39 °C.
  expect(batteryLife(balanced, { fullCyclesPerYear: 300, temperature: 25 }).value).toBeCloseTo(15, 12);
  expect(batteryLife(balanced, { fullCyclesPerYear: 300, temperature: 39 }).value).toBeCloseTo(7.5, 12);
  expect(batteryLife(balanced, { fullCyclesPerYear: 1_000, temperature: 39 }).value).toBeCloseTo(5.4, 12);
});

it("lets the parts of a dearer tier last longer", () => {
  const lasts = (qualityTier: "budget" | "mid" | "premium") => inverterLife({ ...balanced, qualityTier }).value;
  expect(lasts("mid")).toBe(10);
  expect(lasts("budget")).toBeLessThan(10);
  expect(lasts("premium")).toBeGreaterThan(10);
});

it("asks the specification's prices for a middle tier with ten years of warranty", () => {
  expect(priceFactor({ qualityTier: "mid", warranty: 10 })).toBe(1);
  expect(warrantyFactor(15)).toBeCloseTo(1.05, 12);
  expect(warrantyFactor(5)).toBeCloseTo(0.95, 12);
});
