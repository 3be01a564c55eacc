import { expect, it } from "vitest";
import { gridHoursOf } from "./house-of";

it.each([
  ["off-grid", 0, 18, []],
  ["on-grid", 0, 18, Array.from({ length: 24 }, (_, hour) => hour)],
  ["hybrid", 20, 22, [18, 19, 20, 21]],
  ["hybrid", 24, 0, []],
] as const)("knows the hours of the grid: %s, %s h from %s", (systemType, outageHours, outageStart, hours) => {
  expect(gridHoursOf({ systemType, outageHours, outageStart })).toEqual(hours);
});
