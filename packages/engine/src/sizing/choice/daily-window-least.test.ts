// Of the rest: hybrids with a daily window against every panel, module and reserve.
import { expect, it } from "vitest";
import { leastOfEveryHybrid } from "../../simulation/testing/every-hybrid";
import { OFFICE } from "../testing/offices";
import { figuresOf } from "./figures";

it.each([
  ["by day", 9, 8],
  ["into the evening", 15, 6],
  ["by night", 21, 8],
  ["from night into day", 4, 8],
])("is never dearer %s than the best of all there is", (_, outageStart, outageHours) => {
  const found = figuresOf({ ...OFFICE, parameters: { ...OFFICE.parameters, outageStart, outageHours } }).choice?.hybrid;
  if (!found) throw new Error("Its outages are served");
  const { point, task, costs } = found;
  const cost = costs.life(point.size, point.year, point.set);
  expect(cost).toBeLessThanOrEqual(1.005 * leastOfEveryHybrid(task, costs.life, cost));
});
