import fc from "fast-check";
import { expect, it } from "vitest";
import { amountOf, cappedBy, deliverySharesOf, leftByRate, sharesByRate, sumOf } from "./amounts";

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

const at = (taxPercent: number, amountMinor: number, taxMinor: number) => ({ taxPercent, amountMinor, taxMinor });

it("takes a settlement from each rate in its proportion, with its part of the tax", () => {
  // 100.00 at 7.5 % contain 6.98, 300.00 at 19 % contain 47.90: half of both, 3.49 and 23.95.
  const left = leftByRate([at(7.5, 10_000, 698), at(19, 30_000, 4_790)], []);
  expect(sharesByRate(20_000, left)).toEqual([at(7.5, 5_000, 349), at(19, 15_000, 2_395)]);
  expect(sharesByRate(40_000, left)).toEqual(left);
});

it("credits no more at a rate than is left of it, and the rest of its tax with the last of it", () => {
  const left = leftByRate([at(7.5, 10_000, 698), at(19, 30_000, 4_790)], [at(7.5, 4_000, 279)]);
  expect(left).toEqual([at(7.5, 6_000, 419), at(19, 30_000, 4_790)]);
  const wanted = [at(7.5, 5_000, 349), at(7.5, 5_000, 349), at(19, 10_000, 1_597)];
  expect(cappedBy(left, wanted)).toEqual([at(7.5, 5_000, 349), at(7.5, 1_000, 70), at(19, 10_000, 1_597)]);
});

it("leaves nothing and makes nothing, however often an order is settled", () => {
  const charged = fc.array(
    fc.record({ taxPercent: fc.constantFrom(0, 7.5, 19), amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }) }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(charged, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (lines, parts) => {
      const all = lines.map(({ taxPercent, amountMinor }) =>
        at(taxPercent, amountMinor, Math.round((amountMinor * taxPercent) / (100 + taxPercent))),
      );
      const taken: ReturnType<typeof at>[] = [];
      for (const part of [...parts, 1]) {
        const left = leftByRate(all, taken);
        const whole = sumOf(left).amountMinor;
        const amount = Math.floor(whole * part);
        if (whole === 0) break;
        const shares = sharesByRate(amount, left);
        expect(sumOf(shares).amountMinor).toBe(amount);
        for (const { amountMinor, taxMinor } of shares) expect(taxMinor).toBeLessThanOrEqual(amountMinor);
        taken.push(...shares);
      }
      expect(sumOf(taken)).toEqual(sumOf(all));
    }),
  );
});
