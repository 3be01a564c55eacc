import * as fc from "fast-check";
import { expect, it } from "vitest";
import { degrees } from "../../units/quantity";
import { extraterrestrialSpencer } from "../extraterrestrial";
import { SKY_MODELS as models, transpositionCase } from "../../validation/tables/transposition";
import { casesOf, outside } from "../../validation/testing/reference";
import { isotropic } from "./isotropic";
import { klucher } from "./klucher";
import { perezDriesse } from "./perez-driesse";
import type { Sky } from "./sky";

it.each(casesOf("d_transposition.json"))("meets pvlib's plane of array in case %s", (_, row) => {
  expect(outside(transpositionCase, row)).toEqual([]);
});

const angle = (max: number) => fc.double({ min: 0, max, noNaN: true });
const anySky = fc
  .record({
    dni: angle(1100),
    dhi: angle(600),
    zenith: angle(89),
    azimuth: angle(360),
    day: fc.integer({ min: 1, max: 366 }),
  })
  .map(({ dni, dhi, zenith, azimuth, day }): Sky => ({
    dni,
    dhi,
    ghi: dhi + dni * Math.cos((zenith * Math.PI) / 180),
    sun: { zenith: degrees(zenith), azimuth: degrees(azimuth) },
    extraterrestrial: extraterrestrialSpencer(day),
  }));
const anyPlane = fc.record({ tilt: angle(90).map(degrees), azimuth: angle(360).map(degrees) });

it("gives mirrored planes under mirrored suns the same light", () => {
  fc.assert(
    fc.property(anyPlane, anySky, (plane, sky) => {
      const mirroredPlane = { ...plane, azimuth: degrees(360 - plane.azimuth) };
      const mirroredSky = { ...sky, sun: { ...sky.sun, azimuth: degrees(360 - sky.sun.azimuth) } };
      for (const [name, model] of models) {
        expect(model(mirroredPlane, mirroredSky), name).toBeCloseTo(model(plane, sky), 8);
      }
    }),
    { numRuns: 10_000 },
  );
});

it("never takes light from a plane, and doubles with the light for models that are linear in it", () => {
  fc.assert(
    fc.property(anyPlane, anySky, (plane, sky) => {
      for (const [name, model] of models) expect(model(plane, sky), name).toBeGreaterThanOrEqual(0);
      const twice = { ...sky, dhi: 2 * sky.dhi, ghi: 2 * sky.ghi, dni: 2 * sky.dni };
      expect(isotropic(plane, twice)).toBeCloseTo(2 * isotropic(plane, sky), 8);
      expect(klucher(plane, twice)).toBeCloseTo(2 * klucher(plane, sky), 8);
    }),
    { numRuns: 10_000 },
  );
});

it("leaves a horizontal plane the diffuse light of the sky under an isotropic sky", () => {
  fc.assert(
    fc.property(anySky, (sky) => {
      expect(isotropic({ tilt: degrees(0), azimuth: degrees(180) }, sky)).toBeCloseTo(sky.dhi, 10);
    }),
  );
});

it("is zero at night for every model", () => {
  fc.assert(
    fc.property(anyPlane, anySky, angle(89), (plane, sky, depth) => {
      const night = { ...sky, ghi: 0, dni: 0, dhi: 0, sun: { ...sky.sun, zenith: degrees(90.001 + depth) } };
      for (const [name, model] of models) expect(model(plane, night), name).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});

it("has no step in Perez-Driesse where the clearness passes a break of its splines", () => {
  const plane = { tilt: degrees(40), azimuth: degrees(180) };
  const under = (dni: number) =>
    perezDriesse(plane, {
      ghi: 500,
      dni,
      dhi: 150,
      sun: { zenith: degrees(40), azimuth: degrees(170) },
      extraterrestrial: 1366.1,
    });
  for (let dni = 0; dni < 1000; dni += 0.5) expect(Math.abs(under(dni + 0.5) - under(dni))).toBeLessThan(0.5);
});
