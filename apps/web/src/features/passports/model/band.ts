import type { FollowedSystem } from "@sunwright/contract/passport-parts";
import { ticksBetween } from "@sunwright/report/ticks";
import { daysIn } from "./texts";

/** Days from one reading to the next, as energy a day. [kWh] */
export interface BandPoint {
  readonly from: string;
  readonly to: string;
  readonly measured: number;
  readonly forecast: number;
  readonly low: number;
  readonly high: number;
  /** Below what eight of ten years bring. */
  readonly isBelow: boolean;
}

export interface Band {
  readonly points: readonly BandPoint[];
  /** The axis, which need not begin at 0. */
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

/** Room below and above what is drawn. */
const ROOM = 0.1;
const TICKS = 4;

/** What the chart draws; null where nothing was measured. */
export function bandOf({ intervals }: Pick<FollowedSystem, "intervals">): Band | null {
  const points = intervals.flatMap((interval): readonly BandPoint[] => {
    if (interval.measuredKwh === null) return [];
    const days = daysIn(interval);
    const measured = interval.measuredKwh / days;
    const low = interval.lowKwh / days;
    return [
      {
        from: interval.from,
        to: interval.to,
        measured,
        forecast: interval.forecastKwh / days,
        low,
        high: interval.highKwh / days,
        isBelow: measured < low,
      },
    ];
  });
  if (points.length === 0) return null;
  const least = Math.min(...points.flatMap(({ measured, low }) => [measured, low]));
  const most = Math.max(...points.flatMap(({ measured, high }) => [measured, high]));
  const room = Math.max((most - least) * ROOM, most * 0.02, 0.01);
  const [bottom, top] = [Math.max(0, least - room), most + room];
  return { points, bottom, top, ticks: ticksBetween(bottom, top, TICKS) };
}

/** Where a day stands between two others, 0 to 1. */
export function placeOf(day: string, from: string, to: string): number {
  const [at, begin, end] = [day, from, to].map((each) => Date.parse(each));
  return end === begin ? 0.5 : ((at ?? 0) - (begin ?? 0)) / ((end ?? 0) - (begin ?? 0));
}

/** The first day of each month between two days. */
export function monthsBetween(from: string, to: string): readonly string[] {
  const months: string[] = [];
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  for (let step = 1; ; step++) {
    const day = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10);
    if (day > to) return months;
    months.push(day);
  }
}
