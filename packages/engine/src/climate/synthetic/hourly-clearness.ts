import { at } from "../../solar/column";
import { HOURS_PER_DAY, HOURS_PER_YEAR, MONTH_OF_DAY } from "./calendar";
import type { DaysOfPlace } from "./daily-clearness";
import { stormTrack } from "./day-model";
import type { RandomStream } from "./random";
import type { SunOfYear } from "./sun-of-year";

/**
 * Global irradiance of each hour of a synthetic year. [W/m²] `days` holds the sum of each day. [Wh/m²]
 *
 * Each day follows the model TAG: a trend over the sun's height that the day's clearness fixes, and a first-order
 * autoregressive deviation whose spread it fixes too; in the tropics haze dims the low sun; then the hours are fitted to the
 * day's sum under the clean-sky ceiling.
 *
 * Source: R. Aguiar, M. Collares-Pereira, "TAG: a time-dependent, autoregressive, Gaussian model for generating
 * synthetic hourly radiation", Solar Energy 49(3), pp. 167-174, 1992.
 */
export function hourlyIrradiance(place: DaysOfPlace, days: Float64Array, random: RandomStream): Float64Array {
  const { sun, months } = place;
  const ghi = new Float64Array(HOURS_PER_YEAR);
  const haze = TROPICAL_HAZE * (1 - stormTrack(sun.observer));
  for (let day = 0; day < days.length; day += 1) {
    const lift = months[MONTH_OF_DAY[day] ?? -1]?.lift ?? Number.NaN;
    fillDay({ day, total: at(days, day), lift, haze, sun }, random, ghi);
  }
  return ghi;
}

interface DayToFill {
  readonly day: number;
  /** [Wh/m²] */
  readonly total: number;
  readonly lift: number;
  /** Share of the light that haze takes from a sun at the horizon beyond what it takes at the zenith, on a clear day. */
  readonly haze: number;
  readonly sun: SunOfYear;
}

/**
 * Moist or dusty air of the tropics takes more from the low sun than TAG does: with the sun 12 to 17° high
 * days of clearness 0.55 to 0.65 had 0.34 and 0.43 of the extraterrestrial light at Bauchi and Navrongo, TAG gave 0.48 and 0.51
 * (docs/engineering/weather.md). At the typical years beyond 33° it is within 0.06.
 */
const TROPICAL_HAZE = 0.28;
/** Under clouds the light comes from all sides, whatever the height of the sun: clearness of a day without and with all haze. */
const CLOUDED_DAY = 0.3;
const CLEAR_DAY = 0.55;

/** Share of the extraterrestrial light that arrives under the thickest cloud. Source: darkest hours of the measured years. */
const DARKEST_HOUR = 0.02;

function fillDay(filled: DayToFill, random: RandomStream, ghi: Float64Array): void {
  const { day, total, lift, haze, sun } = filled;
  const model = dayModel(total / at(sun.horizontalOfDay, day), haze);
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
 * The equations of TAG for a day of clearness K, its trend dimmed by haze; `sine` is that of the sun's height.
 * Symbols as in the source: λ, η, κ of the trend, A and B of the spread, φ of the autoregression.
 */
function dayModel(dayClearness: number, haze: number) {
  const K = Math.min(Math.max(dayClearness, 0), LARGEST_CLEARNESS);
  const lambda = -0.19 + 1.12 * K + 0.24 * Math.exp(-8 * K);
  const eta = 0.32 - 1.6 * (K - 0.5) ** 2;
  const kappa = 0.19 + 2.27 * K * K - 2.51 * K ** 3;
  const A = 0.14 * Math.exp(-20 * (K - 0.35) ** 2);
  const B = 3 * (K - 0.45) ** 2 + 16 * K ** 5;
  const dimming = haze * Math.min(Math.max((K - CLOUDED_DAY) / (CLEAR_DAY - CLOUDED_DAY), 0), 1);
  return {
    trend: (sine: number) => (lambda + eta * Math.exp(-kappa / sine)) * (1 - dimming * (1 - sine)),
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
