import type { Rectangle } from "../geometry/rectangle";
import { lineBound } from "./line-bound";
import { ExactSearch, type FindingStep, type ProvingStep, type Standing } from "./exact";
import { LargeSearch } from "./large";
import { NOTHING, standing, type Placement } from "./plan-value";
import { onRoof, planOf, type LayoutProblem, type Plan } from "./problem";
import { slidOutOfShade } from "./slide";
import { placesOn, rasterOf } from "./raster";
import { bestRows, type Rows } from "./rows";
import { WindowSearch } from "./windows";

/** Any layout · full rows (or columns) of one orientation each, as rails want · one orientation on the whole roof. */
export const ARRANGEMENTS = ["free", "rows", "same-orientation"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export interface OptimiseOptions {
  /** When to stop with the best so far and its bound. [s] */
  readonly seconds: number;
  /** A clock that never goes back. [ms] */
  readonly now: () => number;
  readonly arrangement?: Arrangement;
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
  /** Proved: no layout of this arrangement is worth more than `value`. */
  readonly optimal: boolean;
  /** Which step found the layout. */
  readonly method: FindingStep;
  /** Which step proved the bound. */
  readonly proof: ProvingStep;
  readonly ms: number;
}

/** Exact rasters up to this many cells are searched to the end; beyond, layouts and bounds are approximate. */
const MOST_EXACT_CELLS = 60_000;
const FIRST_SEED = 1;

type Stop = () => boolean;
type Report = (standing: Standing) => void;
/** Does work whose like has to be done twice more when the time is over. */
type SetAside = <Done>(work: () => Done) => Done;
interface Limits {
  readonly stop: Stop;
  readonly setAside: SetAside;
  /** Whether half of the time is over. */
  readonly halfway: Stop;
  readonly report: Report;
}

/**
 * The best layout of panels on a roof with a proved upper bound. Lengths are rounded to whole millimetres; the answer
 * is exact for the rounded problem. Value is the number of panels, or thousandths of an unshaded panel.
 */
export function optimise(problem: LayoutProblem, options: OptimiseOptions): LayoutResult {
  const began = options.now();
  /** What it takes to value a last layout, and for the caller to score it. [ms] */
  let spare = 0;
  const after = (share: number) => options.now() - began + spare >= share * options.seconds * 1000;
  const setAside: SetAside = (work) => {
    const start = options.now();
    const done = work();
    spare = 2 * (options.now() - start);
    return done;
  };
  const stop = () => options.signal?.aborted === true || after(1);
  const report: Report = ({ best, upperBound }) => options.onProgress?.({ value: best.value, upperBound });
  const plan = planOf(problem);
  const arrangement = options.arrangement ?? "free";
  const seed = options.seed ?? FIRST_SEED;
  const result =
    arrangement === "rows"
      ? rowsOnly(plan, { stop, setAside })
      : arrangement === "same-orientation"
        ? oneOrientation(plan, seed, after, { stop, setAside, report })
        : anyLayout(plan, seed, { stop, setAside, halfway: () => after(0.5), report });
  const { best, upperBound, foundBy, provedBy } = result;
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

/** Whether the places of a plan are too many to look at each: then its shade is counted when panels stand. */
const isLarge = (plan: Plan) => placesOn(plan, "exact") > MOST_EXACT_CELLS;

/** The best rows, on large roofs those with most panels. */
function rowsOf(plan: Plan, large: boolean, { stop, setAside }: Pick<Limits, "stop" | "setAside">): Rows {
  const rows = bestRows(large ? { ...plan, shade: null } : plan, stop);
  return plan.shade ? { ...rows, ...setAside(() => standing(plan, rows.panels)) } : rows;
}

function rowsOnly(plan: Plan, limits: Pick<Limits, "stop" | "setAside">): Standing {
  const { stop } = limits;
  const large = isLarge(plan);
  const rows = rowsOf(plan, large, limits);
  const bound = plan.shade ? bestRows(large ? { ...plan, shade: null } : plan, stop, "cells") : rows;
  const upperBound = bound.complete ? bound.value : lineBound(plan);
  return { best: rows, foundBy: rows.method, upperBound, provedBy: bound.complete ? "all rows" : "lines" };
}

function anyLayout(plan: Plan, seed: number, limits: Limits): Standing {
  const { stop } = limits;
  const ground = lineBound(plan);
  const large = isLarge(plan);
  const rows = rowsOf(plan, large, limits);
  const start: Standing = { best: rows, foundBy: rows.method, upperBound: ground, provedBy: "lines" };
  limits.report(start);
  if (rows.value >= ground || stop()) return start;
  if (large) return new LargeSearch(plan, start, { stop, report: limits.report }, seed).run();
  if (plan.shade) return shadedLayout(plan, start, limits);
  const raster = rasterOf(plan, { stop });
  if (raster.candidates.count === 0) return NO_PLACE;
  const search = { stop, report: limits.report };
  // With zones each window would have its own level cuts, and the whole is proved sooner than they are laid.
  if (plan.zones.length > 0) return new ExactSearch(raster, start, search).run();
  const windows = new WindowSearch(plan, seed, stop);
  const most = WINDOWS_A_ROUND[plan.blockers.length === 0 ? "empty" : "obstructed"];
  const better = (than: Placement) => windows.better(than, most);
  return new ExactSearch(raster, start, { ...search, better }).run();
}
/** Windows laid out again in vain before the next round of the search of the whole: on an empty roof they are quick. */
const WINDOWS_A_ROUND = { empty: 25, obstructed: 12 };
const NO_PLACE: Standing = { best: NOTHING, foundBy: "rows", upperBound: 0, provedBy: "no free place" };

/**
 * Where every place has its own shade, the layout comes from the raster points, and the bound from the least shade in
 * the cell of each: any layout can be moved to the raster so that every panel comes from its point's cell.
 */
function shadedLayout(plan: Plan, start: Standing, { stop, halfway, report }: Limits): Standing {
  const points = rasterOf(plan, { stop: () => stop() || halfway() });
  // What is proved of the points is no bound for what lies between them.
  const reportLayout: Report = ({ best }) => report({ ...start, best });
  const found =
    points.candidates.count === 0
      ? start
      : new ExactSearch(points, start, {
          stop: () => stop() || halfway(),
          report: reportLayout,
          rounds: SHADED_ROUNDS,
        }).run();
  const cells = rasterOf(plan, { at: "cells", stop });
  if (cells.candidates.count === 0) return NO_PLACE;
  const optimist = { ...start, best: { panels: [], value: found.best.value } };
  const { best, upperBound, provedBy } = new ExactSearch(cells, optimist, { stop, rounds: SHADED_ROUNDS }).run();
  const ways: readonly Pick<Standing, "best" | "foundBy">[] = [start, found, { best, foundBy: "skyline" }];
  const slid = ways.map((way) => ({
    foundBy: way.foundBy,
    best: slidOutOfShade(plan, standing(plan, way.best.panels), stop),
  }));
  const chosen = slid.reduce((a, b) => (b.best.value > a.best.value ? b : a));
  const result = { ...chosen, upperBound, provedBy };
  report(result);
  return result;
}
const SHADED_ROUNDS = 5;

/** Each orientation by itself with its share of the time; the bound is that of the orientation that allows more. */
function oneOrientation(
  plan: Plan,
  seed: number,
  after: (share: number) => boolean,
  { stop, setAside, report }: Omit<Limits, "halfway">,
): Standing {
  const standings = plan.sizes.map((size, index, { length }) =>
    anyLayout({ ...plan, sizes: [size] }, seed, {
      stop: () => stop() || after((index + 1) / length),
      setAside,
      halfway: () => after((index + 0.5) / length),
      report: () => undefined,
    }),
  );
  const best = standings.reduce((a, b) => (b.best.value > a.best.value ? b : a), NO_PLACE);
  const bound = standings.reduce((a, b) => (b.upperBound > a.upperBound ? b : a), best);
  const result = { ...best, upperBound: bound.upperBound, provedBy: bound.provedBy };
  report(result);
  return result;
}
