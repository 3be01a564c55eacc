import fc from "fast-check";
import { expect, it } from "vitest";
import { taxOfPart } from "./part-tax";

const NOTHING = { amountMinor: 0, taxMinor: 0 };

it("is of each part what the rate makes of it: 7.5 % of the net amount in 40, 40, 15 and 5 % of 1,075,000.00", () => {
  const whole = { amountMinor: 107_500_000, taxMinor: 7_500_000 };
  let before = NOTHING;
  const taxes = [43_000_000, 43_000_000, 16_125_000, 5_375_000].map((amountMinor) => {
    const taxMinor = taxOfPart(amountMinor, before, whole);
    before = { amountMinor: before.amountMinor + amountMinor, taxMinor: before.taxMinor + taxMinor };
    return taxMinor;
  });
  expect(taxes).toEqual([3_000_000, 3_000_000, 1_125_000, 375_000]);
});

it("sums to the tax of the whole, whatever the parts are, and is never more than a part", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 25 }), (parts, percent) => {
      const amountMinor = parts.reduce((sum, part) => sum + part, 0);
      const whole = { amountMinor, taxMinor: Math.round((amountMinor * percent) / (100 + percent)) };
      let before = NOTHING;
      for (const part of parts) {
        const taxMinor = taxOfPart(part, before, whole);
        expect(taxMinor).toBeLessThanOrEqual(part);
        before = { amountMinor: before.amountMinor + part, taxMinor: before.taxMinor + taxMinor };
      }
      expect(before).toEqual(whole);
    }),
  );
});

it("is nothing of a sum without tax, and of nothing", () => {
  expect(taxOfPart(500, NOTHING, { amountMinor: 1_000, taxMinor: 0 })).toBe(0);
  expect(taxOfPart(0, NOTHING, NOTHING)).toBe(0);
});
