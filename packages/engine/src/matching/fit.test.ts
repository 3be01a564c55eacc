import { expect, it } from "vitest";
import { fitOf, fitPoints, type Fitting } from "./fit";

const BEST: Fitting = {
  kilometres: 0,
  radius: 60,
  power: 3_000,
  leastPower: 1_000,
  mostPower: 5_000,
  days: null,
  open: 1,
  most: 5,
};
const of = (change: Partial<Fitting>) => fitPoints(fitOf({ ...BEST, ...change }));

it("is 100 next door, in the middle of what the firm builds, without a hurry, as its only request", () => {
  expect(of({})).toBe(100);
  expect(of({ leastPower: null, mostPower: null })).toBe(100);
});

it.each([
  ["at the end of the radius", { kilometres: 60 }, 100 - 18 + 0.5],
  ["as large as the firm builds", { power: 5_000 }, 85],
  ["as small as the firm builds", { power: 1_000 }, 85],
  ["wanted in a fortnight", { days: 14 }, 90],
  ["wanted yesterday", { days: -1 }, 80],
  ["the fifth of five", { open: 5 }, 88],
] as const)("%s", (_, change, points) => {
  expect(Math.abs(of(change) - points)).toBeLessThanOrEqual(0.5);
});

it("never leaves 0 to 100 and adds up from its parts", () => {
  const worst = fitOf({ ...BEST, kilometres: 900, power: 90_000, days: -400, open: 99 });
  expect(worst.every(({ points, most }) => points >= 0 && points <= most)).toBe(true);
  expect(worst.reduce((sum, { most }) => sum + most, 0)).toBe(100);
});

it("falls with every kilometre, and never rises with another request that waits", () => {
  for (let km = 0; km < 60; km += 5) expect(of({ kilometres: km + 5 })).toBeLessThanOrEqual(of({ kilometres: km }));
  for (let open = 1; open < 5; open++) expect(of({ open: open + 1 })).toBeLessThan(of({ open }));
});
