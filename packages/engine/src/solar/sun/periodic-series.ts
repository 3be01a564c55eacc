import { at } from "../column";
import type { PeriodicTerm } from "./heliocentric-terms";

/** Equally spaced points of the time axis of a series. */
export interface TimeGrid {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

/**
 * Sums a power series of periodic terms, Σ τ^k Σ A·cos(B + C·τ), at every point of a grid.
 *
 * Between neighbouring points each term turns by the same angle C·step, so its cosine follows from the last one by one
 * rotation instead of a new call to `cos`; the rounding of a thousand rotations stays below 1e-12 of a term.
 *
 * @returns One value per point, in the unit of the amplitudes.
 */
export function periodicSeries(series: readonly (readonly PeriodicTerm[])[], grid: TimeGrid): Float64Array {
  const total = new Float64Array(grid.count);
  for (let power = series.length - 1; power >= 0; power -= 1) {
    for (let point = 0; point < grid.count; point += 1) {
      total[point] = at(total, point) * (grid.start + point * grid.step);
    }
    for (const term of series[power] ?? []) addTerm(term, grid, total);
  }
  return total;
}

function addTerm([amplitude, phase, rate]: PeriodicTerm, grid: TimeGrid, total: Float64Array) {
  const turnCosine = Math.cos(rate * grid.step);
  const turnSine = Math.sin(rate * grid.step);
  let cosine = amplitude * Math.cos(phase + rate * grid.start);
  let sine = amplitude * Math.sin(phase + rate * grid.start);
  for (let point = 0; point < grid.count; point += 1) {
    total[point] = at(total, point) + cosine;
    const next = cosine * turnCosine - sine * turnSine;
    sine = sine * turnCosine + cosine * turnSine;
    cosine = next;
  }
}
