import type { MeterInterval } from "./meter-file";

/** What a meter showed. */
export interface MeterPoint {
  readonly at: number;
  /** [kWh] */
  readonly total: number;
}

/** Of its steps, that may fall where a meter begins again: once, or this share. */
const FALLS_MOST = 0.02;
/** Rows from which a column that never falls is no chance, and from which one that falls once is none. */
const [RISING, FALLING_ONCE] = [6, 24];
/** What a meter shows when it begins again, of what it showed before, at most. */
const BEGINS_AT = 0.1;
/** How much larger a meter's totals are than its steps, at least. */
const TOTAL_PER_STEP = 10;

/** A column that never falls is a meter's total, whatever its head says. */
export function isTotal(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const falls = steps.filter((step) => step < 0).length;
  const rises = steps.filter((step) => step > 0);
  if (values.length < (falls === 0 ? RISING : FALLING_ONCE) || rises.length < 0.3 * steps.length) return false;
  if (falls > Math.max(1, FALLS_MOST * steps.length)) return false;
  if (
    values.some(
      (value, index) => index > 0 && value < (values[index - 1] ?? 0) && value > BEGINS_AT * (values[index - 1] ?? 0),
    )
  )
    return false;
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  return mean(values) > TOTAL_PER_STEP * mean(rises) || (falls === 0 && values.length >= FALLING_ONCE);
}

export interface Steps {
  readonly intervals: readonly MeterInterval[];
  /** How often the meter began again; what it counted before is not known. */
  readonly resets: number;
}

/** What a meter rose by between two of its readings. */
export function stepsOf(points: readonly MeterPoint[]): Steps {
  let resets = 0;
  const intervals = points.slice(1).flatMap((point, index): readonly MeterInterval[] => {
    const before = points[index];
    if (before === undefined || point.at <= before.at) return [];
    if (point.total < before.total) {
      resets += 1;
      return [];
    }
    const seconds = (point.at - before.at) / 1_000;
    return [{ at: before.at, seconds, kwh: point.total - before.total, exportKwh: 0 }];
  });
  return { intervals, resets };
}
