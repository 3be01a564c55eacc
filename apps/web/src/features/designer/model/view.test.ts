import fc from "fast-check";
import { expect, it } from "vitest";
import { dragged, drawingScale, FIRST_VIEW, fitted, rotated, wheeled, zoomed } from "./view";

it("tilts from −90° (straight above) to 0° and no further, however far one drags", () => {
  expect(rotated(FIRST_VIEW, 0, 500).pitch, "S-240 at most 0°").toBe(0);
  expect(rotated(FIRST_VIEW, 0, -500).pitch, "S-240 at least −90°").toBe(-90);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }))),
      (moves) => {
        const { pitch, yaw } = moves.reduce((view, [dx, dy]) => dragged(view, dx, dy), FIRST_VIEW);
        expect(pitch).toBeGreaterThanOrEqual(-90);
        expect(pitch).toBeLessThanOrEqual(0);
        expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
      },
    ),
  );
});

it("zooms by 0.9 with a tick of the wheel down and by 1.1 with one up", () => {
  expect(wheeled(FIRST_VIEW, 120).zoom, "S-242 a tick down").toBeCloseTo(0.9, 12);
  expect(wheeled(FIRST_VIEW, -3).zoom, "S-242 a tick up").toBeCloseTo(1.1, 12);
  expect(wheeled(FIRST_VIEW, 0)).toBe(FIRST_VIEW);
});

it("zooms from 0.3 to 2", () => {
  const many = Array.from({ length: 40 }, (_, index) => index);
  expect(many.reduce((view) => wheeled(view, 1), FIRST_VIEW).zoom, "S-241 the least").toBe(0.3);
  expect(many.reduce((view) => wheeled(view, -1), FIRST_VIEW).zoom, "S-241 the most").toBe(2);
  expect(fitted(FIRST_VIEW, 1, { width: 5000, height: 5000 }).zoom).toBe(2);
  expect(fitted(FIRST_VIEW, 900, { width: 500, height: 500 }).zoom).toBe(0.3);
});

it("draws 20 px for a metre at a zoom of 1", () => {
  expect(drawingScale(FIRST_VIEW), "S-243").toBe(20);
  expect(drawingScale(zoomed(FIRST_VIEW, 1.5))).toBe(30);
});
