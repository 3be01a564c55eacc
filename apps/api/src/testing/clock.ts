import type { Clock } from "../platform/clock";

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  /** Moves time on. [s] */
  advance(seconds: number): void;
}

const HOUR = 3_600_000;

/**
 * The present, so that what the database dates itself stays near it; in the last hour of a day two hours earlier. In that
 * hour Lagos is a day ahead of UTC, and the day may turn while a test runs.
 */
function present(): Date {
  const now = new Date();
  return now.getUTCHours() === 23 ? new Date(now.getTime() - 2 * HOUR) : now;
}

export function movableClock(start = present()): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
