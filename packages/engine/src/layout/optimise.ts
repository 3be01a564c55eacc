import { boxOf, type Rectangle } from "../geometry/rectangle";
import { areaBound } from "./area-bound";
import { ExactSearch, type Standing } from "./exact";
import { LargeSearch } from "./large";
import { NOTHING, valueOf } from "./plan-value";
import { onRoof, planOf, type LayoutProblem, type Plan } from "./problem";
import { positionsOf, rasterOf, type Raster } from "./raster";
import { bestRows } from "./rows";

/** Any layout · full rows (or columns) of one orientation each, as rails want · one orientation on the whole roof. */
export type LayoutMode = "free" | "rows" | "same-orientation";

export interface OptimiseOptions {
  /** When to stop with the best so far and its bound. [s] */
  readonly seconds: number;
  /** A clock that never goes back. [ms] */
  readonly now: () => number;
  readonly mode?: LayoutMode;
  /** The same problem, options and seed give the same layout, unless time or a signal ends the work early. */
  readonly seed?: number;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: LayoutProgress) => void;
}

export interface LayoutProgress {
  readonly value: number;
  readonly upperBound: number;
}

export interface LayoutResult extends LayoutProgress {
  /** Panels on the roof, in metres to the millimetre. */
  readonly layout: readonly Rectangle[];
  /** Proved: no layout of this mode is worth more than `value`. */
  readonly optimal: boolean;
  /** Which step found the layout. */
  readonly method: string;
  /** Which step proved the bound. */
  readonly proof: string;
  readonly ms: number;
}

/** Exact rasters up to this many cells are searched to the end; beyond, layouts and bounds are approximate. */
const MOST_EXACT_CELLS = 60_000;
const FIRST_SEED = 1;

type Stop = () => boolean;
type Report = (standing: Standing) => void;

/**
 * The best layout of panels on a roof with a proved upper bound. Lengths are rounded to whole millimetres; the answer
 * is exact for the rounded problem. Value is the number of panels, or thousandths of an unshaded panel.
 */
export function optimise(problem: LayoutProblem, options: OptimiseOptions): LayoutResult {
  const began = options.now();
  const stop = () => options.signal?.aborted === true || options.now() - began >= options.seconds * 1000;
  const report: Report = ({ best, upperBound }) => options.onProgress?.({ value: best.value, upperBound });
  const plan = planOf(problem);
  const mode = options.mode ?? "free";
  const seed = options.seed ?? FIRST_SEED;
  const standing =
    mode === "rows"
      ? rowsOnly(plan, stop)
      : mode === "same-orientation"
        ? oneOrientation(plan, seed, { ...options, began }, stop, report)
        : anyLayout(plan, seed, stop, report);
  const { best, upperBound, foundBy, provedBy } = standing;
  return {
    layout: best.panels.map((panel) => onRoof(panel, problem, plan)),
    value: best.value,
    upperBound,
    optimal: best.value === upperBound,
    method: foundBy,
    proof: provedBy,
    ms: options.now() - began,
  };
}

function rowsOnly(plan: Plan, stop: Stop): Standing {
  const rows = bestRows(plan, stop);
  const bound = plan.shade ? bestRows(plan, stop, "cells") : rows;
  const upperBound = bound.complete ? bound.value : areaBound(plan);
  return { best: rows, foundBy: rows.method, upperBound, provedBy: bound.complete ? "all rows" : "area" };
}

function anyLayout(plan: Plan, seed: number, stop: Stop, report: Report): Standing {
  const area = areaBound(plan);
  const rows = bestRows(plan, stop);
  const start: Standing = { best: rows, foundBy: rows.method, upperBound: area, provedBy: "area" };
  report(start);
  if (rows.value >= area || stop()) return start;
  const { xs, ys } = positionsOf(plan, "exact");
  if (xs.at.length * ys.at.length * plan.sizes.length > MOST_EXACT_CELLS) {
    return new LargeSearch(plan, start, { stop, report }, seed).run();
  }
  const raster = rasterOf(plan);
  if (raster.candidates.count === 0)
    return { best: NOTHING, foundBy: "rows", upperBound: 0, provedBy: "no free place" };
  if (plan.shade) return shadedLayout(plan, raster, start, stop, report);
  return new ExactSearch(raster, start, { stop, report }).run();
}

/**
 * Where every place has its own shade, the layout comes from the raster points, and the bound from the least shade in
 * the cell of each: any layout can be moved to the raster so that every panel comes from its point's cell.
 */
function shadedLayout(plan: Plan, raster: Raster, start: Standing, stop: Stop, report: Report): Standing {
  const found = new ExactSearch(raster, start, { stop, report, rounds: SHADED_ROUNDS }).run();
  const cells = rasterOf(plan, "exact", "cells");
  const optimist = {
    best: { panels: [], value: found.best.value },
    foundBy: "",
    upperBound: areaBound(plan),
    provedBy: "area",
  };
  const { best, upperBound, provedBy } = new ExactSearch(cells, optimist, { stop, rounds: SHADED_ROUNDS }).run();
  const value = best.panels.reduce((sum, panel) => sum + valueOf(plan, boxOf(panel)), 0);
  const other = value > found.best.value && best.panels.every((panel) => valueOf(plan, boxOf(panel)) > 0);
  const standing = { ...found, ...(other ? { best: { panels: best.panels, value } } : {}), upperBound, provedBy };
  report(standing);
  return standing;
}
const SHADED_ROUNDS = 5;

/** Each orientation by itself with its share of the time; the bound is that of the orientation that allows more. */
function oneOrientation(
  plan: Plan,
  seed: number,
  { now, seconds, began }: OptimiseOptions & { readonly began: number },
  stop: Stop,
  report: Report,
): Standing {
  const standings = plan.sizes.map((size, index) => {
    const until = began + ((index + 1) / plan.sizes.length) * seconds * 1000;
    return anyLayout(
      { ...plan, sizes: [size] },
      seed,
      () => stop() || now() >= until,
      () => undefined,
    );
  });
  const best = standings.reduce((a, b) => (b.best.value > a.best.value ? b : a), {
    best: NOTHING,
    foundBy: "rows",
    upperBound: 0,
    provedBy: "no free place",
  });
  const bound = standings.reduce((a, b) => (b.upperBound > a.upperBound ? b : a), best);
  const standing = { ...best, upperBound: bound.upperBound, provedBy: bound.provedBy };
  report(standing);
  return standing;
}
