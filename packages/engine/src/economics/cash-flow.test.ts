import { expect, it } from "vitest";
import { internalRatesOfReturn, netPresentValue, paybackYears } from "./cash-flow";

it.each([
  [[-100, 50, 50], 0, 0],
  [[-100, 125], 0.25, 0],
  [[-100, 0, 156.25], 0.25, 0],
  [[-100, 50, 50], 1, -62.5],
  [[], 0.1, 0],
])("%j is worth at %d a year: %d", (flow, rate, worth) => {
  expect(netPresentValue(flow, rate)).toBeCloseTo(worth, 12);
});

/** Linear within the year; the sum of the flow so far has to rise from below 0. */
it.each([
  [[-100, 50, 50], 0, 2],
  [[-100, 60, 60], 0, 1 + 40 / 60],
  [[-100, 100], 0, 1],
  [[-100, 400], 0, 0.25],
  [[-100, 20, 20, 20, 20, 40], 0, 4.5],
  [[-100, 125], 0.25, 1],
  [[-100, 62.5, 78.125], 0.25, 2],
  [[-100, 50, -50, 100], 0, 3],
  [[-100, 10, 10], 0, null],
  [[-100, 60, 60], 1, null],
  [[-100], 0, null],
  [[0, 10, 10], 0, null],
  [[100, -50, 10], 0, null],
  // It costs nothing to begin, falls below 0 later, and is paid back from there.
  [[10, -20, 20], 0, 1.5],
])("%j at %d a year is paid back after %s years", (flow, rate, years) => {
  const found = paybackYears(flow, rate);
  expect(found === null).toBe(years === null);
  expect(found ?? 0).toBeCloseTo(years ?? 0, 12);
});

it("counts a payback without a rate at the prices as they are", () => {
  expect(paybackYears([-100, 60, 60])).toBe(paybackYears([-100, 60, 60], 0));
});

/** Roots of polynomials solved by hand; −1000 + 2500 ÷ x − 1540 ÷ x² is 0 at x = 1.1 and 1.4. */
it.each([
  [[-100, 110], [0.1]],
  [[-100, 100], [0]],
  [[-100, 50], [-0.5]],
  [[-100, 0, 144], [0.2]],
  [
    [-1_000, 2_500, -1_540],
    [0.1, 0.4],
  ],
  [[-1, 20.9], [19.9]],
  [[-1, 21.1], []],
  [[-1, 0.011], [-0.989]],
  [[-1, 0.009], []],
  [[100, 100], []],
  [[-100, -100], []],
])("%j returns %j", (flow, rates) => {
  const found = internalRatesOfReturn(flow);
  expect(found).toHaveLength(rates.length);
  for (const [index, rate] of rates.entries()) expect(found[index]).toBeCloseTo(rate, 11);
});
