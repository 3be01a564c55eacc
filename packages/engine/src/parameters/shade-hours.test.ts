import fc from "fast-check";
import { expect, it } from "vitest";
import { LONGEST_SHADE_HOURS, SHADE_HOURS_PATTERN } from "./shade-hours";
import { shadedHours, shadeHoursKept, shadeHoursText } from "./shade-hours-text";

const OPEN = Array<string>(12).fill("-").join("; ");
const january = (part: string) => [part, ...Array<string>(11).fill("-")].join("; ");

it("reads back what it wrote, to a whole percent, within its longest text", () => {
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 288, maxLength: 288 });
  fc.assert(
    fc.property(shares, (percents) => {
      const text = shadeHoursText(percents.map((percent) => percent / 100));
      expect(text).toMatch(SHADE_HOURS_PATTERN);
      expect(text.length).toBeLessThanOrEqual(LONGEST_SHADE_HOURS);
      const read = shadeHoursKept(text);
      for (const [slot, percent] of percents.entries()) expect(read?.[slot]).toBeCloseTo(percent / 100, 12);
    }),
    { numRuns: 50 },
  );
});

it("says hours from the first that loses to the last", () => {
  const kept = new Float64Array(288).fill(1);
  kept[8] = 0.6;
  kept[10] = 0.88;
  expect(shadeHoursText(kept)).toBe(january("8 40 0 12"));
  expect(shadedHours(january("8 40 0 12"))).toBe(2);
});

it("counts shade that takes nothing as none, and hours past midnight as no hours", () => {
  expect(shadeHoursKept(OPEN)).toBeNull();
  expect(shadeHoursKept(january("8 0 0"))).toBeNull();
  expect(shadedHours(january("23 50 50 50"))).toBe(1);
});

it.each([
  ["eleven months", Array<string>(11).fill("-").join("; ")],
  ["an hour of 24", january("24 10")],
  ["a loss of 101", january("8 101")],
  ["an hour without a loss", january("8")],
  ["25 hours", january(`0${" 1".repeat(25)}`)],
  ["another separator", OPEN.replaceAll("; ", ";")],
  ["nothing", ""],
])("refuses %s", (_what, text) => {
  expect(text).not.toMatch(SHADE_HOURS_PATTERN);
  expect(shadeHoursKept(text)).toBeNull();
});
