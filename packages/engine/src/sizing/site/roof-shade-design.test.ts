// Of the rest: whole designs behind obstructions on the roof.
import { describe, expect, it } from "vitest";
import { shadeHoursText } from "../../parameters/shade-hours-text";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { sunOf } from "../choice/house-of";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { plainDesign } from "../testing/designs";
import { house } from "../testing/house";

const MUNICH = { city: "de-munich", country: "Germany", sunlightSource: "site", ambientTemperature: 9 } as const;
const inMunich = (change: Partial<ParametersInput> = {}) => house({ ...MUNICH, ...change });
/** The same share of the beam lost in these hours of every month. */
const shaded = (from: number, until: number, share: number) => ({
  roofShade: shadeHoursText(
    Array.from({ length: 288 }, (_, slot) => (slot % 24 >= from && slot % 24 < until ? 1 - share : 1)),
  ),
});
const AFTERNOON = shaded(14, 22, 0.5);

it("counts a shade that takes nothing as none at all", () => {
  const none = Array<string>(12).fill("-").join("; ");
  const [open, empty] = [plainDesign(inMunich()), plainDesign(inMunich({ roofShade: none }))];
  expect(empty.panels.capacity.value).toBe(open.panels.capacity.value);
  expect(empty.cost.total.value).toBe(open.cost.total.value);
  expect(empty.site.lightLosses).toEqual(open.site.lightLosses);
});

describe("the light behind obstructions on the roof", () => {
  const open = sunOf(ruleFiguresOf(inMunich()), [0]);
  const shadedYear = (change: Partial<ParametersInput>) => sunOf(ruleFiguresOf(inMunich(change)), [0]);

  it("is less in the hours that the layout names, and the same in all others", () => {
    const afternoon = shadedYear(AFTERNOON);
    const noonInJune = 24 * 172 + 10;
    const fourInJune = 24 * 172 + 16;
    expect(afternoon.unit[0]?.[noonInJune]).toBe(open.unit[0]?.[noonInJune]);
    expect(afternoon.unit[0]?.[fourInJune]).toBeLessThan(open.unit[0]?.[fourInJune] ?? 0);
    expect(afternoon.sunHours).toBeCloseTo(open.sunHours, 9);
  });

  it("keeps the diffuse part where all of the beam is lost", () => {
    const dark = shadedYear(shaded(0, 24, 1));
    const sum = (year: ArrayLike<number> | undefined) => Array.from(year ?? []).reduce((one, two) => one + two, 0);
    const left = sum(dark.unit[0]) / sum(open.unit[0]);
    // Half of Munich's yearly light is diffuse: Deutscher Wetterdienst, mean of 1991 to 2020.
    expect(left).toBeGreaterThan(0.25);
    expect(left).toBeLessThan(0.65);
  });

  it("stands among the design's light losses after the horizon, each of what the other leaves", () => {
    const both = plainDesign(inMunich({ ...AFTERNOON, horizonProfile: "0 10" })).site.lightLosses ?? [];
    expect(both.map(({ kind }) => kind)).toEqual(["horizon", "roof"]);
    const [horizon, roof] = both;
    const { shade } = ruleFiguresOf(inMunich({ ...AFTERNOON, horizonProfile: "0 10" }));
    for (const [month, left] of (shade?.months ?? []).entries())
      expect(left).toBeCloseTo((1 - (horizon?.months[month] ?? 0)) * (1 - (roof?.months[month] ?? 0)), 9);
  });
});

it("buys no less the more of the beam is lost", () => {
  const costs = [0, 0.25, 0.5, 1].map((share) => figuresOf(inMunich(shaded(8, 20, share))).cost.total);
  for (const [index, cost] of costs.entries()) expect(cost).toBeGreaterThanOrEqual(costs[index - 1] ?? 0);
  expect(costs.at(-1)).toBeGreaterThan(costs[0] ?? 0);
});
