import fc from "fast-check";
import { expect, it } from "vitest";
import { dayFrom, dayName, daylight, dayValue, hourText, northOf, towards } from "./sky";

/** Days of a year without a leap day, counted from 1: 31 in January, 59 to the end of February. */
it.each([
  [1, "1 January", "2026-01-01"],
  [31, "31 January", "2026-01-31"],
  [59, "28 February", "2026-02-28"],
  [60, "1 March", "2026-03-01"],
  [172, "21 June", "2026-06-21"],
  [355, "21 December", "2026-12-21"],
  [365, "31 December", "2026-12-31"],
])("calls day %d the %s", (day, name, value) => {
  expect(dayName(day)).toBe(name);
  expect(dayValue(day, 2026)).toBe(value);
  expect(dayFrom(value)).toBe(day);
});

it("reads every day back that it writes, in any year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 365 }), fc.integer({ min: 1900, max: 2400 }), (day, year) => {
      expect(dayFrom(dayValue(day, year))).toBe(day);
    }),
  );
});

it.each(["", "soon", "06-21", "2026-6-21", "2026-06-21T12:00"])("takes %j for no day", (text) => {
  expect(dayFrom(text)).toBeNull();
});

it("shows the 29 February as the 1 March", () => {
  expect(dayFrom("2028-02-29")).toBe(60);
});

it.each([
  [0, "00:00"],
  [6.5, "06:30"],
  [14.25, "14:15"],
  [23.99, "23:59"],
  [23.999, "00:00"],
])("writes the hour %d as %s", (hour, text) => {
  expect(hourText(hour)).toBe(text);
});

it("says from when to when the sun is up, and nothing where it does not rise", () => {
  const sun = { east: 0, north: 0, up: 0.5 };
  expect(daylight([6, 12, 18].map((hour) => ({ ...sun, hour })))).toEqual({ from: 6, to: 18 });
  expect(daylight([])).toBeNull();
});

/** The house stands still: x along its eave to the right, z out of its front, which looks to the azimuth. */
it.each([
  ["south in front of a house that looks south", 180, { east: 0, north: -1 }, { x: 0, z: 1 }],
  ["west on the left of it", 180, { east: -1, north: 0 }, { x: -1, z: 0 }],
  ["north in front of one that looks north", 0, { east: 0, north: 1 }, { x: 0, z: 1 }],
  ["west on the right of it", 0, { east: -1, north: 0 }, { x: 1, z: 0 }],
  ["east in front of one that looks east", 90, { east: 1, north: 0 }, { x: 0, z: 1 }],
])("puts %s", (_where, azimuth, direction, place) => {
  const point = towards({ ...direction, up: 0 }, azimuth);
  expect(point.x).toBeCloseTo(place.x, 12);
  expect(point.z).toBeCloseTo(place.z, 12);
});

it("turns the sky as a whole: heights stay, and so do lengths", () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(part, part, part, fc.integer({ min: 0, max: 360 }), (east, north, up, azimuth) => {
      const { x, y, z } = towards({ east, north, up }, azimuth);
      expect(y).toBe(up);
      expect(Math.hypot(x, z)).toBeCloseTo(Math.hypot(east, north), 9);
    }),
  );
  expect(northOf(180).z).toBeCloseTo(-1, 12);
});
