import fc from "fast-check";
import { expect, it } from "vitest";
import { addsTaxIn } from "@sunwright/engine/countries/tax-kind";
import { beforeTax, withTax } from "./typed-price";

it("turns a price over, by mock 21: 259,000 contain 18,070 of VAT at 7.5 %", () => {
  expect(beforeTax("259000", 7.5)).toBe("240930.23");
  expect(withTax("240,930.23", 7.5)).toBe("259000");
  expect([beforeTax("259000", 0), withTax("100", 20)]).toEqual(["259000", "120"]);
});

it("leaves what is no price for the form to refuse", () => {
  expect([beforeTax("", 7.5), withTax("twelve", 7.5), withTax("? 1.500", 7.5)]).toEqual(["", "twelve", "? 1.500"]);
});

it("shows what was typed before tax again, at every rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 30_000 }), (minor, rate) => {
      const typed = String(minor / 100);
      expect(beforeTax(withTax(typed, rate / 1_000), rate / 1_000)).toBe(typed);
    }),
  );
});

it("has nothing to choose where sales tax is added at the till", () => {
  expect([addsTaxIn("USA"), addsTaxIn("Nigeria"), addsTaxIn(null)]).toEqual([true, false, false]);
});
