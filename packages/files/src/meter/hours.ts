import { clockOf } from "../tables/zone-clock";
import type { MeterHours, MeterInterval } from "./meter-file";

const [SECOND, HOUR] = [1_000, 3_600_000];
/** What a clock's rounding may take from an hour and leave it whole. [ms] */
const SLACK = 1_500;

type Hours = Pick<
  MeterHours,
  | "from"
  | "hourly"
  | "exported"
  | "byClockHour"
  | "importKwh"
  | "exportKwh"
  | "peakWatts"
  | "missingHours"
  | "partialHours"
>;

/**
 * Lays intervals over the hours of UTC and of a place's clock, each by its share of time. An hour that is not covered
 * whole is not known.
 */
export function hoursOf(intervals: readonly MeterInterval[], timeZone: string): Hours {
  const ends = intervals.map(({ at, seconds }) => at + seconds * SECOND);
  const first = Math.floor(intervals.reduce((least, { at }) => Math.min(least, at), Infinity) / HOUR) * HOUR;
  const last = Math.ceil(ends.reduce((most, end) => Math.max(most, end), -Infinity) / HOUR) * HOUR;
  const count = Math.round((last - first) / HOUR);
  const [taken, given, covered] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const byClockHour = new Float64Array(24);
  const clock = clockOf(timeZone);
  let [importKwh, exportKwh, peakWatts] = [0, 0, 0];
  for (const { at, seconds, kwh, exportKwh: out } of intervals) {
    importKwh += kwh;
    exportKwh += out;
    peakWatts = Math.max(peakWatts, (kwh * 3_600_000) / seconds);
    const length = seconds * SECOND;
    for (let from = at; from < at + length;) {
      const ahead = clock.aheadAt(from);
      const to = Math.min(at + length, nextHour(from), nextHour(from + ahead) - ahead);
      const share = (to - from) / length;
      const hour = Math.floor((from - first) / HOUR);
      taken[hour] = (taken[hour] ?? 0) + kwh * share;
      given[hour] = (given[hour] ?? 0) + out * share;
      covered[hour] = (covered[hour] ?? 0) + to - from;
      const shown = Math.floor((((from + ahead) / HOUR) % 24) + 24) % 24;
      byClockHour[shown] = (byClockHour[shown] ?? 0) + kwh * share;
      from = to;
    }
  }
  const isWhole = (hour: number) => (covered[hour] ?? 0) >= HOUR - SLACK;
  const known = (of: Float64Array) => Array.from(of, (kwh, hour) => (isWhole(hour) ? kwh : null));
  return {
    from: first,
    hourly: known(taken),
    exported: known(given),
    byClockHour: [...byClockHour],
    importKwh,
    exportKwh,
    peakWatts,
    missingHours: covered.filter((time) => time === 0).length,
    partialHours: covered.filter((time) => time > 0 && time < HOUR - SLACK).length,
  };
}

const nextHour = (moment: number) => (Math.floor(moment / HOUR) + 1) * HOUR;
