import { at } from "../../solar/column";
import { DAYS_PER_YEAR, inMonth, MONTHS, type MonthSpan } from "./calendar";
import {
  clearestDay,
  clearnessDistribution,
  concentrationAt,
  type ClearnessDistribution,
} from "./clearness-distribution";
import type { MonthlyClimate } from "./monthly-climate";
import type { RandomStream } from "./random";
import type { SunOfYear } from "./sun-of-year";

/**
 * Correlation of one day's normal number with the next. V. A. Graham, K. G. T. Hollands and T. E. Huget (Solar Energy
 * 40(2), 1988) find 0.29 for daily clearness, the measured years 0 to 0.5 and 0.27 in the mean. Fixing the monthly sums
 * takes about 0.07 off, so that the clearness made with this value comes out at 0.29.
 */
const DAY_TO_DAY = 0.36;

/** Global irradiation of each day of a synthetic year. */
export interface DailyIrradiation {
  /** [Wh/m²] */
  readonly ghi: Float64Array;
  /** The month's sum as the climate row states it, for each of the twelve. [Wh/m²] */
  readonly monthly: readonly number[];
  /** Factor on the clean-sky ceiling of each month; above 1 only where the row's mean comes near that ceiling. */
  readonly lift: readonly number[];
}

/** A mean this close to the clean-sky ceiling leaves no room for dark days: the ceiling is lifted to keep some. */
const HIGHEST_SHARE_OF_CEILING = 0.97;

/**
 * Days as a first-order autoregressive normal series, read through the month's distribution of clearness and shifted
 * along it until the month's sum is the row's.
 */
export function dailyIrradiation(climate: MonthlyClimate, sun: SunOfYear, random: RandomStream): DailyIrradiation {
  const normals = autoregressive(DAYS_PER_YEAR, DAY_TO_DAY, random);
  const concentration = concentrationAt(climate.latitude);
  const ghi = new Float64Array(DAYS_PER_YEAR);
  const monthly: number[] = [];
  const lifts: number[] = [];
  MONTHS.forEach((month, index) => {
    const target = inMonth(climate.ghi, index) * 1000 * (month.end - month.first);
    const lift = Math.max(1, target / (HIGHEST_SHARE_OF_CEILING * sumOver(sun.ceilingOfDay, month)));
    const mean = target / sumOver(sun.horizontalOfDay, month);
    const distribution = clearnessDistribution(mean, Math.max(clearestDay(mean), mean), concentration);
    fillMonth({ month, target, lift, distribution, normals, sun }, ghi);
    monthly.push(target);
    lifts.push(lift);
  });
  return { ghi, monthly, lift: lifts };
}

interface MonthOfDays {
  readonly month: MonthSpan;
  readonly target: number;
  readonly lift: number;
  readonly distribution: ClearnessDistribution;
  readonly normals: Float64Array;
  readonly sun: SunOfYear;
}

/** Moves all days of a month along their distribution by one shift, found by bisection, until their sum is the target. */
function fillMonth({ month, target, lift, distribution, normals, sun }: MonthOfDays, ghi: Float64Array): void {
  const sumShiftedBy = (shift: number) => {
    let total = 0;
    for (let day = month.first; day < month.end; day += 1) {
      const clearness = distribution.at(at(normals, day) + shift);
      const value = Math.min(clearness * at(sun.horizontalOfDay, day), lift * at(sun.ceilingOfDay, day));
      ghi[day] = value;
      total += value;
    }
    return total;
  };
  let low = -WIDEST_SHIFT;
  let high = WIDEST_SHIFT;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (sumShiftedBy(middle) < target) low = middle;
    else high = middle;
  }
  spreadRest(target - sumShiftedBy((low + high) / 2), { month, lift, sun }, ghi);
}

/** Reaches across the whole table from any day. */
const WIDEST_SHIFT = 12;
/** Leaves 24 / 2^22 of a standard deviation, a few 1e-6 of the month's sum; `spreadRest` closes it. */
const BISECTIONS = 22;

/** What is missing goes to each day in proportion to its room below the ceiling, a surplus comes off in proportion. */
function spreadRest(
  rest: number,
  { month, lift, sun }: Pick<MonthOfDays, "month" | "lift" | "sun">,
  ghi: Float64Array,
) {
  const total = sumOver(ghi, month);
  const room = lift * sumOver(sun.ceilingOfDay, month) - total;
  for (let day = month.first; day < month.end; day += 1) {
    const value = at(ghi, day);
    const share = rest > 0 ? (lift * at(sun.ceilingOfDay, day) - value) / room : value / total;
    ghi[day] = value + rest * share;
  }
}

/** A stationary first-order autoregressive series of standard normal numbers. */
export function autoregressive(length: number, correlation: number, random: RandomStream): Float64Array {
  const fresh = Math.sqrt(1 - correlation * correlation);
  const series = new Float64Array(length);
  let value = random.normal();
  for (let index = 0; index < length; index += 1) {
    series[index] = value;
    value = correlation * value + fresh * random.normal();
  }
  return series;
}

function sumOver(days: Float64Array, month: MonthSpan): number {
  let total = 0;
  for (let day = month.first; day < month.end; day += 1) total += at(days, day);
  return total;
}
