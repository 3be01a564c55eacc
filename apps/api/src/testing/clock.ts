import type { Clock } from "../platform/clock";

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  /** Moves time on. [s] */
  advance(seconds: number): void;
}

/** Starts at the present, so that what the database dates itself stays near it. */
export function movableClock(start = new Date()): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
