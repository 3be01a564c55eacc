import { describe, expect, it } from "vitest";
import { localPrice } from "../../prices/local-price";
import type { PriceEnd } from "../../prices/price";
import type { DesignInput } from "../inputs/design";
import { house } from "../testing/house";
import { chosenAtEnds } from "./price-ends";
import { figuresOf } from "./figures";

const PLACES = [
  ["Nigeria", "ng-kano"],
  ["India", "in-new-delhi"],
  ["Australia", "au-sydney"],
  ["USA", "us-boston-ma"],
] as const;

describe.each(PLACES)("off the grid in %s", (country, city) => {
  const input = { ...house({ country, city, sunlightSource: "site" }), prices: "local" as const };
  const figures = figuresOf(input);
  const { array, battery, inverter } = figures;
  const ends = chosenAtEnds(figures);

  it("chooses at either end what is not dearer there than the design, by the table of prices", () => {
    const priceAt = (end: PriceEnd, size: { panels: number; battery: number; inverter: number }) =>
      localPrice({ country, systemType: "off-grid", ...size })[end];
    const design = { panels: array.capacity, battery: battery.capacity, inverter: inverter.capacity };
    expect(ends.map(({ end }) => end)).toEqual(["low", "high"]);
    for (const one of ends) expect(priceAt(one.end, one)).toBeLessThanOrEqual(priceAt(one.end, design) + 1e-6);
  });
});

describe("on the grid in Boston", () => {
  const boston = {
    ...house({ country: "USA", city: "us-boston-ma", systemType: "on-grid", sunlightSource: "site" }),
    prices: "local" as const,
  };
  const paysAtEnds = (input: DesignInput) => chosenAtEnds(figuresOf(input)).map(({ end, pays }) => [end, pays]);

  it("finds panels worth their price at the low end, where at the middle none are", () => {
    expect(figuresOf(boston).choice?.onGrid?.pays).toBe(false);
    expect(paysAtEnds(boston)).toEqual([
      ["low", true],
      ["high", false],
    ]);
  });

  it("counts with what operators renewed: where work costs a tenth, panels are worth it at both ends", () => {
    const [from, until] = ["2026-11-01", "2027-10-31"];
    const renewed = [{ id: "USA/labour", value: 0.1, source: "Test", from, until }];
    expect(paysAtEnds({ ...boston, figures: { version: 1, renewed } })).toEqual([
      ["low", true],
      ["high", true],
    ]);
  });
});

it("has no ends at the fixed rates, which are one figure each", () => {
  expect(chosenAtEnds(figuresOf(house({ city: "ng-kano" })))).toEqual([]);
});
