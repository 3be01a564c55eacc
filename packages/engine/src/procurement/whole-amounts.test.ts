import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES } from "../countries/names";
import { MINOR_DIGITS } from "../countries/minor-units";
import { taxAdded, taxContained } from "./tax";
import { allocate } from "./whole-amounts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const amount = fc.integer({ min: 0, max: 9_000_000_000_000 });
const rate = fc.integer({ min: 0, max: 30_000 }).map((parts) => parts / 1_000);

it("knows the minor unit of every currency there is", () => {
  // Independent of the table: the data of the Unicode CLDR that the platform formats by.
  for (const currency of CURRENCIES) {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    expect(MINOR_DIGITS[currency], currency).toBe(maximumFractionDigits);
  }
});

describe("sharing an amount", () => {
  it("gives the cents that remain to the largest remainders, the earlier first", () => {
    // M. Fowler, Patterns of Enterprise Application Architecture, 2002, "Money": five cents by 70 and 30.
    expect(allocate(5, [3, 7])).toEqual([2, 3]);
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(0, [2, 1])).toEqual([0, 0]);
  });

  it("loses and makes nothing, and is never a unit away from the exact share", () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
      .filter((all) => sum(all) > 0);
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const shares = allocate(whole, by);
        expect(sum(shares)).toBe(whole);
        shares.forEach((share, index) => {
          expect(Math.abs(share - whole * ((by[index] ?? 0) / sum(by)))).toBeLessThanOrEqual(1.01);
          expect(by[index] === 0 && share > 0).toBe(false);
        });
      }),
    );
  });

  it.each([
    [0.5, [1]],
    [-1, [1]],
    [1, []],
    [1, [0]],
    [1, [-1, 2]],
    [Number.NaN, [1]],
  ] as const)("refuses %s by %j", (whole, by) => {
    expect(() => allocate(whole, by)).toThrow(RangeError);
  });
});

describe("tax", () => {
  it("is contained in a price: the order of mock 20, VAT of 7.5 % by line", () => {
    // Mock 20: 1,295,000 and 1,047,000 naira hold 163,395 of VAT; by hand 90,348.84 and 73,046.51.
    const lines = [129_500_000, 104_700_000].map((line) => taxContained(line, 7.5));
    expect(lines).toEqual([9_034_884, 7_304_651]);
    expect(Math.round(sum(lines) / 100)).toBe(163_395);
    // 119.00 at 19 % and 120.00 at 20 % are the textbook cases.
    expect(taxContained(11_900, 19)).toBe(1_900);
    expect(taxContained(12_000, 20)).toBe(2_000);
  });

  it("is added in the USA, half a cent up", () => {
    // 100.00 at New York City's 8.875 % is 8.875, so 8.88; 1.00 at 8.5 % is 0.085, so 0.09.
    expect(taxAdded(10_000, 8.875)).toBe(888);
    expect(taxAdded(100, 8.5)).toBe(9);
    expect(taxAdded(100, 8.4)).toBe(8);
  });

  it("contained is what was added, to within the cent that the price was rounded by", () => {
    fc.assert(
      fc.property(amount, rate, (net, percent) => {
        const added = taxAdded(net, percent);
        expect(Math.abs(taxContained(net + added, percent) - added)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("of a refund is that of the sale, with the sign of its amount", () => {
    fc.assert(
      fc.property(amount, rate, (gross, percent) => {
        expect(taxContained(-gross, percent) + taxContained(gross, percent)).toBe(0);
      }),
    );
  });

  it.each([-1, 101, Number.NaN])("knows no rate of %s", (percent) => {
    expect(() => taxContained(100, percent)).toThrow(RangeError);
    expect(() => taxAdded(100, percent)).toThrow(RangeError);
  });
});
