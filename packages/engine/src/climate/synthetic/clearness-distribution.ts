import { at, sum } from "../../solar/column";
import { DARKEST_DAY } from "./day-model";

/**
 * How the clearness of single days spreads about the mean of a month: a beta distribution between the darkest and the
 * clearest day, tabulated over the standard normal so that a correlated normal series can be read through it.
 */
export interface ClearnessDistribution {
  /** Clearness index of a day whose place in the month is a standard normal number. */
  readonly at: (normal: number) => number;
  /** Mean of the days when none may be clearer than `ceiling`. */
  readonly meanUnder: (ceiling: number) => number;
  /** The standard normal number of a day's clearness, ±4 at most. */
  readonly placeOf: (clearness: number) => number;
}

/** The table covers ±4 standard deviations in steps of 1/8: beyond lies one day in 43 years. */
const REACH = 4;
const STEPS_PER_UNIT = 8;
const ENTRIES = 2 * REACH * STEPS_PER_UNIT + 1;
const PROBABILITIES = Float64Array.from({ length: ENTRIES }, (_, entry) =>
  normalProbability(entry / STEPS_PER_UNIT - REACH),
);

/** How often a normal number falls to each entry; adds up to 1. */
const DENSITIES = densities();

function densities(): Float64Array {
  const raw = Float64Array.from({ length: ENTRIES }, (_, entry) =>
    Math.exp(-((entry / STEPS_PER_UNIT - REACH) ** 2) / 2),
  );
  const total = sum(raw);
  return raw.map((density) => density / total);
}

/** Share of the span from darkest to clearest that a mean may come to before the distribution degenerates. */
const NARROWEST = 0.02;

export function clearnessDistribution(mean: number, clearest: number, concentration: number): ClearnessDistribution {
  const span = clearest - DARKEST_DAY;
  const share = Math.min(Math.max((mean - DARKEST_DAY) / span, NARROWEST), 1 - NARROWEST);
  const quantiles = betaQuantiles(share * concentration, (1 - share) * concentration);
  const clearnesses = quantiles.map((quantile) => DARKEST_DAY + span * quantile);
  return {
    at: (normal) => {
      const place = Math.min(Math.max((normal + REACH) * STEPS_PER_UNIT, 0), ENTRIES - 1);
      const entry = Math.min(Math.floor(place), ENTRIES - 2);
      return between(clearnesses, entry, place - entry);
    },
    meanUnder: (ceiling) => {
      let total = 0;
      for (let entry = 0; entry < ENTRIES; entry += 1) {
        total += at(DENSITIES, entry) * Math.min(at(clearnesses, entry), ceiling);
      }
      return total;
    },
    placeOf: (clearness) => {
      let entry = 0;
      while (entry < ENTRIES - 2 && at(clearnesses, entry + 1) < clearness) entry += 1;
      const step = at(clearnesses, entry + 1) - at(clearnesses, entry);
      const way = step > 0 ? (clearness - at(clearnesses, entry)) / step : 0;
      return (entry + Math.min(Math.max(way, 0), 1)) / STEPS_PER_UNIT - REACH;
    },
  };
}

const between = (column: Float64Array, entry: number, way: number): number =>
  at(column, entry) + (at(column, entry + 1) - at(column, entry)) * way;

const CELLS = 256;

/**
 * The quantiles of a beta distribution at `PROBABILITIES`.
 *
 * With x = sin² θ the density becomes sin^(2a−1) θ · cos^(2b−1) θ: where a or b is under 1 the endless peak at the end
 * of x turns into a mild one, and equal cells of θ suffice.
 */
function betaQuantiles(a: number, b: number): Float64Array {
  const cumulative = new Float64Array(CELLS + 1);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const angle = ((cell + 0.5) * Math.PI) / (2 * CELLS);
    const density = Math.exp((2 * a - 1) * Math.log(Math.sin(angle)) + (2 * b - 1) * Math.log(Math.cos(angle)));
    cumulative[cell + 1] = (cumulative[cell] ?? 0) + density;
  }
  const total = cumulative[CELLS] ?? Number.NaN;
  const quantiles = new Float64Array(ENTRIES);
  let cell = 0;
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const wanted = (PROBABILITIES[entry] ?? Number.NaN) * total;
    while (cell < CELLS - 1 && (cumulative[cell + 1] ?? 0) < wanted) cell += 1;
    const below = cumulative[cell] ?? 0;
    const within = (cumulative[cell + 1] ?? 0) - below || 1;
    const angle = ((cell + Math.min(Math.max((wanted - below) / within, 0), 1)) * Math.PI) / (2 * CELLS);
    quantiles[entry] = Math.sin(angle) ** 2;
  }
  return quantiles;
}

/** Probability that a standard normal number is smaller. Error below 1.5e-7: Abramowitz and Stegun, 7.1.26. */
function normalProbability(normal: number): number {
  const x = Math.abs(normal) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const upper = 0.5 * series * Math.exp(-x * x);
  return normal < 0 ? upper : 1 - upper;
}
