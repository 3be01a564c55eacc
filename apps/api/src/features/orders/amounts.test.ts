import fc from "fast-check";
import { expect, it } from "vitest";
import { amountOf, deliverySharesOf, sumOf } from "./amounts";

it("takes the tax of a delivery off with it: 3,500 at 19 % contain 559", () => {
  // 3,500 · 19 / 119 = 558.8
  const line = { unitMinor: 10_000, ordered: 3, taxPercent: 19, taxKind: "contained" as const };
  expect(deliverySharesOf(3_500, [line])).toEqual([{ taxPercent: 19, amountMinor: 3_500, taxMinor: 559 }]);
});

it("adds tax to the price and to the delivery where a country adds it", () => {
  const line = { unitMinor: 1_001, ordered: 3, taxPercent: 8.875, taxKind: "added" as const };
  // 3,003 · 8.875 % = 266.5, half up; 500 · 8.875 % = 44.4
  expect(amountOf(line, 0, 3)).toEqual({ amountMinor: 3_270, taxMinor: 267 });
  expect(deliverySharesOf(500, [line])).toEqual([{ taxPercent: 8.875, amountMinor: 544, taxMinor: 44 }]);
});

it("sums to the whole line, however its pieces go", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 });
  const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900_000_000 }),
      rate,
      fc.constantFrom("contained", "added"),
      parts,
      (unitMinor, taxPercent, taxKind, pieces) => {
        const line = { unitMinor, taxPercent, taxKind };
        const gone = pieces.map((count, index) => {
          const before = pieces.slice(0, index).reduce((sum, each) => sum + each, 0);
          return amountOf(line, before, count);
        });
        const all = pieces.reduce((sum, each) => sum + each, 0);
        expect(sumOf(gone)).toEqual(amountOf(line, 0, all));
        for (const { amountMinor, taxMinor } of gone) expect(Math.min(amountMinor, taxMinor)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
