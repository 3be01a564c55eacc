import { at } from "../../solar/column";
import { HOURS_PER_DAY, HOURS_PER_YEAR, MONTH_OF_DAY } from "./calendar";
import type { DaysOfPlace } from "./daily-clearness";
import type { RandomStream } from "./random";
import type { SunOfYear } from "./sun-of-year";

/**
 * Global irradiance of each hour of a synthetic year. [W/m²] `days` holds the sum of each day. [Wh/m²]
 *
 * Each day follows the model TAG: a trend over the sun's height that the day's clearness fixes, and a first-order
 * autoregressive deviation whose spread it fixes too; then the hours are fitted to the day's sum under the clean-sky
 * ceiling.
 *
 * Source: R. Aguiar, M. Collares-Pereira, "TAG: a time-dependent, autoregressive, Gaussian model for generating
 * synthetic hourly radiation", Solar Energy 49(3), pp. 167-174, 1992.
 */
export function hourlyIrradiance(place: DaysOfPlace, days: Float64Array, random: RandomStream): Float64Array {
  const { sun, months } = place;
  const ghi = new Float64Array(HOURS_PER_YEAR);
  for (let day = 0; day < days.length; day += 1) {
    const lift = months[MONTH_OF_DAY[day] ?? -1]?.lift ?? Number.NaN;
    fillDay({ day, total: at(days, day), lift, sun }, random, ghi);
  }
  return ghi;
}

interface DayToFill {
  readonly day: number;
  /** [Wh/m²] */
  readonly total: number;
  readonly lift: number;
  readonly sun: SunOfYear;
}

/** Share of the extraterrestrial light that arrives under the thickest cloud. Source: darkest hours of the measured years. */
const DARKEST_HOUR = 0.02;

function fillDay(filled: DayToFill, random: RandomStream, ghi: Float64Array): void {
  const { day, total, lift, sun } = filled;
  const model = dayModel(total / at(sun.horizontalOfDay, day));
  const fresh = Math.sqrt(1 - model.hourToHour * model.hourToHour);
  let deviation = random.normal();
  for (let hour = day * HOURS_PER_DAY; hour < (day + 1) * HOURS_PER_DAY; hour += 1) {
    const horizontal = at(sun.horizontal, hour);
    if (horizontal === 0) continue;
    const sine = horizontal / at(sun.extraterrestrial, day);
    const clearness = model.trend(sine) + model.spread(sine) * deviation;
    const ceiling = lift * at(sun.ceiling, hour);
    ghi[hour] = Math.min(Math.max(clearness, DARKEST_HOUR) * horizontal, ceiling);
    deviation = model.hourToHour * deviation + fresh * random.normal();
  }
  fitDay(filled, ghi);
}

/** The hours' sum becomes the day's: too much is taken off in proportion, what is missing fills the room to the ceiling. */
function fitDay({ day, total, lift, sun }: DayToFill, ghi: Float64Array): void {
  const first = day * HOURS_PER_DAY;
  let found = 0;
  for (let hour = first; hour < first + HOURS_PER_DAY; hour += 1) found += at(ghi, hour);
  const room = lift * at(sun.ceilingOfDay, day) - found;
  for (let hour = first; hour < first + HOURS_PER_DAY; hour += 1) {
    const value = at(ghi, hour);
    if (found > total) ghi[hour] = value * (total / found);
    else if (room > 0) ghi[hour] = value + (lift * at(sun.ceiling, hour) - value) * ((total - found) / room);
  }
}

/**
 * The equations of TAG for a day of clearness K; `sine` is that of the sun's height.
 * Symbols as in the source: λ, η, κ of the trend, A and B of the spread, φ of the autoregression.
 */
function dayModel(dayClearness: number) {
  const K = Math.min(Math.max(dayClearness, 0), LARGEST_CLEARNESS);
  const lambda = -0.19 + 1.12 * K + 0.24 * Math.exp(-8 * K);
  const eta = 0.32 - 1.6 * (K - 0.5) ** 2;
  const kappa = 0.19 + 2.27 * K * K - 2.51 * K ** 3;
  const A = 0.14 * Math.exp(-20 * (K - 0.35) ** 2);
  const B = 3 * (K - 0.45) ** 2 + 16 * K ** 5;
  return {
    trend: (sine: number) => lambda + eta * Math.exp(-kappa / sine),
    spread: (sine: number) => WIDER * A * Math.exp(B * (1 - sine)),
    hourToHour: 0.38 + 0.06 * Math.cos(7.4 * K - 2.5),
  };
}

/** The source's equations are fitted up to here. */
const LARGEST_CLEARNESS = 0.8;
/**
 * Factor on the source's spread. The ceiling and the fit to the day's sum take off some of it; with this factor the mean
 * step from hour to hour is that of the measured years (docs/engineering/weather.md).
 */
const WIDER = 1.3;
