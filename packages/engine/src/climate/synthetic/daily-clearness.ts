import { at } from "../../solar/column";
import { DAYS_PER_YEAR, inMonth, MONTH_OF_DAY, MONTHS, type MonthSpan } from "./calendar";
import { clearnessDistribution, type ClearnessDistribution } from "./clearness-distribution";
import {
  clearestDay,
  concentrationOf,
  linkageOf,
  MEASURED_DAYS,
  SPELL_DAY_TO_DAY,
  spreadOfDays,
  type DayModel,
  type Linkage,
  type MonthOfPlace,
} from "./day-model";
import type { MonthlyClimate } from "./monthly-climate";
import { randomStream, type RandomStream } from "./random";
import type { SunOfYear } from "./sun-of-year";

/** How the days of a place spread and follow each other: the same for all of its years. */
export interface DaysOfPlace {
  readonly seed: string;
  readonly sun: SunOfYear;
  /** January to December. */
  readonly months: readonly MonthOfDays[];
}

export interface MonthOfDays {
  readonly distribution: ClearnessDistribution;
  readonly linkage: Linkage;
  /** Standard deviation of the clearness of single days. */
  readonly spread: number;
  /** The month's sum as the climate row states it, met by the mean of its years. [Wh/m²] */
  readonly target: number;
  /** Factor on the clean-sky ceiling; above 1 only where the row's mean comes near that ceiling. */
  readonly lift: number;
}

/** The monthly climate a day needs. */
export type SunClimate = Pick<MonthlyClimate, "seed" | "latitude" | "longitude" | "ghi">;

/** A mean this close to the clean-sky ceiling leaves no room for dark days: the ceiling is lifted to keep some. */
const HIGHEST_SHARE_OF_CEILING = 0.93;

/** @param model  Another than the engine's own only to judge the fit. */
export function daysOfPlace(climate: SunClimate, sun: SunOfYear, model: DayModel = MEASURED_DAYS): DaysOfPlace {
  const targets = MONTHS.map((month, index) => inMonth(climate.ghi, index) * 1000 * (month.end - month.first));
  const wholeYear = { first: 0, end: DAYS_PER_YEAR };
  const yearClearness = targets.reduce((sum, target) => sum + target, 0) / sumOver(sun.horizontalOfDay, wholeYear);
  const { latitude, longitude, seed } = climate;
  const months = MONTHS.map((span, month) => {
    const target = inMonth(targets, month);
    const horizontal = sumOver(sun.horizontalOfDay, span);
    const place = { latitude, longitude, month, clearness: target / horizontal, yearClearness };
    return monthOfDays(place, { target, ceiling: sumOver(sun.ceilingOfDay, span) / horizontal }, model);
  });
  return { seed, sun, months };
}

function monthOfDays(
  place: MonthOfPlace,
  { target, ceiling }: { readonly target: number; readonly ceiling: number },
  model: DayModel,
): MonthOfDays {
  const mean = place.clearness;
  const lift = Math.max(1, mean / (HIGHEST_SHARE_OF_CEILING * ceiling));
  const clearest = clearestDay(place);
  const concentration = concentrationOf(place, model);
  const spread = spreadOfDays(mean, clearest, concentration);
  let distribution = clearnessDistribution(mean, clearest, concentration);
  // The clearest days are cut at the ceiling: the distribution is moved up until its mean is the row's all the same.
  let wanted = mean;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = mean - distribution.meanUnder(lift * ceiling);
    if (Math.abs(missing) < MEAN_ACCURACY * mean) break;
    wanted += missing;
    distribution = clearnessDistribution(wanted, Math.max(clearest, wanted), concentration);
  }
  return { distribution, linkage: linkageOf(place, model, spread), spread, target, lift };
}
const MOST_ROUNDS = 6;
const MEAN_ACCURACY = 1e-3;

/**
 * Global irradiation of each day of a year. [Wh/m²]
 *
 * A first-order autoregressive normal series with a slow part and a part of the whole year, read through the months'
 * distributions of clearness. The months' sums are the row's in the mean of the years, not in each.
 */
export function dailyIrradiation(days: DaysOfPlace, yearNumber: number): Float64Array {
  const { sun, months } = days;
  const normals = linkedNormals(days, yearNumber);
  const ghi = new Float64Array(DAYS_PER_YEAR);
  months.forEach(({ distribution, lift }, index) => {
    const { first, end } = monthAt(index);
    for (let day = first; day < end; day += 1) {
      const clearness = distribution.at(at(normals, day));
      ghi[day] = Math.min(clearness * at(sun.horizontalOfDay, day), lift * at(sun.ceilingOfDay, day));
    }
  });
  return ghi;
}

/** The standard normal number of each day. Own, spell's and year's parts come from streams of their own. */
function linkedNormals({ seed, months }: DaysOfPlace, yearNumber: number): Float64Array {
  const stream = (what: string) => randomStream(`${seed}#${yearNumber}#${what}`);
  const own = linked(
    MONTH_OF_DAY.map((month) => months[month]?.linkage.dayToDay ?? Number.NaN),
    stream("days"),
  );
  const { spells, year } = slowParts(stream);
  return own.map((value, day) => {
    const { ofYear, ofSpell } = months[MONTH_OF_DAY[day] ?? -1]?.linkage ?? NO_LINKAGE;
    const fresh = Math.sqrt(1 - ofYear - ofSpell);
    return fresh * value + Math.sqrt(ofSpell) * at(spells, day) + Math.sqrt(ofYear) * year;
  });
}
const NO_LINKAGE: Linkage = { ofYear: Number.NaN, ofSpell: Number.NaN, dayToDay: Number.NaN };

/** What wanders over weeks, and what a whole year has in common, as standard normal numbers. */
export function slowParts(stream: (what: string) => RandomStream) {
  return { spells: autoregressive(DAYS_PER_YEAR, SPELL_DAY_TO_DAY, stream("spells")), year: stream("year").normal() };
}

/** A stationary first-order autoregressive series of standard normal numbers. */
export const autoregressive = (length: number, correlation: number, random: RandomStream): Float64Array =>
  linked(Array<number>(length).fill(correlation), random);

/** The same where the correlation with the value before changes on the way. */
function linked(correlations: readonly number[], random: RandomStream): Float64Array {
  const series = new Float64Array(correlations.length);
  let value = random.normal();
  correlations.forEach((correlation, index) => {
    if (index > 0) value = correlation * value + Math.sqrt(1 - correlation * correlation) * random.normal();
    series[index] = value;
  });
  return series;
}

const monthAt = (index: number): MonthSpan => MONTHS[index] ?? { first: 0, end: 0 };

function sumOver(days: Float64Array, month: MonthSpan): number {
  let total = 0;
  for (let day = month.first; day < month.end; day += 1) total += at(days, day);
  return total;
}
