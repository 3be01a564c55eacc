import { expect, it } from "vitest";
import {
  arcPoints,
  dayOfYear,
  daylightHours,
  declinationOn,
  noonElevation,
  skyPoint,
  solarHour,
  ticks,
} from "./sun-arc";

const kano = 12;
const equinox = { latitude: kano, declination: 0 };

it("agrees with the solstices and the equinox of the almanac within half a degree", () => {
  const on = (date: string) => declinationOn(dayOfYear(new Date(date)));
  expect(Math.abs(on("2026-06-21T12:00:00Z") - 23.44)).toBeLessThan(0.5);
  expect(Math.abs(on("2026-12-21T12:00:00Z") + 23.44)).toBeLessThan(0.5);
  expect(Math.abs(on("2026-03-20T12:00:00Z"))).toBeLessThan(0.5);
});

it("stands at 90° minus the latitude at noon of an equinox, and is up for 12.1 hours with its limb and the air", () => {
  expect(noonElevation(equinox)).toBeCloseTo(78, 6);
  expect(daylightHours(equinox)).toBeCloseTo(12.1, 1);
});

it("knows long and short days: London has 16.6 hours in June and 7.8 in December, within 0.2", () => {
  expect(Math.abs(daylightHours({ latitude: 51.5, declination: 23.44 }) - 16.63)).toBeLessThan(0.2);
  expect(Math.abs(daylightHours({ latitude: 51.5, declination: -23.44 }) - 7.83)).toBeLessThan(0.2);
  expect(daylightHours({ latitude: 80, declination: 23 })).toBe(24);
  expect(daylightHours({ latitude: 80, declination: -23 })).toBe(0);
});

it("rises on the left at 6, is highest at 12 and sets on the right at 18 of an equinox", () => {
  expect(skyPoint(equinox, 6).x).toBeCloseTo(-1, 9);
  expect(skyPoint(equinox, 18).x).toBeCloseTo(1, 9);
  expect(arcPoints(equinox).every(({ y }) => y <= skyPoint(equinox, 12).y + 1e-9)).toBe(true);
  expect(
    ticks(equinox)
      .filter(({ rank }) => rank === "hour")
      .map(({ hour }) => hour),
  ).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

it("counts solar time from the longitude", () => {
  expect(solarHour(new Date("2026-03-20T12:00:00Z"), 15)).toBe(13);
  expect(solarHour(new Date("2026-03-20T01:00:00Z"), -30)).toBe(23);
});
