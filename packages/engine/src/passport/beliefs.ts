import type { ExpectedYear } from "./expected-year";
import { expectedIn, expectedRun, type Expected, type Shares, sharesOf } from "./expectation";
import type { Counted } from "./reading";

/** States a system may be in, with what is believed of each before anything is read. Logarithms of probabilities. */
export interface Beliefs {
  readonly panels: readonly number[];
  readonly use: readonly number[];
  readonly battery: readonly number[];
  /** For panels and use: index = panels · uses + use. */
  readonly before: Float64Array;
  /** What each has of the states that were simulated: index = (panels · uses + use) · batteries + battery. */
  readonly shares: readonly Shares[];
}

/** Steps of equal ratio, so that a share lost is a number of steps. */
const PANEL_STEPS = 60;
const LEAST_PANELS = 0.3;
const MOST_PANELS = 1.15;
export const PANEL_STEP = Math.log(MOST_PANELS / LEAST_PANELS) / (PANEL_STEPS - 1);
const PANELS = Array.from({ length: PANEL_STEPS }, (_, step) => LEAST_PANELS * Math.exp(step * PANEL_STEP));
const USE = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5] as const;
const BATTERY = [0.25, 0.4, 0.55, 0.75, 1] as const;
/**
 * What new systems are found to give of what was simulated: the losses of a real roof beyond those of a design, and how far
 * they lie apart. Source: median performance 0.97 with a spread of a tenth, kWh Analytics, Solar Generation Index, cited;
 * as an assumption for homes.
 */
const USUAL_PANELS = { mean: 0.97, spread: 0.1 } as const;
/** What households use of what they said they would. Assumption: a fifth apart. */
const USUAL_USE = { mean: 1, spread: 0.2 } as const;

export function beliefsOf({ states }: ExpectedYear): Beliefs {
  const use = states.use.length > 1 ? USE : [1];
  const battery = states.battery.length > 1 ? BATTERY : [1];
  const weights = PANELS.flatMap((panels) =>
    use.map((used, index) => {
      const width = widthAt(use, index);
      return bell(panels, USUAL_PANELS) * panels * bell(used, USUAL_USE) * width;
    }),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    panels: PANELS,
    use,
    battery,
    before: Float64Array.from(weights, (weight) => Math.log(weight / total)),
    shares: PANELS.flatMap((panels) =>
      use.flatMap((used) => battery.map((left) => sharesOf(states, { panels, use: used, battery: left }))),
    ),
  };
}

const bell = (value: number, { mean, spread }: { readonly mean: number; readonly spread: number }) =>
  Math.exp(-0.5 * ((value - mean) / spread) ** 2);

/** Of the axis that a value stands for. */
function widthAt(values: readonly number[], index: number): number {
  const [low, high] = [values[Math.max(0, index - 1)], values[Math.min(values.length - 1, index + 1)]];
  return values.length < 2 ? 1 : ((high ?? 0) - (low ?? 0)) / 2;
}

/** Some days' readings as they speak for each state; index as in `Beliefs.shares`. */
export interface Evidence {
  readonly from: number;
  readonly to: number;
  readonly log: Float64Array;
}

/** A meter of class 1 and a person who reads it at another hour each day. [share] */
const METER_ERROR = 0.02;
/** Fuel is counted by canisters. [share, l] */
const FUEL_ERROR = { share: 0.1, litres: 1 } as const;
/**
 * Of Student's distribution: readings have slips and households have guests, so one strange week must not decide. House
 * rule; 5 doubles the chance of three standard deviations tenfold against a bell.
 */
const FREEDOM = 5;

/** How likely a state makes what was counted on some days; kilowatt hours and litres of the same days belong together. */
export function evidenceOf(
  year: ExpectedYear,
  beliefs: Beliefs,
  { kwh, litres }: { readonly kwh: Counted | null; readonly litres: Counted | null },
): Evidence {
  const days = kwh ?? litres ?? { from: 0, to: 0 };
  const runs = {
    kwh: kwh && expectedRun(year, kwh, "kwh", { asMonths: true }),
    litres: litres && expectedRun(year, litres, "litres", { asMonths: true }),
  };
  const log = Float64Array.from(beliefs.shares, (shares) => {
    const misses = [
      ...(kwh && runs.kwh
        ? [missOf(kwh.sum, expectedIn(runs.kwh, shares), { share: METER_ERROR, least: LEAST_KWH })]
        : []),
      ...(litres && runs.litres
        ? [missOf(litres.sum, expectedIn(runs.litres, shares), { share: FUEL_ERROR.share, least: FUEL_ERROR.litres })]
        : []),
    ];
    return likely(misses, misses.length === 2 ? year.correlation : 0);
  });
  return { from: days.from, to: days.to, log };
}
/** Nobody reads a meter closer. [kWh] */
const LEAST_KWH = 0.2;

interface Miss {
  readonly off: number;
  readonly spread: number;
}

function missOf(
  counted: number,
  { mean, spread }: Expected,
  error: { readonly share: number; readonly least: number },
): Miss {
  const all = Math.hypot(spread, error.share * mean, error.least);
  return { off: (counted - mean) / all, spread: all };
}

/** Student's distribution of one or two misses, up to a constant. */
function likely(misses: readonly Miss[], correlation: number): number {
  const [one, other] = misses;
  if (one === undefined) return 0;
  const rest = 1 - correlation ** 2;
  const square =
    other === undefined ? one.off ** 2 : (one.off ** 2 - 2 * correlation * one.off * other.off + other.off ** 2) / rest;
  const width = Math.log(one.spread) + (other === undefined ? 0 : Math.log(other.spread));
  return -width - ((FREEDOM + misses.length) / 2) * Math.log1p(square / FREEDOM);
}
