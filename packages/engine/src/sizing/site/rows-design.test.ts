// Of the rest: whole designs in rows.
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { arrayYear } from "../../solar/year/array-year";
import { CLEAR_GLASS } from "../../solar/incidence/physical";
import { skiesOf, yearNumbersOf } from "../../simulation/skies";
import { sumsByMonth } from "../../solar/year/weather-year";
import { degrees, watts } from "../../units/quantity";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { sizeSystem } from "../size-system";
import { house } from "../testing/house";

const onGround = (change: Partial<ParametersInput> = {}) =>
  house({
    city: "de-munich",
    country: "Germany",
    sunlightSource: "site",
    ambientTemperature: 9,
    installationLocation: "ground-mount",
    ...change,
  });
const CLOSE = { rowPitch: 2.4, rowDepth: 1.72 };
const monthsOf = (change: Partial<ParametersInput>) => ruleFiguresOf(onGround(change)).shade?.rows?.months ?? [];

it("loses to the row in front what the chain of table f loses, month by month", () => {
  const { site } = ruleFiguresOf(onGround());
  const light = (groundCoverageRatio: number | null) => {
    const months = Array.from({ length: 12 }, () => 0);
    for (const sky of skiesOf(site.row, yearNumbersOf(site.row).search)) {
      const { poa } = arrayYear(sky, {
        plane: { tilt: degrees(site.tilt.tilt), azimuth: degrees(site.facing) },
        albedo: 0.2,
        glass: CLEAR_GLASS,
        temperature: { kind: "faiman", u0: 25, u1: 6.84 },
        nameplate: watts(1_000),
        gamma: -0.0035,
        losses: 0,
        dcAcRatio: 1,
        inverterEfficiency: 0.96,
        ...(groundCoverageRatio !== null && { rows: { groundCoverageRatio } }),
      });
      for (const [month, sum] of sumsByMonth(poa).entries()) months[month] = (months[month] ?? 0) + sum;
    }
    return months;
  };
  const [alone, behind] = [light(null), light(1.72 / 2.4)];
  for (const [month, kept] of monthsOf(CLOSE).entries())
    expect(kept).toBeCloseTo((behind[month] ?? 0) / (alone[month] ?? 1), 9);
});

it("takes less the farther the rows stand apart, nothing where none is near, and most in winter", () => {
  const [close, wider, far] = [2.4, 4, 30].map((rowPitch) => monthsOf({ ...CLOSE, rowPitch }));
  for (const [month, kept] of close?.entries() ?? []) expect(kept).toBeLessThan(wider?.[month] ?? 0);
  expect(Math.min(...(far ?? [0]))).toBeGreaterThan(0.985);
  expect([0, 11]).toContain(close?.indexOf(Math.min(...close)));
  expect(ruleFiguresOf(onGround()).shade).toBeNull();
});

it("stands in a row on a flat roof and on the ground alone", () => {
  for (const installationLocation of ["roof-sloped", "pole-mount"] as const) {
    expect(ruleFiguresOf(onGround({ ...CLOSE, installationLocation })).shade).toBeNull();
    const use = sizeSystem(onGround({ ...CLOSE, installationLocation })).parameterUse;
    expect(use.filter(({ parameter }) => parameter.startsWith("row")).map(({ used }) => used)).toEqual([false, false]);
  }
  expect(ruleFiguresOf(onGround({ ...CLOSE, installationLocation: "roof-flat" })).shade).not.toBeNull();
});

it("buys no less off the grid the closer the rows stand, and more behind a horizon too", () => {
  const costOf = (change: Partial<ParametersInput>) => figuresOf(onGround(change)).cost.total;
  const costs = [null, 8, 4, 2.4].map((rowPitch) => costOf({ ...CLOSE, rowPitch }));
  expect(costs).toEqual([...costs].sort((one, other) => one - other));
  expect(costs[3]).toBeGreaterThan(costs[0] ?? 0);
  expect(costOf({ ...CLOSE, horizonProfile: "90 0, 180 15, 270 0" })).toBeGreaterThan(costs[3] ?? 0);
});

it("tells the rows from the horizon", () => {
  const { site, parameterUse } = sizeSystem(onGround({ ...CLOSE, horizonProfile: "90 0, 180 15, 270 0" }));
  expect(site.lightLosses?.map(({ kind, year }) => [kind, year.id])).toEqual([
    ["horizon", "horizon-loss"],
    ["rows", "rows-loss"],
  ]);
  const { shade } = ruleFiguresOf(onGround({ ...CLOSE, horizonProfile: "90 0, 180 15, 270 0" }));
  const [horizon, rows] = site.lightLosses ?? [];
  for (const [month, kept] of shade?.months.entries() ?? [])
    expect((1 - (horizon?.months[month] ?? 0)) * (1 - (rows?.months[month] ?? 0))).toBeCloseTo(kept, 9);
  const said = parameterUse.find(({ parameter }) => parameter === "rowPitch");
  expect(tell(said?.text ?? "")).toMatch(
    /^Panels cover 72% of the ground, so the row in front takes .* in (December|January): with no row in front/,
  );
});
