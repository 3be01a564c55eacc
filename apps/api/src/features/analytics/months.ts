import { instantAt, wallTime } from "../../platform/wall-time";

/** The day that a month begins on, so many months before the one that holds `at`: "2026-11-01". */
export function monthOf(at: Date, timeZone: string, back = 0): string {
  const here = wallTime(at, timeZone);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
}

/** Midnight of a day in a zone. A day that begins without one, as clocks are put forward, begins at its first minute. */
export const midnight = (day: string, timeZone: string): Date =>
  instantAt(new Date(`${day}T00:00:00Z`).getTime(), timeZone);

export const monthBeginning = (at: Date, timeZone: string, back = 0): Date =>
  midnight(monthOf(at, timeZone, back), timeZone);
