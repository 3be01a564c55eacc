import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { expect, it } from "vitest";
import { drawnDesign } from "./drawn-design";
import { drawnFlows, flowsOf } from "./drawn-flows";
import { describeFlows } from "./flows-text";
import { formatNumber, kilowattHours } from "./format";
import { verdict, verdictText } from "./verdict";

/** The example of the reference drawing: an off-grid house of 10.17 kWh a day. */
const offGrid = {
  production: 14.99,
  direct: 5.26,
  toBattery: 5.76,
  fromBattery: 5.42,
  surplus: 3.97,
  generator: 0,
  gridImport: 0,
  gridExport: 0,
  load: 10.17,
  served: 10.13,
};

it("splits what leaves the panels into exactly three bands", () => {
  const drawn = drawnFlows(offGrid);
  expect(drawn).toMatchObject({ direct: 5.26, intoBattery: 5.76, surplus: 3.97 });
  expect(drawn.direct + drawn.intoBattery + drawn.surplus).toBeCloseTo(drawn.production, 9);
});

it("leaves unserved what the house asks for and does not get", () => {
  expect(drawnFlows(offGrid).unmet).toBeCloseTo(0.04, 9);
  expect(drawnFlows({ ...offGrid, served: 10.17 - 1e-9 }).unmet).toBe(0);
});

it("sends what is sold through the inverter", () => {
  const sold = drawnFlows({ ...offGrid, surplus: 0, gridExport: 3.7 });
  // 3.97 kWh leave the panels to be sold; the inverter keeps its part.
  expect(sold.direct).toBeCloseTo(5.26 + 3.97, 9);
  expect(sold.direct + sold.intoBattery).toBeCloseTo(sold.production, 9);
});

it("says of a house on the grid in Munich what its headline says: what the sun brings, and what the grid takes", () => {
  const design = sizeSystem(house({ city: "de-munich", sunlightSource: "site", systemType: "on-grid" }));
  const [, share = "", sold = ""] =
    /bring (\d+)% of .* takes ([\d.]+) kWh/.exec(verdictText(verdict(design, "Haus", "EUR"))) ?? [];
  const { load, direct, gridImport, gridExport, surplus, production } = flowsOf(design);
  expect(formatNumber((100 * (load - gridImport)) / load)).toBe(share);
  expect(kilowattHours(gridExport)).toBe(sold);
  // What leaves the panels and is neither used nor sold is called unused; nothing else is called surplus.
  expect(direct + surplus).toBeCloseTo(production, 6);
  const said = describeFlows(drawnDesign(design));
  expect(said).toContain(`it takes ${kilowattHours(gridExport)} kWh`);
  expect(said).not.toContain("surplus");
});
