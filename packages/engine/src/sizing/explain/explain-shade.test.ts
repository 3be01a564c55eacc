import { describe, expect, it } from "vitest";
import { figuresOf } from "../choice/figures";
import { house } from "../testing/house";
import { explainShade } from "./explain-shade";

const LAGOS = { city: "ng-lagos-ikeja", sunlightSource: "site", systemType: "on-grid" } as const;
const shadeOf = (shadeObjects: string | null) => explainShade(figuresOf(house({ ...LAGOS, shadeObjects })));

it("says nothing where nothing is stated", () => {
  expect(shadeOf(null)).toBeNull();
});

it("says nothing of an array that the search leaves out", () => {
  const outages = { systemType: "hybrid", outageHours: 4, outagesPerYear: 12, hybridGoal: "outage-only" } as const;
  const figures = figuresOf(house({ ...outages, shadeObjects: "tree 6 180 5 8" }));
  expect(figures.choice?.panels).toBe(0);
  expect(explainShade(figures)).toBeNull();
});

describe("what a tree and a house take of a year", () => {
  const shade = shadeOf("tree 1 90 6 9; building 3 270 15 8; vent 150 0 0.1 0.1");
  const [tree, building, vent] = shade?.objects ?? [];

  it("is each year with it beside the year without, and all together no more than their sum", () => {
    expect(tree?.energy.value).toBeGreaterThan(50);
    expect(building?.energy.value).toBeGreaterThan(50);
    expect(vent?.energy.value).toBeLessThan(1);
    const sum = (shade?.objects ?? []).reduce((total, { energy }) => total + energy.value, 0);
    expect(shade?.all.value).toBeGreaterThan(Math.max(tree?.energy.value ?? 0, building?.energy.value ?? 0));
    expect(Math.abs((shade?.all.value ?? 0) / sum - 1)).toBeLessThan(0.25);
  });

  it("is worth what as much costs of the grid of Lagos", () => {
    // 2024 to 2026: ₦ 200 to 260 a kilowatt hour in band A at ₦ 1,350 to 1,650 a dollar; lower bands from ₦ 55.
    const price = (tree?.worth.value ?? 0) / (tree?.energy.value ?? 1);
    expect(price).toBeGreaterThan(0.03);
    expect(price).toBeLessThan(0.25);
    expect((building?.worth.value ?? 0) / (building?.energy.value ?? 1)).toBeCloseTo(price, 9);
  });

  it("would be won back in part, never more than all of it, by a tracker for each panel", () => {
    expect(shade?.wonBack?.value).toBeGreaterThan(0);
    expect(shade?.wonBack?.value).toBeLessThan(shade?.all.value ?? 0);
  });
});
