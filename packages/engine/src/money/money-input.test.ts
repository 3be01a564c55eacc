import { describe, expect, it } from "vitest";
import type { Design, ParametersInput } from "../sizing/design";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { moneyInputOf } from "./money-input";

const design = (systemType: "off-grid" | "on-grid" | "hybrid", change: Partial<ParametersInput> = {}): Design =>
  sizeSystem(house({ systemType, ...change }));

describe("a design as the ledger reads it", () => {
  it("brings its load, its largest start, its prices and its simulated year", () => {
    const made = design("off-grid");
    expect(moneyInputOf(made)).toMatchObject({
      systemType: "off-grid",
      gridImport: 0,
      generatorEnergy: 0,
      buildCost: made.cost.total.value,
      surgePower: made.load.surgePower.value,
      servedEnergy: 365 * (made.simulation?.flows.served ?? NaN),
      outage: null,
    });
  });

  it("buys from the grid what the simulated years bought, less with a battery that is to save it", () => {
    const independent = design("hybrid", { hybridGoal: "least-grid" });
    const [onGrid, hybrid] = [moneyInputOf(design("on-grid")), moneyInputOf(independent)];
    expect(onGrid?.gridImport).toBeGreaterThan(0);
    expect(onGrid?.gridImport).toBeLessThan(onGrid?.loadEnergy ?? NaN);
    expect(hybrid?.gridImport).toBeLessThan(onGrid?.gridImport ?? NaN);
  });

  it("is nothing without a load", () => {
    const idle = { kind: "direct", dailyConsumption: 0, peakPower: 0 } as const;
    expect(moneyInputOf(sizeSystem({ ...house(), load: idle }))).toBeNull();
  });

  it("knows outages of a hybrid only, and no generator where the grid is all there is", () => {
    const supply = { outageHours: 6, outageStart: 18, generator: "petrol" } as const;
    expect(moneyInputOf(design("hybrid", supply))).toMatchObject({
      outage: { start: 18, hours: 6 },
      generator: "petrol",
    });
    expect(moneyInputOf(design("on-grid", supply))).toMatchObject({ outage: null, generator: "none" });
    expect(moneyInputOf(design("off-grid", supply))).toMatchObject({ outage: null, generator: "petrol" });
  });
});
