import { expect, it } from "vitest";
import { countryFigures } from "./country-figures";
import { renewalLines, withRenewals } from "./renewing";
import { feedInRate, perKilowatt, SUBSIDIES, subsidiesIn } from "./subsidies";
import { tiersOf, withTiers } from "./subsidy-tiers";
import { AS_SHIPPED } from "../countries/country-figures";

const figureOf = (id: string) => countryFigures().find((each) => each.id === id);
const renewed = (id: string, value: number) => ({ id, value, source: "A notice", from: "2026-11-01", until: null });
const formOf = (country: "India" | "Germany", id: string, figures = AS_SHIPPED) =>
  subsidiesIn(country, figures).find((rule) => rule.id === id)?.form;
const stepsPay = (kilowatts: number, figures = AS_SHIPPED) => {
  const form = formOf("India", "in-pmsg", figures);
  return form?.kind === "per-kilowatt" ? perKilowatt(form, kilowatts) : null;
};
const feedIn = (figures = AS_SHIPPED) => {
  const form = formOf("Germany", "de-feed-in-2026-08", figures);
  return form?.kind === "feed-in" ? feedInRate(form, "surplus", 10) : null;
};

it("leaves every rule as it is where nothing of it is renewed", () => {
  for (const { form } of SUBSIDIES) expect(withTiers(form, ({ value }) => value)).toEqual(form);
});

it("is a figure of its own for each step of a rule, with the days of the rule", () => {
  const rule = figureOf("India/subsidy/in-pmsg");
  expect(figureOf("India/subsidy/in-pmsg/step/0")).toMatchObject({
    value: 30_000,
    unit: "INR/kW",
    from: rule?.from,
    until: rule?.until,
    tier: { kind: "step", from: 0, upTo: 2 },
  });
  expect(figureOf("India/subsidy/in-pmsg/ceiling")).toMatchObject({ value: 78_000, unit: "INR" });
  expect(figureOf("Germany/subsidy/de-feed-in-2026-08/full/1")).toMatchObject({ value: 10.25, unit: "ct/kWh" });
  expect(figureOf("UK/subsidy/uk-vat/otherwise")).toMatchObject({ value: 5, unit: "%" });
  expect(figureOf("Australia/subsidy/au-chb/factor/2")).toMatchObject({ value: 6.8 });
  expect(tiersOf({ kind: "at-most", ceiling: 1_400 })).toEqual([]);
});

it("pays by a step that an operator renewed, and keeps the others", () => {
  // 2 kW at 33,000 and 1 at 18,000, up to a ceiling of 90,000.
  const figures = withRenewals(AS_SHIPPED, [
    renewed("India/subsidy/in-pmsg/step/0", 33_000),
    renewed("India/subsidy/in-pmsg/ceiling", 90_000),
  ]);
  expect(stepsPay(3, figures)).toBe(84_000);
  expect(stepsPay(3)).toBe(78_000);
  const after = countryFigures(figures).find(({ id }) => id === "India/subsidy/in-pmsg/step/0");
  expect(after).toMatchObject({ value: 33_000, source: "A notice", from: "2026-11-01", until: null });
});

it("ends a step where an operator says, and begins the next one there", () => {
  // 1.5 kW at 30,000 and 1.5 at 18,000.
  const figures = withRenewals(AS_SHIPPED, [renewed("India/subsidy/in-pmsg/step/0/end", 1.5)]);
  expect(stepsPay(3, figures)).toBe(72_000);
  const found = countryFigures(figures);
  expect(found.find(({ id }) => id === "India/subsidy/in-pmsg/step/1")?.tier).toMatchObject({ from: 1.5, upTo: 3 });
  expect(figureOf("Australia/subsidy/au-chb/weight/1/2/end")).toMatchObject({ value: 50, unit: "kWh" });
  // What has no end has none to renew.
  expect(figureOf("India/subsidy/in-delhi-topup/step/0/end")).toBeUndefined();
});

it("refuses an end that its own step or the next one leaves no room for", () => {
  const faultsOf = (value: number) =>
    renewalLines([{ ...renewed("India/subsidy/in-pmsg/step/0/end", value), unit: "kW" }], AS_SHIPPED, "2026-11-30")[0]
      ?.faults;
  expect(faultsOf(2.5)).toEqual([]);
  expect(faultsOf(3)).toEqual(["noNumber"]);
  expect(faultsOf(0)).toEqual(["noNumber"]);
});

it("earns by a feed-in whose step was renewed", () => {
  const figures = withRenewals(AS_SHIPPED, [renewed("Germany/subsidy/de-feed-in-2026-08/surplus/0", 7.62)]);
  expect(feedIn(figures)).toBe(7.62);
  expect(feedIn()).toBe(7.7);
});

it("refuses a step in another unit and one that is less than nothing", () => {
  const faultsOf = (change: object) =>
    renewalLines(
      [{ ...renewed("India/subsidy/in-pmsg/step/0", 33_000), unit: "INR/kW", ...change }],
      AS_SHIPPED,
      "2026-11-30",
    )[0]?.faults;
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ unit: "USD/kW" })).toEqual(["unit"]);
  expect(faultsOf({ value: -1 })).toEqual(["least"]);
});
