import * as fc from "fast-check";
import { expect, it } from "vitest";
import { degrees, metres, watts } from "../../units/quantity";
import { weatherAt } from "../../validation/testing/reference";
import { sum } from "../column";
import { CLEAR_GLASS } from "../incidence/physical";
import { observerAt } from "../sun/observer";
import { sunColumns } from "../sun/sun-columns";
import { arrayYear, type ArrayDesign } from "./array-year";
import { skyYear } from "./sky-year";
import type { WeatherYear } from "./weather-year";

const design: ArrayDesign = {
  plane: { tilt: degrees(30), azimuth: degrees(120) },
  albedo: 0.2,
  glass: CLEAR_GLASS,
  temperature: { kind: "faiman", u0: 25, u1: 6.84 },
  nameplate: watts(4000),
  gamma: -0.0037,
  losses: 0.14,
  dcAcRatio: 1.2,
  inverterEfficiency: 0.96,
};

it("doubles direct current with the modules and gives nothing at night", () => {
  const { observer, weather } = weatherAt("synthetic_kano_ng");
  const sky = skyYear(observer, weather);
  const once = arrayYear(sky, design);
  const twice = arrayYear(sky, { ...design, nameplate: watts(8000) });
  expect(sum(twice.dc)).toBeCloseTo(2 * sum(once.dc), 4);
  weather.ghi.forEach((ghi, hour) => {
    const lit = ghi > 0 || (weather.dni[hour] ?? 0) > 0 || (weather.dhi[hour] ?? 0) > 0;
    const night = [once.poa[hour], once.effective[hour], once.dc[hour], once.ac[hour]];
    expect(lit || night.every((value) => value === 0)).toBe(true);
    expect(lit || once.cellTemperature[hour] === weather.temperature[hour]).toBe(true);
  });
});

const angle = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const negated = (column: Float64Array) => column.map((value) => -value);

it("gives a plane mirrored at the meridian, or at the equator, the light of the plane under the mirrored sun", () => {
  const { observer, weather } = weatherAt("phoenix_az_tmy2");
  const week = (column: Float64Array) => column.subarray(24 * 60, 24 * 63);
  const few: WeatherYear = {
    instants: week(weather.instants),
    ghi: week(weather.ghi),
    dni: week(weather.dni),
    dhi: week(weather.dhi),
    temperature: week(weather.temperature),
    windSpeed: week(weather.windSpeed),
  };
  const sky = skyYear(observer, few);
  const eastWest = { ...sky, east: negated(sky.east) };
  const northSouth = { ...sky, north: negated(sky.north) };
  fc.assert(
    fc.property(angle(0, 90), angle(0, 360), (tilt, azimuth) => {
      const energyOf = (seen: typeof sky, facing: number) =>
        sum(arrayYear(seen, { ...design, plane: { tilt: degrees(tilt), azimuth: degrees(facing) } }).ac);
      const plain = energyOf(sky, azimuth);
      expect(energyOf(eastWest, 360 - azimuth)).toBeCloseTo(plain, 6);
      expect(energyOf(northSouth, 180 - azimuth)).toBeCloseTo(plain, 6);
    }),
    { numRuns: 10_000 },
  );
});

it("shows the sun mirrored from one hemisphere to the other when it stands over the equator", () => {
  // The equinox of March 2023; the declination is within 2e-4° of zero.
  const equinox = Float64Array.of(Date.UTC(2023, 2, 20, 21, 24, 24) / 1000);
  fc.assert(
    fc.property(angle(0, 89), angle(-180, 180), (latitude, longitude) => {
      const site = { longitude: degrees(longitude), elevation: metres(0) };
      const north = sunColumns(equinox, observerAt({ ...site, latitude: degrees(latitude) }));
      const south = sunColumns(equinox, observerAt({ ...site, latitude: degrees(-latitude) }));
      expect(south.up[0]).toBeCloseTo(north.up[0] ?? Number.NaN, 4);
      expect(south.east[0]).toBeCloseTo(north.east[0] ?? Number.NaN, 4);
      expect(south.north[0]).toBeCloseTo(-(north.north[0] ?? Number.NaN), 4);
    }),
    { numRuns: 10_000 },
  );
});
