import { HOURS_OF_YEAR } from "../units/year";
import { drawsOf } from "./draws";
import type { RandomOutages } from "./plant";

/** Outages so long and so frequent that the grid never comes back are given this much of it between two. [h] */
const LEAST_SUPPLY = 1;

/**
 * The hours of a year in which the grid is away: supply and outage by turns, each as long as an exponential draw of its
 * mean says. An hour is without grid when its middle is, so that outages of any length keep their mean.
 *
 * @param name  What the draws hang on: "outages of Lagos, year 3".
 * @returns     A flag for each hour; null where there are none.
 */
export function hoursAway({ perYear, meanHours }: RandomOutages, name: string): Uint8Array | null {
  if (perYear <= 0 || meanHours <= 0) return null;
  const meanSupply = Math.max(LEAST_SUPPLY, HOURS_OF_YEAR / perYear - meanHours);
  const { uniform } = drawsOf(name);
  const drawn = (index: number, mean: number) => -mean * Math.log(1 - uniform(index));
  const away = new Uint8Array(HOURS_OF_YEAR);
  for (let outage = 0, time = 0; time < HOURS_OF_YEAR; outage += 1) {
    const start = time + drawn(2 * outage, meanSupply);
    time = start + drawn(2 * outage + 1, meanHours);
    away.fill(1, Math.ceil(start - 0.5), Math.max(0, Math.ceil(time - 0.5)));
  }
  return away;
}
