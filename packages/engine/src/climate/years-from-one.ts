import { at, sum } from "../solar/column";
import { cosDegrees } from "../solar/angle";
import { erbsDriesse } from "../solar/decomposition/erbs-driesse";
import type { WeatherYear } from "../solar/year/weather-year";
import { celsius } from "../units/quantity";
import { DAYS_PER_YEAR, HOURS_PER_DAY, HOURS_PER_YEAR, MONTH_OF_DAY, MONTHS } from "./synthetic/calendar";
import { daysOfPlace, slowParts, type DaysOfPlace, type MonthOfDays } from "./synthetic/daily-clearness";
import { SPELL_DAY_TO_DAY } from "./synthetic/day-model";
import { meanOver } from "./synthetic/monthly-fit";
import { randomStream } from "./synthetic/random";
import { sunOfYear } from "./synthetic/sun-of-year";
import type { PlacedYear } from "./year-of";

/**
 * Years a measured one could have been followed by: its own days in their order, whole spells and years of them made
 * duller or clearer as far as months and years differ at such a place.
 *
 * @param measured  One year of hours. It is the first of the years, as it is.
 * @param count     How many years, 1 or more. Year n is the same whatever the count.
 * @returns         The years; the mean of many has the months of the measured one. Temperature and wind are the measured.
 *
 * Model: docs/engineering/weather.md, "Further years of your own".
 */
export function yearsFromOne(measured: PlacedYear, count: number): readonly PlacedYear[] {
  if (count <= 1) return [measured];
  const days = daysAt(measured);
  const further = Array.from({ length: count - 1 }, (_, index) => stretched(measured, days, index + 1));
  return [measured, ...further];
}

function daysAt({ observer, timeZone, weather }: PlacedYear): DaysOfPlace {
  const { latitude, longitude, elevation } = observer;
  const meanTemperature = celsius(sum(weather.temperature) / HOURS_PER_YEAR);
  const ghi = MONTHS.map((month) => (meanOver(weather.ghi, month) * HOURS_PER_DAY) / 1000);
  const sun = sunOfYear({ latitude, longitude, elevation, timeZone, meanTemperature }, weather.instants);
  return daysOfPlace({ seed: `own ${latitude} ${longitude}`, latitude, longitude, ghi }, sun);
}

function stretched(measured: PlacedYear, days: DaysOfPlace, yearNumber: number): PlacedYear {
  const factors = factorsOfDays(measured.weather, days, yearNumber);
  return { ...measured, weather: { ...measured.weather, ...lightOf(measured.weather, days, factors) } };
}

/** What each day's light is multiplied by: the day moves along the distribution of its month, with its spell and year. */
function factorsOfDays(weather: WeatherYear, { seed, sun, months }: DaysOfPlace, yearNumber: number): Float64Array {
  const { spells, year } = slowParts((what) => randomStream(`${seed}#${yearNumber}#${what}`));
  const shifts = months.map(shiftOf);
  return Float64Array.from({ length: DAYS_PER_YEAR }, (_, day) => {
    const index = MONTH_OF_DAY[day] ?? -1;
    const [month, shift] = [months[index], shifts[index]];
    const horizontal = at(sun.horizontalOfDay, day);
    if (month === undefined || shift === undefined || horizontal === 0) return 1;
    const total = sumOfDay(weather.ghi, day);
    const { distribution } = month;
    const normal = distribution.placeOf(total / horizontal);
    const moved = distribution.at(normal + shift.ofSpell * at(spells, day) + shift.ofYear * year);
    return moved / meanMoved(distribution, normal, Math.hypot(shift.ofSpell, shift.ofYear));
  });
}

/** Mean of a day moved by normal numbers of a deviation: three points of Gauss and Hermite. */
function meanMoved({ at: clearness }: MonthOfDays["distribution"], normal: number, deviation: number): number {
  const step = Math.sqrt(3) * deviation;
  return (4 * clearness(normal) + clearness(normal - step) + clearness(normal + step)) / 6;
}

/**
 * How far days move with their spell and their year. Because the days themselves are those measured, what months owe to
 * the chance of single days has to come from the spells as well.
 */
function shiftOf({ linkage }: MonthOfDays) {
  const own = 1 - linkage.ofYear - linkage.ofSpell;
  const byChance = (own * varianceOfMean(linkage.dayToDay)) / varianceOfMean(SPELL_DAY_TO_DAY);
  return { ofSpell: Math.sqrt(linkage.ofSpell + byChance), ofYear: Math.sqrt(linkage.ofYear) };
}

const DAYS_OF_MONTH = 30;

/** Variance of the mean of a month of an autoregressive series whose own variance is 1. */
function varianceOfMean(correlation: number): number {
  let pairs = DAYS_OF_MONTH;
  for (let lag = 1; lag < DAYS_OF_MONTH; lag += 1) pairs += 2 * (DAYS_OF_MONTH - lag) * correlation ** lag;
  return pairs / DAYS_OF_MONTH ** 2;
}

/** The hours of a year whose days have been multiplied: darker in proportion, brighter towards the clean sky's ceiling. */
function lightOf(weather: WeatherYear, { sun, months }: DaysOfPlace, factors: Float64Array) {
  const light = { ghi: weather.ghi.slice(), dni: weather.dni.slice(), dhi: weather.dhi.slice() };
  for (let day = 0; day < DAYS_PER_YEAR; day += 1) {
    const lift = months[MONTH_OF_DAY[day] ?? -1]?.lift ?? 1;
    const factor = at(factors, day);
    const room = roomOfDay(weather.ghi, sun.ceiling, { day, lift });
    const missing = Math.min((factor - 1) * sumOfDay(weather.ghi, day), room);
    for (let hour = day * HOURS_PER_DAY; hour < (day + 1) * HOURS_PER_DAY; hour += 1) {
      const before = at(weather.ghi, hour);
      if (before <= 0) continue;
      const ghi =
        factor <= 1
          ? before * factor
          : before + (room > 0 ? (missing * Math.max(lift * at(sun.ceiling, hour) - before, 0)) / room : 0);
      const parts = split(
        { before, ghi, dni: at(weather.dni, hour), dhi: at(weather.dhi, hour) },
        {
          zenith: at(sun.zenith, hour),
          extraterrestrial: at(sun.extraterrestrial, day),
        },
      );
      light.ghi[hour] = ghi;
      light.dni[hour] = parts.dni;
      light.dhi[hour] = parts.dhi;
    }
  }
  return light;
}

/** What a day's hours of light miss to the ceiling. */
function roomOfDay(ghi: Float64Array, ceiling: Float64Array, { day, lift }: { day: number; lift: number }): number {
  let room = 0;
  for (let hour = day * HOURS_PER_DAY; hour < (day + 1) * HOURS_PER_DAY; hour += 1) {
    if (at(ghi, hour) > 0) room += Math.max(lift * at(ceiling, hour) - at(ghi, hour), 0);
  }
  return room;
}

interface HourOfLight {
  readonly before: number;
  readonly ghi: number;
  readonly dni: number;
  readonly dhi: number;
}

/** The measured share of diffuse light, changed as Erbs-Driesse changes it from the old to the new clearness. */
function split(
  { before, ghi, dni, dhi }: HourOfLight,
  sun: { readonly zenith: number; readonly extraterrestrial: number },
) {
  if (ghi === before || sun.zenith >= LOWEST_SUN) return { dni: (dni * ghi) / before, dhi: (dhi * ghi) / before };
  const modelled = (value: number) => erbsDriesse({ ghi: value, ...sun }).dhi / value;
  const share = Math.min(((dhi / before) * modelled(ghi)) / modelled(before), 1);
  return { dni: (ghi * (1 - share)) / cosDegrees(sun.zenith), dhi: ghi * share };
}

/** Lower than this the split means nothing and the cosine would make beams of rounding. [°] */
const LOWEST_SUN = 87;

function sumOfDay(hours: Float64Array, day: number): number {
  let total = 0;
  for (let hour = day * HOURS_PER_DAY; hour < (day + 1) * HOURS_PER_DAY; hour += 1) total += at(hours, hour);
  return total;
}
