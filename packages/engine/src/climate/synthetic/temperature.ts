import { cosDegrees, DEGREES_PER_RADIAN, sinDegrees } from "../../solar/angle";
import { at } from "../../solar/column";
import { DAYS_PER_YEAR, HOURS_PER_DAY, HOURS_PER_YEAR, inMonth, MONTH_OF_DAY, MONTHS } from "./calendar";
import { autoregressive, type DaysOfPlace } from "./daily-clearness";
import { fitMonthlyMeans } from "./monthly-fit";
import type { MonthlyClimate } from "./monthly-climate";
import type { RandomStream } from "./random";

/**
 * Air temperature of each hour. [°C]
 *
 * Each day runs from its minimum at sunrise to its maximum two and a half hours after the sun's noon and falls to the
 * next day's minimum, on two cosines (WAVE of C. T. de Wit et al., 1978). Clear days have the wider range; the level
 * wanders from day to day. The monthly means are the row's exactly.
 */
export function hourlyTemperature(
  climate: MonthlyClimate,
  { place, days }: { readonly place: DaysOfPlace; readonly days: Float64Array },
  random: RandomStream,
): Float64Array {
  const wander = autoregressive(DAYS_PER_YEAR, LEVEL_DAY_TO_DAY, random);
  const level = wander.map((value) => value * levelSpread(climate.latitude));
  const half = dailyRanges(climate, place, days).map((range) => range / 2);
  const column = new Float64Array(HOURS_PER_YEAR);
  fillLevel(column, level);
  addDailyCycle(column, half, climate);
  fitMonthlyMeans(column, climate.temperature);
  return column;
}

/** Correlation of one day's level with the next; of daily means 0.74 then (0.65 to 0.78 in the measured years). */
const LEVEL_DAY_TO_DAY = 0.66;

/**
 * How far daily levels stray from the month's, standard deviation: about 1 K in the tropics, 4 K from 40° on, of which
 * daily means keep 3.5 K (2.4 to 4.9 in the measured years). [K]
 */
const levelSpread = (latitude: number): number => 1.2 + 3 * Math.min(Math.max((Math.abs(latitude) - 15) / 25, 0), 1);

/** The level at noon is the day's; between noons it changes straight, so that midnight has no step. */
function fillLevel(column: Float64Array, level: Float64Array): void {
  for (let hour = 0; hour < column.length; hour += 1) {
    const sinceNoon = (hour + 0.5) / HOURS_PER_DAY - 0.5;
    const day = Math.floor(sinceNoon);
    const from = at(level, Math.max(day, 0));
    const to = at(level, Math.min(day + 1, DAYS_PER_YEAR - 1));
    column[hour] = from + (to - from) * (sinceNoon - day);
  }
}

/** Half of a day's range does not depend on its sky; the rest follows its clearness. Correlation 0.5 to 0.7 measured. */
const STEADY_SHARE = 0.5;

/** Maximum minus minimum of each day. [K] */
function dailyRanges(climate: MonthlyClimate, { sun, months }: DaysOfPlace, days: Float64Array) {
  const meanClearness = MONTHS.map(({ first, end }, month) => {
    let horizontal = 0;
    for (let day = first; day < end; day += 1) horizontal += at(sun.horizontalOfDay, day);
    return (months[month]?.target ?? Number.NaN) / horizontal;
  });
  return Float64Array.from({ length: DAYS_PER_YEAR }, (_, day) => {
    const month = MONTH_OF_DAY[day] ?? -1;
    const mean = inMonth(meanClearness, month);
    const range = climate.temperatureRange === null ? rangeOfClearness(mean) : inMonth(climate.temperatureRange, month);
    const clearness = at(days, day) / at(sun.horizontalOfDay, day);
    return range * (STEADY_SHARE + (1 - STEADY_SHARE) * (clearness / mean));
  });
}

/**
 * The daily range where the row has none, from the month's clearness. [K]
 * Source: Hargreaves' radiation formula, FAO Irrigation and Drainage Paper 56, equation 50, with k between its inland
 * 0.16 and its coastal 0.19.
 */
const rangeOfClearness = (clearness: number): number => (clearness / 0.17) ** 2;

/** The warmest moment comes this long after the sun's noon: 2 to 3 h in the measured years. [h] */
const WARMEST_AFTER_NOON = 2.5;

/** Adds each day's swing of ± `half` about its level. */
function addDailyCycle(
  column: Float64Array,
  half: Float64Array,
  { latitude, longitude, timeZone }: MonthlyClimate,
): void {
  const noon = 12 - (longitude / 15 - timeZone);
  for (let hour = 0; hour < column.length; hour += 1) {
    const sinceNoon = hour + 0.5 - noon;
    const day = Math.min(Math.max(Math.floor(sinceNoon / HOURS_PER_DAY + 0.5), 0), DAYS_PER_YEAR - 1);
    const clock = sinceNoon - day * HOURS_PER_DAY;
    const sunrise = -halfDay(latitude, day);
    column[hour] = at(column, hour) + swing(clock, sunrise, (offset) => halfAt(half, day + offset));
  }
}

/** The swing at a time of day, from −½ to ½ of the range. Times are hours after the sun's noon. [K] */
function swing(clock: number, sunrise: number, half: (dayOffset: number) => number): number {
  const rise = WARMEST_AFTER_NOON - sunrise;
  const fall = HOURS_PER_DAY - rise;
  if (clock < sunrise) {
    const down = (clock + HOURS_PER_DAY - WARMEST_AFTER_NOON) / fall;
    return mix(half(-1), -half(0), down);
  }
  if (clock < WARMEST_AFTER_NOON) return mix(-half(0), half(0), (clock - sunrise) / rise);
  return mix(half(0), -half(1), (clock - WARMEST_AFTER_NOON) / fall);
}

const mix = (from: number, to: number, way: number): number =>
  (from + to) / 2 + ((from - to) / 2) * Math.cos(Math.PI * way);

const halfAt = (half: Float64Array, day: number): number => at(half, Math.min(Math.max(day, 0), DAYS_PER_YEAR - 1));

/** Hours from sunrise to the sun's noon, kept between 3 and 9 so that the cycle stays one near the poles. */
function halfDay(latitude: number, day: number): number {
  // P. I. Cooper's declination, Solar Energy 12, 1969: good to half a degree, two minutes of day length in the tropics.
  const declination = 23.45 * sinDegrees((360 / DAYS_PER_YEAR) * (285 + day));
  const cosine = -(sinDegrees(latitude) / cosDegrees(latitude)) * (sinDegrees(declination) / cosDegrees(declination));
  const hours = (Math.acos(Math.min(Math.max(cosine, -1), 1)) * DEGREES_PER_RADIAN) / 15;
  return Math.min(Math.max(hours, 3), 9);
}
