// Of the rest: hours made for each station beside the measured ones; table m holds their days.
import { expect, it } from "vitest";
import { weatherAt } from "../../validation/testing/reference";
import {
  climateOfStation,
  climateOfYear,
  dailyDeviations,
  meanDailyRange,
  standardDeviation,
} from "../testing/climate-of-year";
import {
  correlation,
  dailyStatistics,
  horizontalOfDays,
  hourlyStep,
  mean,
  sumsByDay,
  type DailyStatistics,
} from "../testing/statistics";
import stations from "../truth/daily-radiation.json";
import { dailyIrradiation, daysOfPlace } from "./daily-clearness";
import type { MonthlyClimate } from "./monthly-climate";
import { sunOfYear } from "./sun-of-year";
import { syntheticYear } from "./synthetic-year";

/*
 * Synthetic years made from the monthly means of measured years are held against those years. The generator sees nothing
 * but place and twelve means; how days and hours spread must come out by itself. Each is a single year, one of many its
 * place could have had: stations with more are in stations.test.ts. Tolerances stand in docs/engineering/weather.md.
 */

const YEARS = 20;
/** Days without their hours cost little. */
const YEARS_OF_DAYS = 100;
const daysOf = (climate: MonthlyClimate) => {
  const place = daysOfPlace(climate, sunOfYear(climate));
  return Array.from({ length: YEARS_OF_DAYS }, (_, year) => dailyIrradiation(place, year));
};
const yearsOf = (climate: MonthlyClimate) => {
  const place = daysOfPlace(climate, sunOfYear(climate));
  return Array.from({ length: YEARS }, (_, yearNumber) =>
    syntheticYear(climate, place, { days: dailyIrradiation(place, yearNumber), yearNumber }),
  );
};
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const files = [
  { site: "phoenix_az_tmy2", timeZone: -7 },
  { site: "greensboro_nc_tmy3", timeZone: -5 },
  { site: "golden_co_tmy3", timeZone: -7 },
  { site: "piemonte_it_pvgis", timeZone: 0 },
].map(({ site, timeZone }) => {
  const { observer, weather } = weatherAt(site);
  const climate = climateOfYear(site, observer, weather, timeZone);
  return { site, observer, weather, climate, synthetic: yearsOf(climate) };
});

interface Comparison {
  readonly name: string;
  readonly measured: DailyStatistics;
  readonly synthetic: readonly DailyStatistics[];
}

const comparisons: readonly Comparison[] = [
  ...files.map(({ site, observer, weather, climate }) => {
    const horizontal = horizontalOfDays(observer);
    return {
      name: site,
      measured: dailyStatistics(sumsByDay(weather.ghi), horizontal),
      synthetic: daysOf(climate).map((days) => dailyStatistics(days, horizontal)),
    };
  }),
  ...stations.sites.map((station) => {
    const { observer, irradiation, climate } = climateOfStation(station);
    const horizontal = horizontalOfDays(observer);
    return {
      name: `${station.place} ${station.year}`,
      measured: dailyStatistics(irradiation, horizontal),
      synthetic: daysOf(climate).map((days) => dailyStatistics(days, horizontal)),
    };
  }),
];

it.each(comparisons)("spreads the clearness of days as in $name: within 0.03", ({ measured, synthetic }) => {
  expect(Math.abs(average(synthetic.map((year) => year.spread)) - measured.spread)).toBeLessThan(0.03);
});

it.each(comparisons)("has the dark, the usual and the clear days of $name: 5, 50, 95 % within 0.06", (comparison) => {
  const { measured, synthetic } = comparison;
  measured.percentiles.forEach((clearness, index) => {
    const made = average(synthetic.map((year) => year.percentiles[index] ?? Number.NaN));
    expect(Math.abs(made - clearness)).toBeLessThan(0.06);
  });
});

it.each(comparisons)("has as many dark days as $name within 4 standard deviations", ({ measured, synthetic }) => {
  const made = Float64Array.from(synthetic, (year) => year.darkDays);
  expect(Math.abs(measured.darkDays - mean(made))).toBeLessThan(4 * standardDeviation(made));
});

it.each(comparisons)(
  "has runs of dark days as long as $name has, within 1, in 100 years",
  ({ measured, synthetic }) => {
    const longest = Math.max(...synthetic.map((year) => year.longestDarkRun));
    expect(longest).toBeGreaterThanOrEqual(measured.longestDarkRun - 1);
  },
);

it("links one day's clearness to the next as the measured years do, 0.27 on average, within 0.06", () => {
  const measured = average(comparisons.map((comparison) => comparison.measured.dayToDay));
  const made = average(comparisons.flatMap(({ synthetic }) => synthetic.map((year) => year.dayToDay)));
  expect(measured).toBeCloseTo(0.27, 2);
  expect(Math.abs(made - measured)).toBeLessThan(0.06);
});

it.each(files)("changes from hour to hour as in $site: mean step within 25 %", ({ observer, weather, synthetic }) => {
  const measured = hourlyStep(weather, observer);
  const made = average(synthetic.map((year) => hourlyStep(year, observer)));
  expect(Math.abs(made / measured - 1)).toBeLessThan(0.25);
});

it.each(files)("gives the direct light of $site within 10 % of the year", ({ weather, synthetic }) => {
  const made = average(synthetic.map((year) => mean(year.dni)));
  expect(Math.abs(made / mean(weather.dni) - 1)).toBeLessThan(0.1);
});

it.each(files)("moves temperature as in $site: daily range, day to day", ({ weather, synthetic }) => {
  const wholeYear = { first: 0, end: 365 };
  const ranges = synthetic.map((year) => meanDailyRange(year.temperature, wholeYear));
  expect(Math.abs(average(ranges) / meanDailyRange(weather.temperature, wholeYear) - 1)).toBeLessThan(0.05);
  const measured = dailyDeviations(weather.temperature);
  const made = synthetic.map((year) => dailyDeviations(year.temperature));
  expect(Math.abs(average(made.map(standardDeviation)) - standardDeviation(measured))).toBeLessThan(1.5);
  const nextDay = (days: Float64Array) => correlation(days.subarray(0, -1), days.subarray(1));
  expect(Math.abs(average(made.map(nextDay)) - nextDay(measured))).toBeLessThan(0.12);
});

it.each(files)("spreads and links wind speeds as in $site", ({ weather, synthetic }) => {
  const relative = (hours: Float64Array) => standardDeviation(hours) / mean(hours);
  const nextHour = (hours: Float64Array) => correlation(hours.subarray(0, -1), hours.subarray(1));
  const made = synthetic.map((year) => year.windSpeed);
  expect(Math.abs(average(made.map(relative)) - relative(weather.windSpeed))).toBeLessThan(0.08);
  expect(Math.abs(average(made.map(nextHour)) - nextHour(weather.windSpeed))).toBeLessThan(0.2);
});
