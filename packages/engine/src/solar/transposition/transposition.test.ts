import * as fc from "fast-check";
import { expect, it } from "vitest";
import { degrees } from "../../units/quantity";
import { extraterrestrialSpencer } from "../extraterrestrial";
import table from "../truth/transposition.json";
import { excess } from "../truth/tolerance";
import { hayDavies } from "./hay-davies";
import { isotropic } from "./isotropic";
import { klucher } from "./klucher";
import { perez } from "./perez";
import { perezDriesse } from "./perez-driesse";
import { angleOfIncidence, beamOnPlane, groundOnPlane, incidenceCosine } from "./plane";
import { reindl } from "./reindl";
import type { Sky } from "./sky";

type Case = (typeof table.cases)[number];
const irradiance = { absolute: 1e-6, relative: 1e-9 };

const models = [
  ["isotropic", isotropic],
  ["haydavies", hayDavies],
  ["klucher", klucher],
  ["reindl", reindl],
  ["perez", perez],
  ["perez-driesse", perezDriesse],
] as const;

const planeOf = (row: Case) => ({ tilt: degrees(row.surface_tilt), azimuth: degrees(row.surface_azimuth) });
const skyOf = (row: Case): Sky => ({
  ghi: row.ghi,
  dni: row.dni,
  dhi: row.dhi,
  sun: { zenith: degrees(row.solar_zenith), azimuth: degrees(row.solar_azimuth) },
  extraterrestrial: extraterrestrialSpencer(row.day_of_year),
});

it.each(table.cases)("meets pvlib's plane of array in case $id, $tag", (row) => {
  const [plane, sky] = [planeOf(row), skyOf(row)];
  const beam = beamOnPlane(row.dni, incidenceCosine(plane, sky.sun));
  const ground = groundOnPlane(plane, row.ghi, row.albedo);
  expect(excess(angleOfIncidence(plane, sky.sun), row.out.aoi, { absolute: 1e-7 })).toBeLessThanOrEqual(1);
  expect(excess(beam, row.out.beam, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(ground, row.out.ground, irradiance)).toBeLessThanOrEqual(1);
  for (const [name, model] of models) {
    const diffuse = model(plane, sky);
    expect(excess(diffuse, row.out.sky_diffuse[name], irradiance), name).toBeLessThanOrEqual(1);
    expect(excess(beam + ground + diffuse, row.out.poa_global[name], irradiance), name).toBeLessThanOrEqual(1);
  }
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
