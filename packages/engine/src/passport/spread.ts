import { MONTH_OF_DAY } from "../units/year";

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean square of what values lie off their mean. */
export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}

/** Each day of each year less the mean of its month over all years. */
export function anomalies(years: readonly Float64Array[]): readonly number[] {
  const means = Array.from({ length: 12 }, (_, month) =>
    meanOf(years.flatMap((year) => [...year].filter((__, day) => MONTH_OF_DAY[day] === month))),
  );
  return years.flatMap((year) => [...year].map((value, day) => value - (means[MONTH_OF_DAY[day] ?? 0] ?? 0)));
}

/**
 * Variance of the sum of a run of days ÷ what it would be if each day knew nothing of the day before: at least 1. Dull days
 * come together, and whole months are dull.
 */
export function spreadOfRuns(years: readonly Float64Array[], length: number): number {
  const off = anomalies(years);
  const daily = varianceOf(off);
  if (daily === 0) return 1;
  const sums = Array.from({ length: Math.floor(off.length / length) }, (_, run) =>
    off.slice(run * length, (run + 1) * length).reduce((sum, value) => sum + value, 0),
  );
  return Math.max(1, varianceOf(sums) / (length * daily));
}
