import { celsius, degrees, metres } from "../../units/quantity";
import { MONTHS } from "../synthetic/calendar";
import { daysOfPlace, dailyIrradiation, type DaysOfPlace } from "../synthetic/daily-clearness";
import type { DayModel } from "../synthetic/day-model";
import type { MonthlyClimate } from "../synthetic/monthly-climate";
import { sunOfYear } from "../synthetic/sun-of-year";
import table from "../truth/daily-clearness.json";

/** What several years of days at a station came to. Every list runs from January to December. */
export interface StationDays {
  readonly id: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number | null;
  readonly years: number;
  /** A satellite's or a reanalysis' cell spreads less than a point in it; typical years are no years in a row. */
  readonly kind: string;
  /** Clearness index of the mean day. */
  readonly mean: readonly number[];
  /** Standard deviation of days about the mean of their own month and year. */
  readonly spread: readonly number[];
  /** Standard deviation of the yearly means of a month; null for a single year. */
  readonly yearly: readonly number[] | null;
  /** Correlation of a day with the next. */
  readonly dayToDay: readonly number[];
  /** Lowest mean of 1, 3, 5, 7 and 14 days in a row over the mean day of the darkest three months of the same year. */
  readonly lowestRuns: Readonly<Record<string, number>>;
  /** Standard deviation of whole years over their mean; null for a single year. */
  readonly cvOfYears: number | null;
}

export const MEASURED_STATIONS: readonly StationDays[] = table.stations;
export const SINGLE_MONTHS = table.singleMonths;

/** A satellite's or a reanalysis' series: the mean of a cell a degree wide. */
export const isCell = ({ kind }: StationDays): boolean => kind === "satellite" || kind === "reanalysis";

/** Runs of days that are compared. */
export const RUN_LENGTHS = [1, 3, 5, 7, 14] as const;

/** The generator's days at a station, from nothing but its place and twelve means. */
function daysAt(station: StationDays, model: DayModel): DaysOfPlace {
  const climate = climateAt(station);
  const sun = sunOfYear(climate);
  const ghi = MONTHS.map(({ first, end }, month) => {
    const horizontal = sun.horizontalOfDay.subarray(first, end).reduce((total, value) => total + value, 0);
    return ((station.mean[month] ?? Number.NaN) * horizontal) / (1000 * (end - first));
  });
  return daysOfPlace({ ...climate, ghi }, sun, model);
}

/** Place of a station; its weather but the sun is arbitrary. */
function climateAt({ id, latitude, longitude, elevation }: StationDays): MonthlyClimate {
  const constant = (value: number) => Array<number>(12).fill(value);
  return {
    seed: id,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    elevation: metres(elevation ?? 0),
    timeZone: Math.round(longitude / 15),
    ghi: constant(0),
    temperature: constant(20),
    temperatureRange: null,
    windSpeed: constant(2),
    meanTemperature: celsius(20),
  };
}

/** Years of a station's synthetic days, summed up as the measured ones are. */
export function madeDays(station: StationDays, model: DayModel, years: number): Omit<StationDays, "place" | "kind"> {
  const days = daysAt(station, model);
  const irradiation = Array.from({ length: years }, (_, year) => dailyIrradiation(days, year));
  return { ...station, years, ...statisticsOf(irradiation, days.sun.horizontalOfDay) };
}

/** @param irradiation Of each day of each year. [Wh/m²]  @param horizontal Outside the atmosphere, of each day. */
function statisticsOf(irradiation: readonly Float64Array[], horizontal: Float64Array) {
  const clearness = irradiation.map((days) => days.map((value, day) => value / (horizontal[day] ?? Number.NaN)));
  const months = MONTHS.map(({ first, end }) => clearness.map((days) => days.subarray(first, end)));
  const sums = irradiation.map((days) => days.reduce((total, value) => total + value, 0));
  const runs = RUN_LENGTHS.map((length) => meanOf(irradiation.map((days) => lowestRun(days, length))));
  return {
    mean: months.map((years) => meanOf(years.map((days) => meanOf(days)))),
    spread: months.map((years) => Math.sqrt(meanOf(years.map(variance)))),
    yearly:
      irradiation.length > 1 ? months.map((years) => Math.sqrt(variance(years.map((days) => meanOf(days))))) : null,
    dayToDay: months.map(nextDay),
    lowestRuns: Object.fromEntries<number>(RUN_LENGTHS.map((length, place) => [length, runs[place] ?? Number.NaN])),
    cvOfYears: irradiation.length > 1 ? Math.sqrt(variance(sums)) / meanOf(sums) : null,
  };
}

/** Correlation of days with the next about the mean of their own month and year, over all years together. */
function nextDay(years: readonly Float64Array[]): number {
  let [both, before, after] = [0, 0, 0];
  for (const days of years) {
    const mean = meanOf(days);
    for (let day = 1; day < days.length; day += 1) {
      const [one, next] = [(days[day - 1] ?? Number.NaN) - mean, (days[day] ?? Number.NaN) - mean];
      both += one * next;
      before += one * one;
      after += next * next;
    }
  }
  return both / Math.sqrt(before * after);
}

/** Lowest mean of days in a row, 31 December followed by 1 January, over the mean day of the darkest three months. */
function lowestRun(days: Float64Array, length: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < days.length; start += 1) {
    let total = 0;
    for (let day = start; day < start + length; day += 1) total += days[day % days.length] ?? Number.NaN;
    lowest = Math.min(lowest, total / length);
  }
  const months = Float64Array.from(MONTHS, ({ first, end }) => meanOf(days.subarray(first, end))).sort();
  return lowest / meanOf(months.subarray(0, 3));
}

export function meanOf(values: Float64Array | readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total / values.length;
}

/** With n − 1 in the denominator. */
function variance(values: Float64Array | readonly number[]): number {
  const mean = meanOf(values);
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return squares / (values.length - 1);
}
