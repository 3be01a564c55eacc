import type { Told } from "../../units/told";
import { inMonth, MONTH_DAYS } from "../synthetic/calendar";
import { YEAR_BOUNDS } from "./told-bounds";
import { told } from "./told";

/** A row's time as the file writes it; hours from 0 to 24. */
export interface Stamp {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const FIRST_DAYS = MONTH_DAYS.map((_, month) => MONTH_DAYS.slice(0, month).reduce((sum, days) => sum + days, 0));

export const isLeapDay = (stamp: Stamp): boolean => stamp.month === 2 && stamp.day === 29;

/** Whether there is such a time; 29 February counts in every year, as typical years mix years. */
export function isTime({ year, month, day, hour, minute }: Stamp): boolean {
  const whole =
    [year, month, day, hour, minute].every(Number.isInteger) && year >= YEAR_BOUNDS.min && year <= YEAR_BOUNDS.max;
  const days = month === 2 ? 29 : inMonth(MONTH_DAYS, month - 1);
  return (
    whole &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= days &&
    hour >= 0 &&
    hour <= 24 &&
    minute >= 0 &&
    minute <= 60
  );
}

/** Hours since 1 January 0 h in a year without 29 February; minutes are left out. */
export const hourOfYear = ({ month, day, hour }: Stamp): number =>
  (inMonth(FIRST_DAYS, month - 1) + day - 1) * 24 + hour;

/** "3 March 05:00". */
export const wordsOf = ({ month, day, hour, minute }: Stamp): Told =>
  told("time", {
    day,
    month: month >= 1 && month <= 12 ? { month: month - 1 } : "?",
    clock: `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`,
  });

/** Seconds since 1970 of a stamp in a year, `timeZone` hours ahead of UTC. */
export const secondsOf = ({ month, day, hour, minute }: Stamp, year: number, timeZone: number): number =>
  Date.UTC(year, month - 1, day, hour, minute) / 1000 - timeZone * 3600;
