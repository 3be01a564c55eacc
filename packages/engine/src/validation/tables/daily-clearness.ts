import { type DaysOfPlace, daysOfPlace, dailyIrradiation } from "../../climate/synthetic/daily-clearness";
import { MONTHS } from "../../climate/synthetic/calendar";
import { sunOfYear } from "../../climate/synthetic/sun-of-year";
import { at } from "../../solar/column";
import { celsius, degrees, metres } from "../../units/quantity";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import type { Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

/** Days without their hours cost little; a hundred years leave chance no room. */
const YEARS = 100;
/** Fewer years of a station do not tell its spread. */
const ENOUGH_YEARS = 5;
/** Runs of days in a row that a battery feels. */
const RUNS = [3, 5, 7] as const;

/** Bars of the product: of a station, of the mean size and of the mean of all differences. Spread: engineering/weather.md. */
const RUN_AT_MOST = { absolute: 0.15 };
const MEAN_SIZE_AT_MOST = { absolute: 0.08 };
const MEAN_AT_MOST = { absolute: 0.03 };
const SPREAD_AT_MOST = { absolute: 0.03 };

/** The generator's years of days at stations, from nothing but place and twelve means, beside what was measured there. */
export function dailyClearnessTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "m_daily_clearness.json").list("cases");
  const [long, short] = [rows.filter(isLong), rows.filter((row) => !isLong(row))];
  const spread = new Check(told("check.spreadOfDays"), told("tolerance.meanOfMonths"));
  const runs = new Check(told("check.lowestRuns"), told("tolerance.each"));
  const differences = long.flatMap((row) => stationDifferences(row, spread, runs));
  const all = new Check(told("check.allRuns"), told("tolerance.meanSize"));
  if (differences.length > 0) {
    all.begin("all", told("case.allStations"));
    all.compare(told("quantity.meanSize"), meanOf(differences.map(Math.abs)), 0, MEAN_SIZE_AT_MOST);
    all.compare(told("quantity.meanDifference"), meanOf(differences), 0, MEAN_AT_MOST);
  }
  return {
    checks: [spread, runs, all],
    unchecked: short.map((row) => told("unchecked.tooFewYears", { case: row.text("id"), years: row.number("years") })),
  };
}

const isLong = (row: Field) => row.number("years") >= ENOUGH_YEARS;

/** Made − measured of each run of days. */
function stationDifferences(row: Field, spread: Check, runs: Check): readonly number[] {
  const id = row.text("id");
  const months = row.list("months");
  const days = daysAt(row, months);
  const years = Array.from({ length: YEARS }, (_, year) => dailyIrradiation(days, year));
  spread.begin(id);
  const measured = meanOf(months.map((month) => month.number("sd_within_year")));
  spread.compare(told("quantity.spread"), spreadOf(years, days.sun.horizontalOfDay), measured, SPREAD_AT_MOST);
  runs.begin(id);
  return RUNS.map((length) => {
    const reference = row.field("lowest_run_over_darkest_quarter").field(`${length}`).number("mean");
    const made = meanOf(years.map((year) => lowestRun(year, length)));
    runs.compare(told("quantity.days", { days: length }), made, reference, RUN_AT_MOST);
    return made - reference;
  });
}

function daysAt(row: Field, months: readonly Field[]): DaysOfPlace {
  const place = {
    latitude: degrees(row.number("lat")),
    longitude: degrees(row.number("lon")),
    elevation: metres(row.numberOr("elevation_m", 0)),
    timeZone: Math.round(row.number("lon") / 15),
    // Nothing of a day's sum hangs on it.
    meanTemperature: celsius(20),
  };
  const sun = sunOfYear(place);
  const ghi = MONTHS.map(({ first, end }, month) => {
    const horizontal = sumOf(sun.horizontalOfDay.subarray(first, end));
    return ((months[month]?.number("mean") ?? Number.NaN) * horizontal) / (1_000 * (end - first));
  });
  return daysOfPlace({ ...place, ghi, seed: row.text("id") }, sun);
}

/** Mean of the months' standard deviations of clearness, each about the mean of its own year. */
function spreadOf(years: readonly Float64Array[], horizontal: Float64Array): number {
  const variances = MONTHS.map(({ first, end }) =>
    meanOf(
      years.map((year) => varianceOf(year.map((energy, day) => energy / at(horizontal, day)).subarray(first, end))),
    ),
  );
  return meanOf(variances.map(Math.sqrt));
}

/** Lowest mean of days in a row, round the year's end, over the mean day of the darkest three months. */
function lowestRun(days: Float64Array, length: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < days.length; start += 1) {
    let total = 0;
    for (let day = start; day < start + length; day += 1) total += at(days, day % days.length);
    lowest = Math.min(lowest, total / length);
  }
  const months = MONTHS.map(({ first, end }) => meanOf(days.subarray(first, end)));
  return lowest / meanOf(months.toSorted((one, other) => one - other).slice(0, 3));
}

function sumOf(values: Float64Array | readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

const meanOf = (values: Float64Array | readonly number[]) => sumOf(values) / values.length;

/** With n − 1 in the denominator. */
function varianceOf(values: Float64Array): number {
  const mean = meanOf(values);
  return sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}
