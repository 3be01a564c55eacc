import { expect, it } from "vitest";
import { house } from "../testing/house";
import { sizeSystem } from "../size-system";
import { loadFigures } from "./load";
import { loadYearOf } from "./load-year";
import { measuredYear } from "./measured-year";

const HOURS = 8_760;
const NEW_YEAR = Date.UTC(2026, 0, 1);
const everyHour = (of: (hour: number) => number | null, hours = HOURS) =>
  Array.from({ length: hours }, (_, hour) => of(hour));

it("keeps a measured year hour by hour, in the place's standard time", () => {
  const hourly = everyHour((hour) => (hour % 24 === 18 ? 2 : 0.2));
  const year = measuredYear({ from: NEW_YEAR - 3_600_000, hourly }, 1);
  expect(year).toMatchObject({ measuredHours: HOURS, filledHours: 0 });
  expect(year?.hours[0]).toBe(200);
  // Lagos is an hour ahead: 18 UTC of a file that begins at 23 UTC is 18 by its own clock.
  expect(year?.hours[18]).toBe(2_000);
});

it("takes the mean of two years, and leaves 29 February out", () => {
  const from = Date.UTC(2024, 0, 1);
  const hourly = everyHour((hour) => (hour < 8_784 ? 1 : 3), 8_784 + HOURS);
  const year = measuredYear({ from, hourly }, 0);
  expect(new Set(year?.hours)).toEqual(new Set([2_000]));
});

it("fills what is missing from the same hours of the weeks beside it", () => {
  const week = (hour: number) => Math.floor(hour / 168);
  const hourly = everyHour((hour) => (week(hour) === 10 ? null : week(hour) < 10 ? 1 : 3));
  const year = measuredYear({ from: NEW_YEAR, hourly }, 0);
  expect(year?.filledHours).toBe(168);
  expect(year?.hours.slice(10 * 168, 11 * 168)).toEqual(Array.from({ length: 168 }, () => 2_000));
});

it("makes a year of two days by the hours of the day, and none of half a day", () => {
  const two = measuredYear({ from: NEW_YEAR, hourly: everyHour((hour) => hour % 24, 48) }, 0);
  expect(two?.measuredHours).toBe(48);
  expect(two?.hours.slice(24 * 200, 24 * 201)).toEqual(Array.from({ length: 24 }, (_, hour) => hour * 1_000));
  expect(measuredYear({ from: NEW_YEAR, hourly: everyHour(() => 1, 12) }, 0)).toBeNull();
});

const measured = (hours: readonly number[]) =>
  ({ kind: "direct", dailyConsumption: 0, peakPower: 5_000, hours }) as const;

it("counts a measured year's mean day and its largest hour", () => {
  const hours = everyHour((hour) => (hour === 4_003 ? 4_000 : 500)).map((power) => power ?? 0);
  const figures = loadFigures(measured(hours));
  expect(figures.dailyConsumption).toBeCloseTo(12_000 + 3_500 / 365, 9);
  expect(figures).toMatchObject({ coincidentPeak: 4_000, peakHour: 4_003 % 24, surgePower: 5_000 });
});

it("runs a measured year as it was, whatever days are asked to stray by", () => {
  const hours = everyHour((hour) => 300 + (hour % 7) * 10).map((power) => power ?? 0);
  const load = measured(hours);
  const { load: run } = loadYearOf(load, loadFigures(load), { place: "x", number: 3 }, { daily: 0.3, hourly: 0.3 });
  expect([...run].map((kilowatts) => Math.round(kilowatts * 1_000))).toEqual(hours);
});

it("buys less battery for a house that uses its power by day", () => {
  const shaped = (isOn: (hour: number) => boolean) =>
    sizeSystem({
      ...house({ systemType: "off-grid" }),
      load: measured(everyHour((hour) => (isOn(hour % 24) ? 1_000 : 0)).map((power) => power ?? 0)),
    });
  const byDay = shaped((hour) => hour >= 9 && hour < 15);
  const byNight = shaped((hour) => hour >= 18);
  expect(byDay.load.dailyConsumption.value).toBeCloseTo(6_000, 6);
  expect(byNight.load.dailyConsumption.value).toBeCloseTo(6_000, 6);
  expect(byDay.battery.capacity.value).toBeLessThan(byNight.battery.capacity.value);
});
