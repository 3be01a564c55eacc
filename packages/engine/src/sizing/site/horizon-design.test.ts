// Of the rest: whole designs under a horizon.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { profileText } from "../../parameters/profile-text";
import { readHorizon } from "../../climate/files/read-horizon";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { sunOf } from "../choice/house-of";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { sizeSystem } from "../size-system";
import { plainDesign } from "../testing/designs";
import { house } from "../testing/house";

const MUNICH = { city: "de-munich", country: "Germany", sunlightSource: "site", ambientTemperature: 9 } as const;
const inMunich = (change: Partial<ParametersInput> = {}) => house({ ...MUNICH, ...change });
/** As high all around. */
const ring = (elevation: number) => ({ horizonProfile: `0 ${elevation}` });
/** A ridge in the south, where the noon of winter stands. */
const RIDGE = { horizonProfile: "90 0, 120 20, 180 25, 240 20, 270 0" };

it("counts a horizon that lies level as none at all", () => {
  const [open, level] = [plainDesign(inMunich()), plainDesign(inMunich(ring(0)))];
  expect(level.panels.capacity.value).toBe(open.panels.capacity.value);
  expect(level.battery.capacity.value).toBe(open.battery.capacity.value);
  expect(level.cost.total.value).toBe(open.cost.total.value);
  expect(level.simulation?.unmetHours.value).toBe(open.simulation?.unmetHours.value);
  for (const [month, energy] of level.energy.monthlyDelivered.entries())
    expect(energy).toBeCloseTo(open.energy.monthlyDelivered[month] ?? 0, 6);
  expect(level.site.lightLosses?.[0]?.year.value).toBeCloseTo(0, 9);
});

describe("the light behind a horizon", () => {
  const lightOf = (change: Partial<ParametersInput>) => ruleFiguresOf(inMunich(change)).shade?.months ?? [];

  it("is less in every month where the horizon is higher, and least where the sun is low", () => {
    const [low, high] = [lightOf(ring(10)), lightOf(ring(25))];
    for (const [month, share] of high.entries()) expect(share).toBeLessThan(low[month] ?? 0);
    expect(Math.min(...high)).toBe(Math.min(high[11] ?? 1, high[0] ?? 1));
    // Munich's sun stands at 18° on the noon of 21 December: behind 25° there is no beam at all then, in June nearly all.
    expect(high[11]).toBeLessThan(0.45);
    expect(high[5]).toBeGreaterThan(0.8);
  });

  it("is hidden by a ridge only while the sun is behind it", () => {
    const ridge = lightOf(RIDGE);
    expect(ridge[11]).toBeLessThan(0.5);
    expect(ridge[5]).toBeGreaterThan(0.95);
    const mirrored = lightOf({ horizonProfile: "270 0, 300 20, 0 25, 60 20, 90 0" });
    expect(Math.min(...mirrored)).toBeGreaterThan(0.9);
  });

  it("leaves every hour of a year no more than an open one, and typed sun the same share", () => {
    const open = sunOf(ruleFiguresOf(inMunich()), [0]);
    const behind = sunOf(ruleFiguresOf(inMunich(RIDGE)), [0]);
    const brighter = behind.unit[0]?.findIndex((power, hour) => power > (open.unit[0]?.[hour] ?? 0) + 1e-9);
    expect(brighter).toBe(-1);
    expect(behind.sunHours).toBeCloseTo(open.sunHours, 9);
    const typed = sunOf(ruleFiguresOf(inMunich({ ...RIDGE, sunlightSource: "typed", sunlightHours: 3 })), [0]);
    const scale = 3 / open.sunHours;
    expect(typed.unit[0]?.[24 * 172 + 12]).toBeCloseTo((behind.unit[0]?.[24 * 172 + 12] ?? 0) * scale, 9);
  });
});

const HIGHER = ["0 0", "0 8", "0 16", "0 24"];
const expectRising = (costs: readonly number[]) => {
  for (const [index, cost] of costs.entries()) expect(cost).toBeGreaterThanOrEqual(costs[index - 1] ?? 0);
  expect(costs.at(-1)).toBeGreaterThan(costs[0] ?? 0);
};

it("buys no less off-grid behind a higher horizon", () => {
  expectRising(HIGHER.map((horizonProfile) => figuresOf(inMunich({ horizonProfile })).cost.total));
});

it("costs a hybrid no less over its life behind a higher horizon, though it may build less and buy more", () => {
  expectRising(
    HIGHER.map((horizonProfile) => {
      const { hybrid } = plainDesign(inMunich({ systemType: "hybrid", horizonProfile }));
      return hybrid?.points.find(({ chosen }) => chosen)?.lifeCost ?? Number.NaN;
    }),
  );
});

it("is worth less on the grid behind a horizon", () => {
  const worth = (change: Partial<ParametersInput>) =>
    plainDesign(inMunich({ systemType: "on-grid", ...change })).grid?.worth.value ?? Number.NaN;
  expect(worth(RIDGE)).toBeLessThan(worth({}));
});

it("says what the horizon takes, and what an open one would save", () => {
  const design = sizeSystem(inMunich(RIDGE));
  const loss = design.site.lightLosses?.find(({ kind }) => kind === "horizon");
  const { shade } = ruleFiguresOf(inMunich(RIDGE));
  for (const [month, lost] of loss?.months.entries() ?? [])
    expect(lost).toBeCloseTo(1 - (shade?.months[month] ?? 0), 12);
  expect(tell(loss?.year.equation ?? "")).toMatch(/% in (December|January), /);
  expect(design.panels.waterfall.map(({ label }) => tell(label))).toContain("Shade");
  const use = design.parameterUse.find(({ parameter }) => parameter === "horizonProfile");
  expect(tell(use?.text ?? "")).toMatch(
    /^Hides .* of it in (December|January): over an open horizon the design .*less/,
  );
});

it("takes the file of PVGIS", () => {
  const file = [
    "Latitude (decimal degrees):\t47.0",
    "",
    "A\tH_hor",
    "-180.0\t4.2",
    "-90.0\t10.0",
    "0.0\t21.4",
    "90.0\t3.1",
    "",
  ];
  // PVGIS counts from the south.
  expect(profileText(readHorizon(file.join("\n")).points)).toBe("0 4.2, 90 10, 180 21.4, 270 3.1");
});
