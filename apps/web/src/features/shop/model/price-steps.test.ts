import { AS_SHIPPED } from "@sunwright/engine/countries/country-figures";
import { expect, it } from "vitest";
import { emptyStep, marginOf, shopTaxOn, stepForm, stepOf } from "./price-steps";

it("counts a margin before tax, as mock 21 does", () => {
  // 259,000 with 7.5% in it over a cost of 189,000: 21.6%; trade prices 12.0%, 9.3%, 5.5%.
  const shown = [259_000, 231_000, 224_000, 215_000].map((each) => marginOf(each, 189_000, 7.5)?.toFixed(1));
  expect(shown).toEqual(["21.6", "12.0", "9.3", "5.5"]);
  expect(marginOf(0, 189_000, 7.5)).toBeNull();
  expect(marginOf(259_000, null, 7.5)).toBeNull();
});

it("holds a price through its last day and leaves instants that nobody touched", () => {
  const typed = { ...emptyStep(), from: "10", each: "224000", first: "2026-10-20", last: "2026-12-31" };
  expect(stepOf(typed)).toEqual({
    step: {
      fromQuantity: 10,
      unitMinor: 22_400_000,
      validFrom: "2026-10-20T00:00:00.000Z",
      validUntil: "2027-01-01T00:00:00.000Z",
    },
    faults: {},
  });
  const read = {
    fromQuantity: 1,
    unitMinor: 1,
    validFrom: "2026-10-20T09:12:33.004Z",
    validUntil: "2027-01-01T00:00:00.000Z",
  };
  const form = stepForm(read, "one");
  expect(form).toMatchObject({ first: "2026-10-20", last: "2026-12-31" });
  expect(stepOf(form).step).toEqual(read);
  expect(stepOf({ ...form, last: "" }).step.validUntil).toBeNull();
});

it("names what is wrong", () => {
  expect(stepOf({ ...emptyStep(), from: "1", each: "0.00" }).faults, "for nothing").toEqual({ each: "notNumber" });
  expect(stepOf({ ...emptyStep(), from: "0", each: "x", first: "2026-12-02", last: "2026-12-01" }).faults).toEqual({
    from: "notNumber",
    each: "notNumber",
    last: "dayOrder",
  });
});

it("taxes by the shop's rate of the day, else by the country's", () => {
  const taxRates = [
    { from: "2020-02-01", percent: 7.5 },
    { from: "2027-01-01", percent: 10 },
  ];
  expect(shopTaxOn({ taxRates, country: "Nigeria" }, "2026-12-31", AS_SHIPPED)).toBe(7.5);
  expect(shopTaxOn({ taxRates, country: "Nigeria" }, "2027-01-01", AS_SHIPPED)).toBe(10);
  expect(shopTaxOn({ taxRates: [], country: "South Africa" }, "2026-12-31", AS_SHIPPED)).toBe(15);
  expect(shopTaxOn({ taxRates: [], country: null }, "2026-12-31", AS_SHIPPED)).toBe(0);
});

it("taxes by what an operator renewed of the country's, and not in place of the shop's", () => {
  const renewed = { id: "South Africa/solarVat", value: 15.5, source: "Budget 2026", from: "2026-04-01", until: null };
  const figures = { version: 1, renewed: [renewed] };
  expect(shopTaxOn({ taxRates: [], country: "South Africa" }, "2026-12-31", figures)).toBe(15.5);
  expect(shopTaxOn({ taxRates: [], country: "Nigeria" }, "2026-12-31", figures)).toBe(0);
  const own = [{ from: "2020-02-01", percent: 14 }];
  expect(shopTaxOn({ taxRates: own, country: "South Africa" }, "2026-12-31", figures)).toBe(14);
});
