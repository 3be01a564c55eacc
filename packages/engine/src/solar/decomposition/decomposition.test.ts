import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cosDegrees } from "../angle";
import { extraterrestrialSpencer } from "../extraterrestrial";
import table from "../truth/decomposition.json";
import { excess } from "../truth/tolerance";
import { boland } from "./boland";
import type { GlobalOnly } from "./clearness";
import { dirint } from "./dirint";
import { disc } from "./disc";
import { erbs } from "./erbs";
import { erbsDriesse } from "./erbs-driesse";
import { orgillHollands } from "./orgill-hollands";

type Case = (typeof table.cases)[number];
const irradiance = { absolute: 1e-6, relative: 1e-9 };
const ratio = { relative: 1e-9 };

const byDiffuseFraction = [
  ["erbs", erbs],
  ["erbs_driesse", erbsDriesse],
  ["boland", boland],
  ["orgill_hollands", orgillHollands],
] as const;

const inputOf = (row: Case): GlobalOnly => ({
  ghi: row.ghi,
  zenith: row.zenith,
  extraterrestrial: extraterrestrialSpencer(row.day_of_year),
});

it.each(table.cases)("meets pvlib's decompositions in case $id", (row) => {
  for (const [name, decompose] of byDiffuseFraction) {
    const split = decompose(inputOf(row));
    expect(excess(split.dni, row.out[name].dni, irradiance), name).toBeLessThanOrEqual(1);
    expect(excess(split.dhi, row.out[name].dhi, irradiance), name).toBeLessThanOrEqual(1);
    expect(excess(split.clearness, row.out[name].kt, ratio), name).toBeLessThanOrEqual(1);
  }
});

it.each(table.cases)("meets pvlib's DISC in case $id", (row) => {
  const result = disc({
    ghi: row.ghi,
    zenith: row.zenith,
    dayOfYear: row.day_of_year,
    pressure: row.pressure_pa,
  });
  expect(excess(result.dni, row.out.disc.dni, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(result.clearness, row.out.disc.kt, ratio)).toBeLessThanOrEqual(1);
  expect(excess(result.airMass, row.out.disc.airmass, ratio)).toBeLessThanOrEqual(1);
});

it.each(table.dirint_days)("meets pvlib's DIRINT through the day $id", (day) => {
  const input = {
    ghi: Float64Array.from(day.ghi),
    zenith: Float64Array.from(day.zenith),
    dayOfYear: new Float64Array(day.ghi.length).fill(day.day_of_year),
    pressure: day.pressure_pa,
  };
  const informed = dirint({ ...input, dewPoint: Float64Array.from(day.temp_dew_c) });
  const plain = dirint({ ...input, useStability: false });
  for (let row = 0; row < day.ghi.length; row += 1) {
    const [withAll, withNone] = [informed[row] ?? 0, plain[row] ?? 0];
    expect(excess(withAll, day.out.dni_dkt_dew[row] ?? null, irradiance)).toBeLessThanOrEqual(1);
    expect(excess(withNone, day.out.dni_no_dkt_no_dew[row] ?? null, irradiance)).toBeLessThanOrEqual(1);
  }
});

it("closes: global is diffuse plus direct on the horizontal, and no part is negative", () => {
  const global = fc.double({ min: 0, max: 1300, noNaN: true });
  const zenith = fc.double({ min: 0, max: 120, noNaN: true });
  fc.assert(
    fc.property(global, zenith, fc.integer({ min: 1, max: 366 }), (ghi, angle, day) => {
      for (const [name, decompose] of byDiffuseFraction) {
        const { dni, dhi } = decompose({ ghi, zenith: angle, extraterrestrial: extraterrestrialSpencer(day) });
        expect(dni, name).toBeGreaterThanOrEqual(0);
        expect(dhi, name).toBeGreaterThanOrEqual(0);
        expect(Math.abs(dhi + dni * cosDegrees(angle) - ghi), name).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 10_000 },
  );
});

it("has no step in Erbs-Driesse where Erbs has one", () => {
  const diffuse = (clearness: number) =>
    erbsDriesse({ ghi: clearness * 1000, zenith: 0, extraterrestrial: 1000 }).dhi / (clearness * 1000);
  for (const joint of [0.216, 0.792]) expect(diffuse(joint + 1e-9)).toBeCloseTo(diffuse(joint - 1e-9), 7);
});
