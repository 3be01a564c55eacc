import { expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { sizeSystem } from "../size-system";
import { house } from "../testing/house";

const gridOf = (parameters: Partial<ParametersInput>) =>
  sizeSystem(house({ systemType: "on-grid", sunlightSource: "site", ...parameters })).grid;
const CAPE_TOWN = { country: "South Africa", city: "za-cape-town" } as const;

it("shows what an on-grid system comes to with the least and the most sun where the row is of low confidence", () => {
  const grid = gridOf(CAPE_TOWN);
  const { range } = grid ?? {};
  if (grid == null || range === undefined) throw new Error("Cape Town's row is of low confidence");
  // climate-recent.json: nothing recent found, 5.132 kWh/m² a day kept; sunshine hours are good to 8 %.
  expect(range).toMatchObject({ place: "Cape Town" });
  expect([range.least / range.mean, range.most / range.mean]).toEqual([
    expect.closeTo(0.92, 12),
    expect.closeTo(1.08, 12),
  ]);
  const { atLeast, atMost } = range;
  for (const name of ["selfUsed", "sold", "worth"] as const) {
    expect(atLeast[name], name).toBeLessThanOrEqual(grid[name].value);
    expect(atMost[name], name).toBeGreaterThanOrEqual(grid[name].value);
  }
  expect(atLeast.bought).toBeGreaterThan(grid.bought.value);
  expect(atMost.bought).toBeLessThan(grid.bought.value);
  // What the panels could give moves as the sun does, up to the inverter's part load.
  const offered = (at: typeof atLeast) => at.selfUsed + at.sold + at.lost;
  const now = grid.selfUsed.value + grid.sold.value + grid.lost.value;
  expect(offered(atLeast) / now).toBeCloseTo(0.92, 1);
  expect(offered(atMost) / now).toBeCloseTo(1.08, 1);
  // The load is the same.
  expect(atLeast.selfUsed + atLeast.bought).toBeCloseTo(grid.selfUsed.value + grid.bought.value, 6);
});

it("has no range where the sun is sure, or typed", () => {
  expect(gridOf({ country: "Germany", city: "de-berlin" })?.range).toBeUndefined();
  expect(gridOf({ ...CAPE_TOWN, sunlightSource: "typed" })?.range).toBeUndefined();
});
