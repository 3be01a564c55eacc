import { expect, it } from "vitest";
import { degrees } from "../../units/quantity";
import { weatherAt } from "../../validation/testing/reference";
import { at, sum } from "../column";
import { CLEAR_GLASS } from "../incidence/physical";
import type { Plane } from "../transposition/plane";
import { arrayYear, type ArrayDesign } from "../year/array-year";
import { behindHorizon } from "../year/behind-horizon";
import { planeYear } from "../year/plane-year";
import { skyYear } from "../year/sky-year";
import { watts } from "../../units/quantity";
import { horizonThrough, skyViewAbove } from "./horizon";

const planeOf = (tilt: number, azimuth = 180): Plane => ({ tilt: degrees(tilt), azimuth: degrees(azimuth) });
const ring = (elevation: number) => horizonThrough([{ azimuth: 0, elevation }]);
const open = ring(0);

it("runs straight from point to point, also over north, and takes the higher of two", () => {
  const horizon = horizonThrough([
    { azimuth: 270, elevation: 20 },
    { azimuth: 90, elevation: 0 },
    { azimuth: -90, elevation: 10 },
    { azimuth: 180, elevation: 0 },
  ]);
  expect([90, 135, 225, 270, 360, 0, 45, -90].map(horizon)).toEqual([0, 0, 10, 20, 10, 10, 5, 20]);
});

it("refuses what is no horizon", () => {
  expect(() => horizonThrough([])).toThrow(RangeError);
  expect(() => horizonThrough([{ azimuth: 0, elevation: 91 }])).toThrow(RangeError);
  expect(() => horizonThrough([{ azimuth: 0, elevation: -1 }])).toThrow(RangeError);
  expect(() => horizonThrough([{ azimuth: Number.NaN, elevation: 1 }])).toThrow(RangeError);
});

it("leaves a plane over an open horizon (1 + cos(tilt))/2 of the sky", () => {
  for (const tilt of [0, 10, 45, 90]) {
    expect(skyViewAbove(open, planeOf(tilt))).toBeCloseTo((1 + Math.cos((tilt * Math.PI) / 180)) / 2, 4);
  }
});

it("masks the sky as by hand: cos² over a level plane, a wall of 45° before an upright one", () => {
  const radians = Math.PI / 180;
  for (const elevation of [5, 30, 60, 90]) {
    expect(skyViewAbove(ring(elevation), planeOf(0))).toBeCloseTo(Math.cos(elevation * radians) ** 2, 10);
  }
  // ∫ over half the circle of cos(azimuth) (π/2 − e − sin e cos e)/2π = (π/4 − 1/2)/π at 45°.
  expect(skyViewAbove(ring(45), planeOf(90))).toBeCloseTo(0.25 - 1 / (2 * Math.PI), 4);
  // A hill of 90° over the eastern half of the circle hides half the sky of a level plane, all of an eastern wall.
  const east = horizonThrough(
    [0.01, 179.99]
      .map((azimuth) => ({ azimuth, elevation: 90 }))
      .concat([180, 360].map((azimuth) => ({ azimuth, elevation: 0 }))),
  );
  expect(skyViewAbove(east, planeOf(0))).toBeCloseTo(0.5, 3);
  expect(skyViewAbove(east, planeOf(90, 90))).toBeCloseTo(0, 3);
  expect(skyViewAbove(east, planeOf(90, 270))).toBeCloseTo(0.5, 3);
});

const { observer, weather } = weatherAt("golden_co_tmy3");
const sky = skyYear(observer, weather);
const design: ArrayDesign = {
  plane: planeOf(30),
  albedo: 0.2,
  glass: CLEAR_GLASS,
  temperature: { kind: "faiman", u0: 25, u1: 6.84 },
  nameplate: watts(4000),
  gamma: -0.0037,
  losses: 0.14,
  dcAcRatio: 1.2,
  inverterEfficiency: 0.96,
};

it("changes nothing where it is open", () => {
  const alone = planeYear(sky, design.plane, 0.2);
  const behind = behindHorizon(sky, design.plane, open, alone);
  for (const part of ["beam", "sky", "ground"] as const) {
    expect(sum(behind[part]) / sum(alone[part])).toBeCloseTo(1, 4);
  }
});

it("takes the beam while the sun stands below it, by its own azimuth", () => {
  const alone = planeYear(sky, design.plane, 0.2);
  const hill = horizonThrough([
    { azimuth: 60, elevation: 25 },
    { azimuth: 170, elevation: 25 },
    { azimuth: 171, elevation: 0 },
    { azimuth: 59, elevation: 0 },
  ]);
  const behind = behindHorizon(sky, design.plane, hill, alone);
  const rows = [...sky.rows.keys()].map((row) => ({
    elevation: (Math.asin(at(sky.up, row)) * 180) / Math.PI,
    azimuth: (Math.atan2(at(sky.east, row), at(sky.north, row)) * 180) / Math.PI,
    alone: at(alone.beam, row),
    behind: at(behind.beam, row),
  }));
  const hidden = rows.filter(({ azimuth, elevation }) => azimuth > 61 && azimuth < 169 && elevation < 25);
  const clear = rows.filter(({ azimuth, elevation }) => azimuth < 0 || elevation > 26);
  expect(hidden.reduce((total, { behind: left }) => total + left, 0)).toBe(0);
  expect(hidden.reduce((total, { alone: before }) => total + before, 0)).toBeGreaterThan(0.02 * sum(alone.beam));
  expect(clear.map(({ behind: left }) => left)).toEqual(clear.map(({ alone: before }) => before));
});

it("takes the energy of an array, more of it the higher it is, with rows more than either alone", () => {
  const energyOf = (changed: Partial<ArrayDesign>) => sum(arrayYear(sky, { ...design, ...changed }).ac);
  const energies = [0, 5, 15, 40, 90].map((elevation) => energyOf({ horizon: ring(elevation) }));
  expect(energies[0]).toBeCloseTo(energyOf({}), -3);
  expect([...energies].sort((one, other) => other - one)).toEqual(energies);
  expect(new Set(energies).size).toBe(5);
  expect(energies.at(-1)).toBeCloseTo(0, 6);
  const rows = { groundCoverageRatio: 0.5 };
  expect(energyOf({ horizon: ring(15), rows })).toBeLessThan(Math.min(energies[2] ?? 0, energyOf({ rows })));
});
