import type { ExpectedYear } from "./expected-year";
import { expectedIn, expectedRun, type ExpectedRun, type Shares, sharesOf } from "./expectation";
import type { Counted } from "./reading";

/** States a system may be in, with what is believed of each before anything is read. Logarithms of probabilities. */
export interface Beliefs {
  readonly panels: readonly number[];
  readonly use: readonly number[];
  readonly battery: readonly number[];
  /** For panels and use: index = panels · uses + use. */
  readonly before: Float64Array;
  /** What each has of the states that were simulated: index = (panels · uses + use) · batteries + battery. */
  readonly shares: readonly StateShares[];
}

/** A state, and the same with people who use less and more for a week. */
export interface StateShares {
  readonly is: Shares;
  readonly less: Shares;
  readonly more: Shares;
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

/**
 * How far a week's use lies from that of the weeks around it: guests, travels, a cold spell. One standard deviation.
 * Assumption: 7 %. Days that differ by 15 %, as designs take them, make weeks differ by 6 %; days of a week are alike.
 */
const RESTLESS = 0.07;

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
      use.flatMap((used) =>
        battery.map((left) => {
          const at = (share: number) => sharesOf(states, { panels, use: used * share, battery: left });
          return { is: at(1), less: at(1 - RESTLESS), more: at(1 + RESTLESS) };
        }),
      ),
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

/** A meter of class 1, and a person who reads it at another hour each day. [share, kWh] */
const METER_ERROR = { share: 0.02, least: 0.2 } as const;
/** Fuel is counted by canisters. [share, l] */
const FUEL_ERROR = { share: 0.1, least: 1 } as const;
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
      ...(kwh && runs.kwh ? [missOf(kwh.sum, runs.kwh, shares, METER_ERROR)] : []),
      ...(litres && runs.litres ? [missOf(litres.sum, runs.litres, shares, FUEL_ERROR)] : []),
    ];
    return likely(misses, year.correlation);
  });
  return { from: days.from, to: days.to, log };
}

/** Counted less expected, and what that may come from: sun and reader, and people, who move both meters at once. */
interface Miss {
  readonly off: number;
  readonly sun: number;
  readonly reader: number;
  readonly people: number;
}

function missOf(
  counted: number,
  run: ExpectedRun,
  { is, less, more }: StateShares,
  error: { readonly share: number; readonly least: number },
): Miss {
  const { mean, spread } = expectedIn(run, is);
  return {
    off: counted - mean,
    sun: spread,
    reader: Math.hypot(error.share * mean, error.least),
    people: (expectedIn(run, more).mean - expectedIn(run, less).mean) / 2,
  };
}

const varianceOf = ({ sun, reader, people }: Miss) => sun ** 2 + reader ** 2 + people ** 2;

/** Student's distribution of one or two misses, up to a constant. */
function likely([one, other]: readonly Miss[], correlation: number): number {
  if (one === undefined) return 0;
  const first = varianceOf(one);
  if (other === undefined)
    return -Math.log(first) / 2 - ((FREEDOM + 1) / 2) * Math.log1p(one.off ** 2 / first / FREEDOM);
  const second = varianceOf(other);
  const both = correlation * one.sun * other.sun + one.people * other.people;
  const determinant = first * second - both ** 2;
  const square = (second * one.off ** 2 - 2 * both * one.off * other.off + first * other.off ** 2) / determinant;
  return -Math.log(determinant) / 2 - ((FREEDOM + 2) / 2) * Math.log1p(square / FREEDOM);
}
