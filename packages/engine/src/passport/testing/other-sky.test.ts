import { expect, it } from "vitest";
import { randomFrom } from "../../quotes/testing/random";
import { MONTH_OF_DAY } from "../../units/year";
import { otherSky, STATIONS } from "./other-sky";

const YEARS = 60;
const yearsOf = (station: string) => {
  const random = randomFrom(5);
  return Array.from({ length: YEARS }, () => otherSky(random, station));
};
const daysIn = (years: readonly Float64Array[], month: number) =>
  years.map((year) => [...year].filter((_, day) => MONTH_OF_DAY[day] === month));
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it.each([...new Set(STATIONS.map(([, station]) => station))])("has at %s the mean of the month", (station) => {
  const years = yearsOf(station);
  for (let month = 0; month < 12; month += 1) {
    const mean = meanOf(daysIn(years, month).flat());
    expect(mean).toBeGreaterThan(0.92);
    expect(mean).toBeLessThan(1.08);
  }
});

// Table m, m-ror1, January: standard deviation of days 0.55 of the mean within a year, of months 0.11 between years.
it("is at Rothamsted in January as restless as it was measured", () => {
  const months = daysIn(yearsOf("m-ror1"), 0);
  const within = Math.sqrt(meanOf(months.map((days) => meanOf(days.map((day) => (day / meanOf(days) - 1) ** 2)))));
  expect(within).toBeGreaterThan(0.45);
  expect(within).toBeLessThan(0.65);
  const between = Math.sqrt(meanOf(months.map((days) => (meanOf(days) - 1) ** 2)));
  expect(between).toBeGreaterThan(0.1);
  expect(between).toBeLessThan(0.25);
});
