import { at } from "../../solar/column";
import { HOURS_PER_DAY, HOURS_PER_YEAR, inMonth, MONTHS } from "./calendar";
import type { MonthlyClimate } from "./monthly-climate";
import { meanOver } from "./monthly-fit";
import type { RandomStream } from "./random";

/**
 * Correlation of each of the two parts of the wind vector from hour to hour; its square, 0.74, is that of the speed
 * (0.64 to 0.91 in the measured years).
 */
const HOUR_TO_HOUR = 0.86;
/** Half of the difference between the windiest and the calmest hour over the mean: 0.15 to 0.25 in the measured years. */
const DAILY_SWING = 0.2;
/** The windiest hour comes this long after the sun's noon. [h] */
const WINDIEST_AFTER_NOON = 2;

/**
 * Wind speed of each hour. [m/s] Rayleigh distributed (a Weibull distribution of shape 2, the usual one where only the
 * mean is known: IEC 61400-12), as the length of a vector whose two parts are autoregressive normal series, with more
 * wind in the afternoon. The monthly means are the row's exactly.
 */
export function hourlyWindSpeed(climate: MonthlyClimate, random: RandomStream): Float64Array {
  const noon = 12 - (climate.longitude / 15 - climate.timeZone);
  const ofDay = Float64Array.from({ length: HOURS_PER_DAY }, (_, hour) => {
    const turn = (2 * Math.PI * (hour + 0.5 - noon - WINDIEST_AFTER_NOON)) / HOURS_PER_DAY;
    return 1 + DAILY_SWING * Math.cos(turn);
  });
  const fresh = Math.sqrt(1 - HOUR_TO_HOUR * HOUR_TO_HOUR);
  const column = new Float64Array(HOURS_PER_YEAR);
  let east = random.normal();
  let north = random.normal();
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += 1) {
    column[hour] = Math.sqrt(east * east + north * north) * at(ofDay, hour % HOURS_PER_DAY);
    east = HOUR_TO_HOUR * east + fresh * random.normal();
    north = HOUR_TO_HOUR * north + fresh * random.normal();
  }
  MONTHS.forEach((month, index) => {
    const factor = inMonth(climate.windSpeed, index) / meanOver(column, month);
    for (let hour = month.first * HOURS_PER_DAY; hour < month.end * HOURS_PER_DAY; hour += 1) {
      column[hour] = at(column, hour) * factor;
    }
  });
  return column;
}
