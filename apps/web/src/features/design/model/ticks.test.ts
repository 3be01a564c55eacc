import { expect, it } from "vitest";
import { niceTicks } from "./ticks";

it("marks an axis in steps a person reads, the last at or above the largest value", () => {
  expect(niceTicks(470, 4)).toEqual([0, 200, 400, 600]);
  expect(niceTicks(500, 4)).toEqual([0, 200, 400, 600]);
  expect(niceTicks(9.6, 4)).toEqual([0, 2.5, 5, 7.5, 10]);
  expect(niceTicks(0, 4)).toEqual([0, 1]);
});
