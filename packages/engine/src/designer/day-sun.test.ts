import { expect, it } from "vitest";
import type { Shade } from "../layout/shade";
import { shareByShadows } from "../layout/testing/shadows";
import { raysOfDay, sunAtHours } from "./day-sun";

const KANO = { latitude: 12.05, longitude: 8.53, elevation: 476, timeZone: 1 };
const BERLIN = { latitude: 52.47, longitude: 13.4, elevation: 48, timeZone: 1 };
const elevation = (up: number) => (Math.asin(up) * 180) / Math.PI;

it("puts the sun where the published worked example of the SPA has it", () => {
  // NREL/TP-560-34302, appendix A.5: 17 October 2003, 12:30:30 at UTC−7. A day of another year: within a quarter degree.
  const golden = { latitude: 39.742476, longitude: -105.1786, elevation: 1830.14, timeZone: -7 };
  const [sun] = sunAtHours(golden, 290, [12.508333]);
  expect(Math.abs(elevation(sun?.up ?? 0) - (90 - 50.11162))).toBeLessThan(0.25);
  expect((Math.atan2(sun?.east ?? 0, sun?.north ?? 0) * 180) / Math.PI + 360).toBeCloseTo(194.34, 0);
});

it("stands in the north at noon of midsummer in Kano and in the south in Berlin, and below the horizon at midnight", () => {
  expect(sunAtHours(KANO, 172, [12.5])[0]?.north).toBeGreaterThan(0);
  expect(sunAtHours(BERLIN, 172, [12.1])[0]?.north).toBeLessThan(0);
  expect(sunAtHours(BERLIN, 172, [0])[0]?.up).toBeLessThan(0);
});

it("shares the day's direct light among its shadow directions, as many to the left as to the right at the equinox", () => {
  const rays = raysOfDay({ ...BERLIN, longitude: 15 }, 80, { tilt: 30, azimuth: 180 });
  const sum = (part: typeof rays) => part.reduce((total, { weight }) => total + weight, 0);
  expect(sum(rays)).toBeCloseTo(1, 9);
  expect(sum(rays.filter(({ x }) => x > 0))).toBeCloseTo(0.5, 1);
  // Shadows fall up the slope of a roof that faces a sun which is lower than square to it.
  expect(rays.every(({ y }) => y < 0.6)).toBe(true);
});

it("has no direct light on a steep north roof in a winter of Berlin", () => {
  expect(raysOfDay(BERLIN, 355, { tilt: 60, azimuth: 0 })).toEqual([]);
});

it("takes from a panel right behind a chimney, and nothing from one far from it", () => {
  const shade: Shade = {
    rays: raysOfDay(BERLIN, 355, { tilt: 30, azimuth: 180 }),
    casters: [{ left: 5, top: 5, right: 6, bottom: 6, height: 1 }],
    least: 0,
    rule: "partition",
    area: { left: 0, top: 0, right: 12, bottom: 8 },
  };
  expect(shareByShadows(shade, { left: 4.5, top: 3.9, right: 6.5, bottom: 4.9 })).toBeLessThan(0.6);
  expect(shareByShadows(shade, { left: 4.5, top: 6.5, right: 6.5, bottom: 7.5 })).toBe(1);
});
