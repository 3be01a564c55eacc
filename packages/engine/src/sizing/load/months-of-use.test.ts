import { expect, it } from "vitest";
import { DAYS_OF_MONTH, MONTH_OF_DAY } from "../../units/year";
import type { ApplianceLoad, LoadInput } from "../inputs/design";
import { runningPower } from "./carried-load";
import { loadFigures } from "./load";
import { loadYearOf } from "./load-year";
import { daysByMonth, sharesOfMonths } from "./months-of-use";

/** From October to March alone, as a heat pump: December twice a November. */
const MONTHS = [3, 2, 1, 0, 0, 0, 0, 0, 0, 1, 2, 4];
const HEATING: ApplianceLoad = {
  name: "Heat pump",
  power: 2_000,
  quantity: 1,
  hoursPerDay: 5,
  hoursOfDay: [],
  months: MONTHS,
  startFactor: 1,
  motor: true,
  essential: true,
};
const LOAD: LoadInput = { kind: "appliances", appliances: [HEATING] };
const YEAR = { place: "de-munich", number: 0 };
const NO_VARIATION = { daily: 0, hourly: 0 };

const meanDays = DAYS_OF_MONTH.reduce((sum, days, month) => sum + days * (MONTHS[month] ?? 0), 0) / 365;

it("takes months beside each other, in whatever measure", () => {
  const shares = sharesOfMonths(MONTHS);
  expect(shares?.[11]).toBeCloseTo(4 / meanDays, 12);
  expect(sharesOfMonths(MONTHS.map((month) => 10 * month))?.[11]).toBeCloseTo(4 / meanDays, 12);
  expect(sharesOfMonths(Array<number>(12).fill(0))).toBeNull();
});

it("keeps the year's energy and gives each month its part", () => {
  const { load } = loadYearOf(LOAD, loadFigures(LOAD), YEAR, NO_VARIATION);
  const months = Array<number>(12).fill(0);
  load.forEach((power, hour) => {
    const month = MONTH_OF_DAY[Math.trunc(hour / 24)] ?? 0;
    months[month] = (months[month] ?? 0) + power;
  });
  expect(months.reduce((sum, energy) => sum + energy, 0)).toBeCloseTo(365 * 10, 6);
  expect(months[6]).toBe(0);
  expect((months[11] ?? 0) / (months[9] ?? 1)).toBeCloseTo(4, 9);
});

it("keeps the year's energy where days stray", () => {
  const { load } = loadYearOf(LOAD, loadFigures(LOAD), YEAR, { daily: 0.1, hourly: 0 });
  expect(load.reduce((sum, power) => sum + power, 0)).toBeCloseTo(365 * 10, 6);
});

it("has its day as the year's mean and its peak as of the fullest month", () => {
  const figures = loadFigures(LOAD);
  expect(figures.dailyConsumption).toBe(10_000);
  expect(figures.hourlyPower[0]).toBeCloseTo(10_000 / 24, 9);
  expect(figures.coincidentPeak).toBeCloseTo(((10_000 / 24) * 4) / meanDays, 9);
  expect(runningPower(LOAD)).toBe(2_000);
});

it("has of two seasons no peak in which both run", () => {
  const cooling = { ...HEATING, name: "Air conditioner", months: [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0] };
  const alone = loadFigures({ kind: "appliances", appliances: [cooling] }).coincidentPeak;
  const both = loadFigures({ kind: "appliances", appliances: [HEATING, cooling] }).coincidentPeak;
  expect(both).toBeCloseTo(Math.max(alone, loadFigures(LOAD).coincidentPeak), 9);
});

it("says what the leanest and the fullest month take of an appliance that follows the year", () => {
  expect(daysByMonth({ dailyConsumption: 1_000, months: null })).toBeNull();
  // Half of the year's days nothing, the others twice the mean, by their days: 184 from May to October.
  const months = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1];
  expect(daysByMonth({ dailyConsumption: 1_000, months })).toEqual({ least: 0, most: (1_000 * 365) / 181 });
});
