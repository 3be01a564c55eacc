import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  absoluteAirMass,
  airMassKasten,
  airMassKastenYoung,
  airMassPickering,
  airMassYoung,
  simpleAirMass,
} from "../air-mass";
import { extraterrestrialAsce, extraterrestrialSpencer } from "../extraterrestrial";
import table from "../truth/clear-sky.json";
import { excess } from "../truth/tolerance";
import { haurwitz } from "./haurwitz";
import { ineichen } from "./ineichen";
import { simplifiedSolis } from "./simplified-solis";

type Case = (typeof table.cases)[number];
const irradiance = { absolute: 1e-6, relative: 1e-9 };
const ratio = { relative: 1e-9 };

const ineichenOf = (row: Case, perezEnhancement: boolean) =>
  ineichen({
    apparentZenith: row.apparent_zenith,
    absoluteAirMass: absoluteAirMass(airMassKastenYoung(row.apparent_zenith), row.pressure_pa),
    linkeTurbidity: row.linke_turbidity,
    elevation: row.elevation_m,
    extraterrestrial: extraterrestrialSpencer(row.day_of_year),
    perezEnhancement,
  });

it.each(table.cases)("meets pvlib's extraterrestrial radiation and air mass in case $id", (row) => {
  const { out } = row;
  expect(excess(extraterrestrialSpencer(row.day_of_year), out.extra_spencer, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(extraterrestrialAsce(row.day_of_year), out.extra_asce, irradiance)).toBeLessThanOrEqual(1);
  const zenith = row.apparent_zenith;
  const masses = out.airmass_relative;
  expect(excess(simpleAirMass(zenith), masses.simple, ratio)).toBeLessThanOrEqual(1);
  expect(excess(airMassKastenYoung(zenith), masses.kastenyoung1989, ratio)).toBeLessThanOrEqual(1);
  expect(excess(airMassKasten(zenith), masses.kasten1966, ratio)).toBeLessThanOrEqual(1);
  expect(excess(airMassYoung(zenith), masses.young1994, ratio)).toBeLessThanOrEqual(1);
  expect(excess(airMassPickering(zenith), masses.pickering2002, ratio)).toBeLessThanOrEqual(1);
  const absolute = absoluteAirMass(airMassKastenYoung(zenith), row.pressure_pa);
  expect(excess(absolute, out.airmass_absolute_ky89, ratio)).toBeLessThanOrEqual(1);
});

it.each(table.cases)("meets pvlib's clear skies in case $id", (row) => {
  const { out } = row;
  const clear = ineichenOf(row, false);
  expect(excess(clear.ghi, out.ineichen.ghi, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(clear.dni, out.ineichen.dni, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(clear.dhi, out.ineichen.dhi, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(ineichenOf(row, true).ghi, out.ineichen_perez_enhanced_ghi, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(haurwitz(row.apparent_zenith), out.haurwitz_ghi, irradiance)).toBeLessThanOrEqual(1);
  const solis = simplifiedSolis({
    apparentElevation: 90 - row.apparent_zenith,
    aerosolDepth: row.aod700,
    precipitableWater: row.precipitable_water_cm,
    pressure: row.pressure_pa,
    extraterrestrial: extraterrestrialSpencer(row.day_of_year),
  });
  expect(excess(solis.ghi, out.simplified_solis.ghi, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(solis.dni, out.simplified_solis.dni, irradiance)).toBeLessThanOrEqual(1);
  expect(excess(solis.dhi, out.simplified_solis.dhi, irradiance)).toBeLessThanOrEqual(1);
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
