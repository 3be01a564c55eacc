import type { Money } from "@sunwright/engine/money/money-of";
import type { WayKey } from "@sunwright/engine/money/way";
import { WAY_NAMES } from "./money-labels";
import { niceTicks } from "./ticks";

/** Money spent on one way to have power. */
export interface Spending {
  /** Until the end of each year, today first. */
  readonly spent: readonly number[];
}

export interface Curve extends Spending {
  readonly key: WayKey;
  readonly name: string;
}

export const curvesOf = ({ solar, comparisons }: Money): Curve[] =>
  [solar, ...comparisons.map(({ against }) => against)].map(({ key, supply, cumulative }) => ({
    key,
    name: WAY_NAMES[supply],
    spent: cumulative,
  }));

interface Plane {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Around the plot: height of the whole drawing, room for amounts at the left and for names at the right. [px] */
export interface Frame {
  readonly height: number;
  readonly left: number;
  readonly right: number;
}

/** Above the plot, and below it for the years. [px] */
const PLOT_TOP = 14;
const PLOT_FOOT = 28;

/** The scale of a drawing of this width. [px] */
export const scaleIn = ({ height, left, right }: Frame, curves: readonly Spending[], width: number): Scale =>
  scaleOf(curves, { left, top: PLOT_TOP, width: width - left - right, height: height - PLOT_TOP - PLOT_FOOT });

/** Where years and amounts lie on the drawing. */
export interface Scale {
  readonly x: (year: number) => number;
  readonly y: (amount: number) => number;
  readonly amounts: readonly number[];
  readonly years: readonly number[];
  /** The last year. */
  readonly last: number;
  /** The year at a place; it may lie before today or after the last. */
  readonly yearAt: (place: number) => number;
}

function scaleOf(curves: readonly Spending[], { left, top, width, height }: Plane): Scale {
  const last = Math.max(1, (curves[0]?.spent.length ?? 1) - 1);
  const amounts = niceTicks(Math.max(...curves.flatMap(({ spent }) => [...spent])), 4);
  const most = amounts.at(-1) || 1;
  const every = last > 12 ? 5 : Math.max(1, Math.ceil(last / 5));
  return {
    x: (year) => left + (width * year) / last,
    y: (amount) => top + height * (1 - amount / most),
    amounts,
    years: Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => index * every),
    last,
    yearAt: (place) => Math.round(((place - left) / width) * last),
  };
}

/** Straight from year to year: within a year money is spent evenly, as the payback is counted. */
export const pathOf = ({ spent }: Spending, { x, y }: Scale): string =>
  spent.map((amount, year) => `${year === 0 ? "M" : "L"}${x(year).toFixed(1)} ${y(amount).toFixed(1)}`).join("");

/** The height of each name at the end of its curve, moved apart until they can be read. */
export function labelHeights(ends: readonly number[], gap: number, lowest: number): number[] {
  const order = ends.map((_, index) => index).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const placed = [...ends];
  for (const [place, index] of order.entries()) {
    const above = order[place - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + gap);
  }
  // From the lowest up, only those that are in the way.
  let below = lowest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, below);
    below = placed[index] - gap;
  }
  return placed;
}

/** Where a cursor meets the curves in a year. [px] */
export const cursorOf = (curves: readonly Spending[], { x, y }: Scale, year: number) => ({
  x: x(year),
  top: PLOT_TOP,
  foot: y(0),
  rings: curves.map(({ spent }) => ({ y: y(spent[year] ?? 0) })),
});
