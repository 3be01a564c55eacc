import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cosDegrees } from "../angle";
import { extraterrestrialSpencer } from "../extraterrestrial";
import { diffuseFractionCase, dirintDay, discCase } from "../../validation/tables/decomposition";
import { casesOf, outside } from "../../validation/testing/reference";
import { boland } from "./boland";
import { erbs } from "./erbs";
import { erbsDriesse } from "./erbs-driesse";
import { orgillHollands } from "./orgill-hollands";

const byDiffuseFraction = [
  ["erbs", erbs],
  ["erbs_driesse", erbsDriesse],
  ["boland", boland],
  ["orgill_hollands", orgillHollands],
] as const;

const cases = casesOf("c_decomposition.json");

it.each(cases)("meets pvlib's decompositions in case %s", (_, row) => {
  expect(outside(diffuseFractionCase, row)).toEqual([]);
});

it.each(cases)("meets pvlib's DISC in case %s", (_, row) => {
  expect(outside(discCase, row)).toEqual([]);
});

it.each(casesOf("c_decomposition.json", "dirint_days"))("meets pvlib's DIRINT through the day %s", (_, day) => {
  expect(outside(dirintDay, day)).toEqual([]);
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
