import { expect, it } from "vitest";
import { niceTicks, ticksBetween } from "./ticks";

it("marks an axis in steps a person reads, the last at or above the largest value", () => {
  expect(niceTicks(470, 4)).toEqual([0, 200, 400, 600]);
  expect(niceTicks(500, 4)).toEqual([0, 200, 400, 600]);
  expect(niceTicks(9.6, 4)).toEqual([0, 2.5, 5, 7.5, 10]);
  expect(niceTicks(0, 4)).toEqual([0, 1]);
});

it("marks a line that does not begin at 0, within its ends", () => {
  expect(ticksBetween(16.2, 22.4, 4)).toEqual([18, 20, 22]);
  expect(ticksBetween(5_199, 6_010, 5)).toEqual([5_200, 5_400, 5_600, 5_800, 6_000]);
});
