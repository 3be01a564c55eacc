import * as fc from "fast-check";
import { expect, it } from "vitest";
import { airMassCase, clearSkyCase } from "../../validation/tables/clear-sky";
import { casesOf, outside } from "../../validation/testing/reference";
import { haurwitz } from "./haurwitz";
import { ineichen } from "./ineichen";
import { simplifiedSolis } from "./simplified-solis";

const cases = casesOf("b_clearsky.json");

it.each(cases)("meets pvlib's extraterrestrial radiation and air mass in case %s", (_, row) => {
  expect(outside(airMassCase, row)).toEqual([]);
});

it.each(cases)("meets pvlib's clear skies in case %s", (_, row) => {
  expect(outside(clearSkyCase, row)).toEqual([]);
});

it("is dark at night under every clear sky", () => {
  const night = fc.double({ min: 90.0001, max: 180, noNaN: true });
  fc.assert(
    fc.property(night, fc.double({ min: 1, max: 10, noNaN: true }), (zenith, turbidity) => {
      expect(haurwitz(zenith)).toBe(0);
      const sky = ineichen({
        apparentZenith: zenith,
        absoluteAirMass: Number.NaN,
        linkeTurbidity: turbidity,
        elevation: 0,
        extraterrestrial: 1366.1,
      });
      expect(sky).toEqual({ ghi: 0, dni: 0, dhi: 0 });
      const solis = simplifiedSolis({
        apparentElevation: 90 - zenith,
        aerosolDepth: 0.1,
        precipitableWater: turbidity,
        pressure: 101_325,
        extraterrestrial: 1366.1,
      });
      expect(solis.ghi + solis.dni + solis.dhi).toBeLessThan(1e-20);
    }),
    { numRuns: 2_000 },
  );
});
