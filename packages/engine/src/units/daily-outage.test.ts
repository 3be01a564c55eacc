import { expect, it } from "vitest";
import { gridIsThere, gridShare, gridWindows } from "./daily-outage";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

it.each([
  // Away from 22:00 to 02:00, worked out by hand.
  [22, 4, HOURS.slice(2, 22)],
  [6, 1, HOURS.filter((hour) => hour !== 6)],
  [0, 0, HOURS],
  [18, 24, []],
])("knows the hours with grid where it goes at %d:00 for %d h", (outageStart, outageHours, expected) => {
  const outage = { outageStart, outageHours };
  expect(HOURS.filter((hour) => gridIsThere(outage, hour))).toEqual(expected);
  expect(HOURS.filter((hour) => gridShare(outage, hour) === 1)).toEqual(expected);
  const inWindow = (hour: number) =>
    gridWindows(outage).some(([from, to]) => (from <= to ? from <= hour && hour < to : hour >= from || hour < to));
  expect(HOURS.filter(inWindow)).toEqual(expected);
});

it("shares the hour in which an outage ends", () => {
  expect(gridShare({ outageStart: 20, outageHours: 2.25 }, 22)).toBe(0.75);
  expect(gridIsThere({ outageStart: 20, outageHours: 2.25 }, 22)).toBe(false);
});
