import { describe, expect, it } from "vitest";
import type { Design } from "../sizing/design";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { moneyInputOf } from "./money-input";

const NO_SUPPLY = { outageHours: 0, outageStart: 18, generator: "none" } as const;
const design = (systemType: "off-grid" | "on-grid" | "hybrid"): Design => sizeSystem(house({ systemType }));

describe("a design as the ledger reads it", () => {
  it("brings its load, its largest start and its prices", () => {
    const made = design("off-grid");
    const input = moneyInputOf(made, NO_SUPPLY);
    expect(input).toMatchObject({
      systemType: "off-grid",
      gridImport: 0,
      buildCost: made.cost.total.value,
      surgePower: made.load.surgePower.value,
      outage: null,
    });
    expect(input.loadEnergy).toBeCloseTo((365 * made.load.dailyConsumption.value) / 1_000, 9);
  });

  it("buys the rest from the grid: less with a battery than without one", () => {
    const [onGrid, hybrid] = [moneyInputOf(design("on-grid"), NO_SUPPLY), moneyInputOf(design("hybrid"), NO_SUPPLY)];
    const night = design("on-grid").load.nightShare * onGrid.loadEnergy;
    expect(onGrid.gridImport).toBeGreaterThanOrEqual(night - 1e-6);
    expect(onGrid.gridImport).toBeLessThanOrEqual(onGrid.loadEnergy);
    expect(hybrid.gridImport).toBeGreaterThanOrEqual(0);
    expect(hybrid.gridImport).toBeLessThan(onGrid.gridImport);
  });

  it("knows outages of a hybrid only, and no generator where the grid is all there is", () => {
    const supply = { outageHours: 6, outageStart: 18, generator: "petrol" } as const;
    expect(moneyInputOf(design("hybrid"), supply)).toMatchObject({
      outage: { start: 18, hours: 6 },
      generator: "petrol",
    });
    expect(moneyInputOf(design("on-grid"), supply)).toMatchObject({ outage: null, generator: "none" });
    expect(moneyInputOf(design("off-grid"), supply)).toMatchObject({ outage: null, generator: "petrol" });
  });
});
