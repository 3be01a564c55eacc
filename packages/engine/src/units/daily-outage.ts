import { HOURS_OF_YEAR } from "./year";

/** The hours of every day without grid. */
export interface DailyOutage {
  /** 0 to 24, from `outageStart` on. [h] */
  readonly outageHours: number;
  readonly outageStart: number;
}

/** Hours since the outage of the day began. [h] */
const sinceStart = ({ outageStart }: DailyOutage, hour: number): number => (hour - outageStart + 24) % 24;

/** Whether the grid is there in an hour of the day, as far as its daily window goes. */
export const gridIsThere = (outage: DailyOutage, hour: number): boolean =>
  sinceStart(outage, hour) >= outage.outageHours;

/** The share of an hour of the day with grid, where an outage may end within it. */
export const gridShare = (outage: DailyOutage, hour: number): number =>
  Math.max(0, Math.min(1, sinceStart(outage, hour) + 1 - outage.outageHours));

/** Hours of the day with the grid; a window that runs past midnight begins later than it ends. */
export function gridWindows({ outageHours, outageStart }: DailyOutage): readonly (readonly [number, number])[] {
  if (outageHours <= 0) return [[0, 24]];
  return outageHours >= 24 ? [] : [[(outageStart + outageHours) % 24, outageStart]];
}

/** The first hour of the day without it, where there is any. */
export const firstHourAway = ({ outageStart }: DailyOutage): number => outageStart;

/** Hours of a year in the daily window. [h] */
export const hoursInWindow = ({ outageHours }: DailyOutage): number =>
  (HOURS_OF_YEAR * Math.min(24, Math.max(0, outageHours))) / 24;
