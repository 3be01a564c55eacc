import { at } from "../../solar/column";
import { extraterrestrialSpencer, SOLAR_CONSTANT } from "../../solar/extraterrestrial";
import { hourlyInstants } from "../../solar/sun/instant";
import type { Observer } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";
import type { WeatherYear } from "../../solar/year/weather-year";
import { DAYS_PER_YEAR, HOURS_PER_DAY, HOURS_PER_YEAR, MONTH_OF_DAY, MONTHS } from "../synthetic/calendar";

/** What a year of daily clearness looks like, whatever its monthly means are. */
export interface DailyStatistics {
  /** Standard deviation of daily clearness about the month's. */
  readonly spread: number;
  /** Correlation of a day's deviation with the next day's. */
  readonly dayToDay: number;
  /** Clearness index that 5, 50 and 95 % of the days stay under. */
  readonly percentiles: readonly [number, number, number];
  /** Days with less than half of their month's mean clearness, and the longest run of them. */
  readonly darkDays: number;
  readonly longestDarkRun: number;
}

/** Light on the horizontal outside the atmosphere through each day of 2023, from the hours' middles. [Wh/m²] */
export function horizontalOfDays(observer: Observer): Float64Array {
  const timeZone = Math.round(observer.longitude / 15);
  const { zenith } = sunColumns(hourlyInstants(timeZone, 30), observer);
  const days = new Float64Array(DAYS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += 1) {
    const day = Math.floor(hour / HOURS_PER_DAY);
    const height = Math.max(0, Math.cos((at(zenith, hour) * Math.PI) / 180));
    days[day] = at(days, day) + extraterrestrialSpencer(day + 1, SOLAR_CONSTANT) * height;
  }
  return days;
}

/** Sums of a column of hours over its days. */
export function sumsByDay(hours: Float64Array): Float64Array {
  const days = new Float64Array(DAYS_PER_YEAR);
  for (let hour = 0; hour < hours.length; hour += 1) {
    const day = Math.floor(hour / HOURS_PER_DAY);
    days[day] = at(days, day) + at(hours, hour);
  }
  return days;
}

/** @param irradiation Of each day. [Wh/m²]  @param horizontal `horizontalOfDays`. */
export function dailyStatistics(irradiation: Float64Array, horizontal: Float64Array): DailyStatistics {
  const clearness = irradiation.map((value, day) => value / at(horizontal, day));
  const means = MONTHS.map(({ first, end }) => {
    const sumOf = (column: Float64Array) => column.subarray(first, end).reduce((total, value) => total + value, 0);
    return sumOf(irradiation) / sumOf(horizontal);
  });
  const meanOf = (day: number) => means[MONTH_OF_DAY[day] ?? -1] ?? Number.NaN;
  const deviations = clearness.map((value, day) => value - meanOf(day));
  const ordered = clearness.slice().sort();
  const percentile = (share: number) => at(ordered, Math.round(share * (DAYS_PER_YEAR - 1)));
  const dark = Array.from(clearness, (value, day) => value < meanOf(day) / 2);
  return {
    spread: Math.sqrt(mean(deviations.map((value) => value * value))),
    dayToDay: correlation(deviations.subarray(0, -1), deviations.subarray(1)),
    percentiles: [percentile(0.05), percentile(0.5), percentile(0.95)],
    darkDays: dark.filter(Boolean).length,
    longestDarkRun: longestRun(dark),
  };
}

/**
 * Mean step of the hourly clearness index from one hour to the next, while the sun is 10° high or more: how restless
 * the sky is within the days.
 */
export function hourlyStep(weather: WeatherYear, observer: Observer): number {
  const { zenith } = sunColumns(weather.instants, observer);
  let steps = 0;
  let total = 0;
  let before = Number.NaN;
  for (let hour = 0; hour < weather.ghi.length; hour += 1) {
    const outside = extraterrestrialSpencer(Math.floor(hour / HOURS_PER_DAY) + 1);
    const height = Math.cos((at(zenith, hour) * Math.PI) / 180);
    const clearness = at(zenith, hour) <= 80 ? at(weather.ghi, hour) / (outside * height) : Number.NaN;
    const step = Math.abs(clearness - before);
    if (!Number.isNaN(step)) {
      steps += 1;
      total += step;
    }
    before = clearness;
  }
  return total / steps;
}

export const mean = (column: Float64Array): number => column.reduce((total, value) => total + value, 0) / column.length;

export function correlation(left: Float64Array, right: Float64Array): number {
  const leftMean = mean(left);
  const rightMean = mean(right);
  let both = 0;
  let leftSquare = 0;
  let rightSquare = 0;
  left.forEach((value, index) => {
    const x = value - leftMean;
    const y = at(right, index) - rightMean;
    both += x * y;
    leftSquare += x * x;
    rightSquare += y * y;
  });
  return both / Math.sqrt(leftSquare * rightSquare);
}

function longestRun(flags: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const flag of flags) {
    run = flag ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
