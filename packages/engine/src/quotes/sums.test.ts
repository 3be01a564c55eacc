import { expect, it } from "vitest";
import { sumWarnings } from "./sums";
import { CLEAN, LINES, PANEL_LINE } from "./testing/checked-quote";

const warningsOf = (quantity: number) => {
  const panels = { ...PANEL_LINE, quantity, unit: PANEL_LINE.total / quantity };
  return sumWarnings({ ...CLEAN, lines: [panels, ...LINES.slice(1)] }, 0.005, 0.5);
};

// The quote describes 14 panels. 1,428,000 naira for all of them, at 1,326.1644 to the dollar.
it.each([
  [12, 2 * (1_428_000 / 12 / 1_326.1644)],
  [13, 1_428_000 / 13 / 1_326.1644],
  [15, 1_428_000 / 15 / 1_326.1644],
  [16, 2 * (1_428_000 / 16 / 1_326.1644)],
])("names lines that sell %d panels where 14 are described, and what the difference costs", (sold, cost) => {
  const [first, ...others] = warningsOf(sold);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ code: "sums", about: "panels", stated: 14, found: sold });
  expect(first?.cost).toBeCloseTo(cost, 6);
});

it("has nothing to say of lines that sell the panels that are described", () => {
  expect(warningsOf(14)).toEqual([]);
});
