import { expect, it } from "vitest";
import { alertsOf } from "./followed";
import { dayNumber } from "./reading";

const BLOCKS = [{ from: dayNumber("2027-04-01") }, { from: dayNumber("2027-04-06") }];
const SUPPOSED = [
  { kind: "none", start: 0, left: 1 },
  { kind: "string_loss", start: 1, left: 0.5 },
  { kind: "soiling", start: 1, left: 0.7 },
] as const;
const LOW = { value: 0.6, low: 0.9, high: 1.1 };

const said = (...probabilities: readonly number[]) => alertsOf(BLOCKS, SUPPOSED, { probabilities }, () => LOW);

// Passport: an alert is said where a fault is 95 % certain.
it("says nothing of a fault that is 94 % certain, and names one of 95 with its day and what is left", () => {
  expect(said(0.06, 0.94, 0)).toEqual([]);
  expect(said(0.05, 0.95, 0)).toEqual([
    { code: "string_loss", since: "2027-04-06", found: 0.5, expected: 1, unit: "share", band: null },
  ]);
});

it("says that the yield is low where two faults together are 95 % certain, and not at 94", () => {
  expect(said(0.06, 0.47, 0.47)).toEqual([]);
  expect(said(0.05, 0.475, 0.475)).toMatchObject([{ code: "low_yield", since: "2027-04-06", found: 0.6 }]);
});
