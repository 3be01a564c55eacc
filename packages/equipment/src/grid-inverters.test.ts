import { GRID_INVERTERS } from "@sunwright/engine/sizing/rule/grid-inverters";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

/** Sold in Europe and Africa alone: not in the list of California. [kW] */
const ELSEWHERE = [2, 2.5];
/** Ratings are rounded: a maker's own is this close. */
const CLOSE = 0.05;

it("searches on-grid inverters in ratings that at least four makers list", () => {
  const inverters = equipmentLibrary().records.filter((record) => record.kind === "inverter");
  expect(inverters.length).toBe(1_216);
  for (const rated of GRID_INVERTERS.filter((each) => !ELSEWHERE.includes(each))) {
    const makers = inverters.filter(
      ({ acPower }) => Math.abs(acPower / 1_000 - rated) <= Math.max(CLOSE, 0.02 * rated),
    );
    expect(new Set(makers.map(({ maker }) => maker)).size, `${rated} kW`).toBeGreaterThanOrEqual(4);
  }
});
