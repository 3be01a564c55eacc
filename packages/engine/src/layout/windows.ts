import { boxOf, grown, overlap, type Box, type Rectangle } from "../geometry/rectangle";
import { ExactSearch } from "./exact";
import { lineBound } from "./line-bound";
import { valueOf, type Placement } from "./plan-value";
import type { Plan } from "./problem";
import { placesOn, rasterOf } from "./raster";

/** A random source with a seed, so that a run can be repeated. Source: "mulberry32", T. Ettinger, 2017, public domain. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The plan of a window: what is not laid anew blocks it, at the distance of the gap. */
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

const isWithin = (box: Box, window: Box) =>
  box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom;

/** A window this many panel lengths wide and high is solved in a fraction of a second. */
const WINDOW_PANELS = [5, 7, 9];
const WINDOW_ROUNDS = 3;
const MOST_PLACES = 30_000;

/**
 * Lays one window of a layout anew as well as can be, with everything else in place. Returns the whole layout when it
 * became more valuable, else `null`.
 */
function relaid(plan: Plan, placement: Placement, window: Box, stop: () => boolean): Placement | null {
  const lifted = placement.panels.filter((panel) => isWithin(boxOf(panel), window));
  const kept = placement.panels.filter((panel) => !isWithin(boxOf(panel), window));
  const value = lifted.reduce((sum, panel) => sum + valueOf(plan, boxOf(panel)), 0);
  // The whole roof is no window.
  if (kept.length === 0) return null;
  const within = planWithin(plan, window, kept);
  if (lineBound(within) <= value || placesOn(within, "exact") > MOST_PLACES) return null;
  const raster = rasterOf(within, { stop });
  if (raster.candidates.count === 0) return null;
  const start = { best: { panels: lifted, value }, foundBy: "", upperBound: Infinity, provedBy: "" };
  const { best } = new ExactSearch(raster, start, { stop, rounds: WINDOW_ROUNDS }).run();
  if (best.value <= value) return null;
  const laid = best.panels.map((panel) => ({ ...panel, x: panel.x + window.left, y: panel.y + window.top }));
  return { panels: [...kept, ...laid], value: placement.value - value + best.value };
}

/** Lays windows of a layout anew, one after the other; where one search of them ended the next goes on. */
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
  for (let index = 0; ; index++) {
    const side = length * (WINDOW_PANELS[index % WINDOW_PANELS.length] ?? 1);
    const blocker = plan.blockers[Math.floor(random() * plan.blockers.length)];
    const around = (low: number, high: number, roof: number) =>
      index % 2 === 0 && blocker ? (low + high) / 2 + (random() - 0.5) * side : random() * roof;
    const x = around(blocker?.left ?? 0, blocker?.right ?? 0, plan.width);
    const y = around(blocker?.top ?? 0, blocker?.bottom ?? 0, plan.height);
    yield {
      left: Math.max(0, Math.round(x - side / 2)),
      right: Math.min(plan.width, Math.round(x + side / 2)),
      top: Math.max(0, Math.round(y - side / 2)),
      bottom: Math.min(plan.height, Math.round(y + side / 2)),
    };
  }
}
