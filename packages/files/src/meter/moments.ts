import { clockOf } from "../tables/zone-clock";
import type { Written } from "./table";

export interface Moments {
  /** [ms since 1970, UTC] */
  readonly at: readonly number[];
  /** The file's clock never changes, though the place's does. */
  readonly isFixed: boolean;
}

/**
 * When the rows of a file are, in their order, oldest first. What a clock shows twice as it goes back is summer time
 * first; a file with a time that the place's clock never showed keeps standard time all year.
 */
export function momentsOf(written: readonly Written[], timeZone: string): Moments {
  const clock = clockOf(timeZone);
  const at: number[] = [];
  for (const { reading, ahead } of written) {
    if (ahead !== null) {
      at.push(reading - ahead * 1_000);
      continue;
    }
    const moments = clock.momentsOf(reading);
    if (moments.length === 0) return { at: inStandardTime(written, timeZone), isFixed: true };
    const before = at.at(-1) ?? -Infinity;
    at.push(moments.find((moment) => moment > before) ?? moments.at(-1) ?? reading);
  }
  return { at, isFixed: false };
}

function inStandardTime(written: readonly Written[], timeZone: string): readonly number[] {
  const clock = clockOf(timeZone);
  return written.map(({ reading, ahead }) => {
    if (ahead !== null) return reading - ahead * 1_000;
    const year = new Date(reading).getUTCFullYear();
    return reading - Math.min(clock.aheadAt(Date.UTC(year, 0)), clock.aheadAt(Date.UTC(year, 6)));
  });
}

/** The commonest step between moments, which are in order. [s] */
export function stepOf(at: readonly number[]): number {
  const times = new Map<number, number>();
  at.forEach((moment, index) => {
    const step = Math.round((moment - (at[index - 1] ?? moment)) / 1_000);
    if (step > 0) times.set(step, (times.get(step) ?? 0) + 1);
  });
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}
