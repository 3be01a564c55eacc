import { expect, it } from "vitest";
import { stringVoltages } from "./string-line";

/** Seven panels at an inverter of the market's drawing: 310 V at record cold, 211 V in the heat, 120 to 430 V, 450 V. */
const FINDINGS = [
  { rule: "cold-voltage", found: 310, most: 450, unit: "V", kept: true },
  { rule: "tracker-voltage", found: 265, most: 430, unit: "V", kept: true },
  { rule: "hot-voltage", found: 211, least: 120, unit: "V", kept: true },
  { rule: "input-current", found: 12.1, most: 27, unit: "A", kept: true },
] as const;

it("lays the voltages of a string beside what its inverter takes, on a line that ends beyond them", () => {
  expect(stringVoltages([...FINDINGS])).toEqual({
    hot: 211,
    cold: 310,
    trackerMin: 120,
    trackerMax: 430,
    limit: 450,
    isKept: true,
    end: 500,
  });
});

it("says where a rule is broken, and ends beyond what is too much", () => {
  const [cold, ...others] = FINDINGS;
  expect(stringVoltages([{ ...cold, found: 512, kept: false }, ...others])).toMatchObject({ isKept: false, end: 550 });
});

it("is none where a voltage is not known or was not looked at", () => {
  expect(stringVoltages(FINDINGS.slice(1))).toBeNull();
  expect(stringVoltages([{ ...FINDINGS[0], found: null, kept: null }, ...FINDINGS.slice(1)])).toBeNull();
});
