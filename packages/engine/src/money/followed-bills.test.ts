import { describe, expect, it } from "vitest";
import { designHours } from "../sizing/choice/design-hours";
import { designedYear } from "../sizing/choice/designed-year";
import { ownGridOf } from "../sizing/inputs/own-grid";
import { sizeSystem } from "../sizing/size-system";
import { NO_OWN_FIGURES } from "./assumptions";
import { asked, billsOf, followedOf, OWN } from "./testing/octopus-home";

const design = sizeSystem(asked);

describe("a hybrid in London on Octopus Go", () => {
  it("follows the plan's prices, which takes money off the bill, and no more than is possible", () => {
    expect(design.basis.followsPrices).toBe(true);
    const { bills, money } = billsOf(design);
    const { simple, saved, least } = followedOf(design);
    expect(saved.value).toBeCloseTo(simple.value - bills.system.value, 9);
    expect(saved.value).toBeGreaterThan(0);
    expect(least.value).toBeLessThan(bills.system.value);
    const line = money.solar.lines.find(({ trace }) => trace.id === "money-grid-bill");
    expect(line?.trace.value).toBeCloseTo(bills.system.value, 9);
  });

  it("sums what its meter counted to the months, and these to the year", () => {
    const { simulation } = design;
    const { metered, months = [], flows } = simulation ?? {};
    for (const [month, { gridImport, gridExport }] of months.entries()) {
      const sum = (by: "bought" | "sold") =>
        Object.values(metered?.system[month]?.periods ?? {}).reduce((total, period) => total + period[by], 0);
      expect(sum("bought")).toBeCloseTo(gridImport, 6);
      expect(sum("sold")).toBeCloseTo(gridExport, 6);
    }
    const bought = months.reduce((sum, { gridImport }) => sum + gridImport, 0);
    expect(bought / 365).toBeCloseTo(flows?.gridImport ?? Number.NaN, 6);
  });

  it("shows hours in which the battery charges at night, as a meter of that night counts", () => {
    const hours = designHours(designedYear(design, 0));
    const nights = Array.from({ length: 8_760 }, (_, hour) => hour).filter((hour) => hour % 24 >= 1 && hour % 24 < 5);
    const charged = nights.reduce((sum, hour) => sum + (hours.chargedFromMains[hour] ?? 0), 0);
    const simple = designHours(designedYear({ ...design, basis: { ...design.basis, followsPrices: false } }, 0));
    const unpriced = nights.reduce((sum, hour) => sum + (simple.chargedFromMains[hour] ?? 0), 0);
    expect(charged).toBeGreaterThan(2 * unpriced);
  });

  it("keeps what it promises through outages", () => {
    expect(design.simulation?.targetMet).toBe(true);
    const [shown] = (design.hybrid?.points ?? []).filter(({ chosen }) => chosen);
    expect(shown?.chanceServed).toBeGreaterThanOrEqual(0.99);
  });
});

it("looks at no price where all is off the grid, on it without a battery, and on the country's plan", () => {
  const at = (systemType: "off-grid" | "on-grid" | "hybrid", own = OWN) =>
    ownGridOf({ country: "UK", systemType }, own).followsPrices;
  expect(at("hybrid")).toBe(true);
  expect(at("on-grid")).toBeUndefined();
  expect(at("off-grid")).toBeUndefined();
  expect(ownGridOf({ country: "UK", systemType: "hybrid" }, NO_OWN_FIGURES).followsPrices).toBeUndefined();
});
