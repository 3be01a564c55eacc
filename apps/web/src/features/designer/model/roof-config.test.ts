import fc from "fast-check";
import { expect, it } from "vitest";
import { BOUNDS, clamped, compassName, ROOF_FIELDS, snapped } from "./roof-config";

/** Source: marketplace specification, section 5, designer sliders. */
it.each([
  ["width", 6, 20, 0.5],
  ["height", 4, 15, 0.5],
  ["tilt", 0, 60, 5],
  ["azimuth", 0, 360, 15],
] as const)("lets %s go from %d to %d in steps of %d", (field, min, max, step) => {
  expect(BOUNDS[field]).toMatchObject({ min, max, step });
  expect([min - 100, min, max, max + 100].map((value) => snapped(field, value))).toEqual([min, min, max, max]);
  expect(snapped(field, min + 1.4 * step)).toBeCloseTo(min + step, 9);
  expect(snapped(field, min + 1.6 * step)).toBeCloseTo(min + 2 * step, 9);
});

it.each(ROOF_FIELDS)("puts any %s on the nearest step within its bounds, and leaves one that is there", (field) => {
  const { min, max, step } = BOUNDS[field];
  fc.assert(
    fc.property(fc.double({ min: min - 50, max: max + 50, noNaN: true }), (value) => {
      const near = snapped(field, value);
      expect(near).toBeGreaterThanOrEqual(min);
      expect(near).toBeLessThanOrEqual(max);
      expect(Math.abs((near - min) / step - Math.round((near - min) / step))).toBeLessThan(1e-9);
      expect(Math.abs(near - clamped(field, value))).toBeLessThanOrEqual(step / 2 + 1e-9);
      expect(snapped(field, near)).toBe(near);
    }),
  );
});

it("keeps a measured side as it is within the bounds", () => {
  expect([5.9, 6, 11.37, 20, 20.1].map((width) => clamped("width", width))).toEqual([6, 6, 11.37, 20, 20]);
});

it.each([
  [0, "north"],
  [22.4, "north"],
  [22.6, "northeast"],
  [45, "northeast"],
  [90, "east"],
  [135, "southeast"],
  [180, "south"],
  [225, "southwest"],
  [270, "west"],
  [315, "northwest"],
  [337.6, "north"],
  [360, "north"],
  [-90, "west"],
  [765, "northeast"],
] as const)("names %d° by the nearest of eight points of the compass: %s", (azimuth, name) => {
  expect(compassName(azimuth)).toBe(name);
});
