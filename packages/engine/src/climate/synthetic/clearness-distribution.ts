/**
 * How the clearness of single days spreads about the mean of a month: a beta distribution between the darkest and the
 * clearest day, tabulated over the standard normal so that a correlated normal series can be read through it.
 */
export interface ClearnessDistribution {
  /** Clearness index of a day whose place in the month is a standard normal number. */
  readonly at: (normal: number) => number;
}

/** Clearness index of the darkest days. Source: Duffie and Beckman, section 2.9, after P. Bendt et al., 1981. */
const DARKEST_DAY = 0.05;

/**
 * Clearness index of the clearest days of a month whose mean is `mean`.
 * Source: K. G. T. Hollands, R. G. Huget, Solar Energy 30, 1983, as Duffie and Beckman print it in section 2.9.
 */
export const clearestDay = (mean: number): number => 0.6313 + 0.267 * mean - 11.9 * (mean - 0.75) ** 8;

/**
 * The concentration of the beta distribution: its two shape parameters added. The larger, the more alike the days.
 *
 * Fitted on seven measured years (docs/engineering/weather.md): about 9 in the tropics (Ibadan, Wa, Hyderabad), where
 * most days are partly cloudy, and falling to 1.7 at 45° (Phoenix, Greensboro, Golden, Piemonte), where days are clear
 * or dark. At 1.7 it is close to the exponential distribution of P. Bendt, M. Collares-Pereira, A. Rabl, Solar Energy
 * 27, 1981; that tropical days spread less was shown by G. Y. Saunier, T. A. Reddy, S. Kumar, Solar Energy 38, 1987.
 *
 * @param latitude  [°]
 */
export function concentrationAt(latitude: number): number {
  const polewards = (Math.min(Math.max(Math.abs(latitude), TROPICS), WESTERLIES) - TROPICS) / (WESTERLIES - TROPICS);
  return TROPICAL * (TEMPERATE / TROPICAL) ** polewards;
}

const TROPICS = 25;
const WESTERLIES = 45;
const TROPICAL = 9;
const TEMPERATE = 1.7;

/** The table covers ±4 standard deviations in steps of 1/8: beyond lies one day in 43 years. */
const REACH = 4;
const STEPS_PER_UNIT = 8;
const ENTRIES = 2 * REACH * STEPS_PER_UNIT + 1;
const PROBABILITIES = Float64Array.from({ length: ENTRIES }, (_, entry) =>
  normalProbability(entry / STEPS_PER_UNIT - REACH),
);

/** Share of the span from darkest to clearest that a mean may come to before the distribution degenerates. */
const NARROWEST = 0.02;

export function clearnessDistribution(mean: number, clearest: number, concentration: number): ClearnessDistribution {
  const span = clearest - DARKEST_DAY;
  const share = Math.min(Math.max((mean - DARKEST_DAY) / span, NARROWEST), 1 - NARROWEST);
  const quantiles = betaQuantiles(share * concentration, (1 - share) * concentration);
  return {
    at: (normal) => {
      const place = Math.min(Math.max((normal + REACH) * STEPS_PER_UNIT, 0), ENTRIES - 1);
      const entry = Math.min(Math.floor(place), ENTRIES - 2);
      const below = quantiles[entry] ?? Number.NaN;
      const above = quantiles[entry + 1] ?? Number.NaN;
      return DARKEST_DAY + span * (below + (above - below) * (place - entry));
    },
  };
}

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
