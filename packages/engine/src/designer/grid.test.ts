import fc from "fast-check";
import { expect, it } from "vitest";
import { boxOf, overlap } from "../geometry/rectangle";
import { GRID_SPACING, gridLayout, panelsPerAxis } from "./grid";

const DEFAULT_ROOF = { width: 12, height: 8 };
const PANEL = { width: 2, height: 1 };

it("holds floor((dimension − 0.2) ÷ (panel size + 0.2)) panels per axis: 5 × 6 = 30 on the default roof, 27 turned", () => {
  expect(panelsPerAxis(12, 2), "S-245 floor((12 − 0.2) ÷ 2.2)").toBe(5);
  expect(panelsPerAxis(8, 1), "S-245 floor((8 − 0.2) ÷ 1.2)").toBe(6);
  expect(gridLayout(DEFAULT_ROOF, PANEL), "S-245 5 × 6 = 30 panels").toHaveLength(30);
  expect(gridLayout(DEFAULT_ROOF, { width: 1, height: 2 })).toHaveLength(27);
});

it("counts exact fits, which 20 m are for nine panels of 2 m, and nothing where no panel fits", () => {
  // (20 − 0.2) ÷ 2.2 = 9 exactly, which floating point makes 8.999….
  expect(panelsPerAxis(20, 2), "S-245 floor((20 − 0.2) ÷ 2.2)").toBe(9);
  expect(panelsPerAxis(9, 2)).toBe(4);
  expect(panelsPerAxis(1.4, 1)).toBe(1);
  expect(panelsPerAxis(1.3, 1)).toBe(0);
  expect(panelsPerAxis(0, 1)).toBe(0);
});

it("spaces panels 0.2 m apart, and at least as far from the edges", () => {
  const side = fc.integer({ min: 8, max: 40 }).map((halves) => halves / 2);
  fc.assert(
    fc.property(side, side, (width, height) => {
      const panels = gridLayout({ width, height }, PANEL);
      const lefts = [...new Set(panels.map(({ x }) => x))].sort((a, b) => a - b);
      const gaps = lefts.slice(1).map((x, index) => x - (lefts[index] ?? 0) - PANEL.width);
      for (const gap of gaps) expect(gap, "S-244 0.2 m between columns").toBeCloseTo(0.2, 9);
      const tops = [...new Set(panels.map(({ y }) => y))].sort((a, b) => a - b);
      for (const [index, y] of tops.slice(1).entries()) {
        expect(y - (tops[index] ?? 0) - PANEL.height, "S-244 0.2 m between rows").toBeCloseTo(0.2, 9);
      }
      for (const { x, y } of panels) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(GRID_SPACING - 1e-3);
        expect(x + PANEL.width).toBeLessThanOrEqual(width - GRID_SPACING + 1e-3);
        expect(y + PANEL.height).toBeLessThanOrEqual(height - GRID_SPACING + 1e-3);
      }
      // One more would not fit.
      expect((lefts.length + 1) * 2.2 + 0.2).toBeGreaterThan(width - 1e-9);
    }),
  );
});

it("leaves places empty that come nearer than the spacing to a chimney", () => {
  const chimney = { x: 6, y: 4, width: 1, height: 1 };
  const panels = gridLayout(DEFAULT_ROOF, PANEL, [chimney]);
  expect(panels.length).toBeLessThan(30);
  for (const panel of panels) expect(overlap(boxOf(panel), boxOf(chimney))).toBe(false);
  expect(gridLayout(DEFAULT_ROOF, PANEL, [{ ...chimney, width: 0 }])).toHaveLength(30);
});
