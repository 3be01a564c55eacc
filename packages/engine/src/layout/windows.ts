import { boxOf, grown, overlap, type Box, type Rectangle } from "../geometry/rectangle";
import { ExactSearch, type Standing } from "./exact";
import { lineBound } from "./line-bound";
import { valueOf, type Placement } from "./plan-value";
import type { Plan } from "./problem";
import { seededRandom } from "./random";
import { placesOn, rasterOf } from "./raster";

/** The plan of a window: what is not laid out again blocks it, at the distance of the gap. */
function planWithin(plan: Plan, window: Box, kept: readonly Rectangle[]): Plan {
  const moved = <Kind extends Box>(box: Kind): Kind => ({
    ...box,
    left: box.left - window.left,
    right: box.right - window.left,
    top: box.top - window.top,
    bottom: box.bottom - window.top,
  });
  const inside = (box: Box) => overlap(box, window);
  const fixed = kept.map((panel) => grown(boxOf(panel), plan.gap));
  return {
    ...plan,
    width: window.right - window.left,
    height: window.bottom - window.top,
    blockers: [...plan.blockers, ...fixed].filter(inside).map(moved),
    zones: plan.zones.filter(inside).map(moved),
  };
}

export const isWithin = (box: Box, window: Box) =>
  box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom;

/** Windows this many panel lengths wide and high are solved in a fraction of a second. */
const LARGEST_SQUARE = 9;
const SQUARES = [
  [5, 5],
  [7, 7],
  [LARGEST_SQUARE, LARGEST_SQUARE],
] as const;
/** As long as the roof, too. Roofs up to twice the largest square are proved sooner without: there they are much of the roof. */
const STRIPS = [
  [Infinity, 3],
  [3, Infinity],
  [Infinity, 4],
  [4, Infinity],
] as const;
const WINDOW_ROUNDS = 3;
/** Raster places of a window that is still laid well within a second or two. */
const MOST_PLACES = 30_000;

/**
 * Lays out one window of a layout again as well as can be, with everything else in place. Returns the whole layout when it
 * became more valuable, else `null`.
 */
export function relaid(
  plan: Plan,
  placement: Placement,
  window: Box,
  stop: () => boolean,
  mostPlaces = MOST_PLACES,
): Placement | null {
  const lifted = placement.panels.filter((panel) => isWithin(boxOf(panel), window));
  const kept = placement.panels.filter((panel) => !isWithin(boxOf(panel), window));
  const value = lifted.reduce((sum, panel) => sum + valueOf(plan, boxOf(panel)), 0);
  // The whole roof is no window.
  if (kept.length === 0) return null;
  const within = planWithin(plan, window, kept);
  if (lineBound(within) <= value || placesOn(within, "exact") > mostPlaces) return null;
  const raster = rasterOf(within, { stop });
  if (raster.candidates.count === 0) return null;
  const start: Standing = {
    best: { panels: lifted, value },
    foundBy: "windows",
    upperBound: Infinity,
    provedBy: "lines",
  };
  const { best } = new ExactSearch(raster, start, { stop, rounds: WINDOW_ROUNDS }).run();
  if (best.value <= value) return null;
  const laid = best.panels.map((panel) => ({ ...panel, x: panel.x + window.left, y: panel.y + window.top }));
  return { panels: [...kept, ...laid], value: placement.value - value + best.value };
}

/** Lays out windows of a layout again, one after the other; where one search of them ended the next goes on. */
export class WindowSearch {
  readonly #plan: Plan;
  readonly #windows: Generator<Box, never>;
  readonly #stop: () => boolean;

  constructor(plan: Plan, seed: number, stop: () => boolean) {
    this.#plan = plan;
    this.#windows = windowsOf(plan, seed);
    this.#stop = stop;
  }

  /** The next better layout within a number of windows, else `null`. */
  better(than: Placement, most: number): Placement | null {
    for (let count = 0; count < most && !this.#stop(); count++) {
      const { value: window } = this.#windows.next();
      const found = relaid(this.#plan, than, window, this.#stop);
      if (found) return found;
    }
    return null;
  }
}

/** Windows of a roof in an order that only the seed decides: as often around an obstruction as anywhere. */
function* windowsOf(plan: Plan, seed: number): Generator<Box, never> {
  const random = seededRandom(seed);
  const length = Math.max(...plan.sizes.map(({ width }) => width)) + plan.gap;
  const isLarge = Math.min(plan.width, plan.height) > 2 * LARGEST_SQUARE * length;
  const shapes = isLarge ? [...SQUARES, ...STRIPS] : SQUARES;
  for (let index = 0; ; index++) {
    const [across, down] = shapes[index % shapes.length] ?? SQUARES[0];
    const blocker = plan.blockers[Math.floor(random() * plan.blockers.length)];
    const around = index % 2 === 0 ? blocker : undefined;
    const [left, right] = reached(length * across, plan.width, random, around && [around.left, around.right]);
    const [top, bottom] = reached(length * down, plan.height, random, around && [around.top, around.bottom]);
    yield { left, right, top, bottom };
  }
}

/** Where a window of a length lies along a side of the roof: anywhere, or where it meets what it is to be around. */
function reached(
  length: number,
  roof: number,
  random: () => number,
  around: readonly [number, number] | undefined,
): [number, number] {
  if (length === Infinity) return [0, roof];
  const middle = around ? (around[0] + around[1]) / 2 + (random() - 0.5) * length : random() * roof;
  return [Math.max(0, Math.round(middle - length / 2)), Math.min(roof, Math.round(middle + length / 2))];
}
