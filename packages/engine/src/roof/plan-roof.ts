import type { Text } from "../units/told";
import { told } from "./told";
import type { ProvingStep } from "../layout/exact";
import { type Arrangement, type LayoutResult, optimise } from "../layout/optimise";
import { FULL_VALUE, type LayoutProblem, type Orientation } from "../layout/problem";
import { figure, FROM, given, rounded } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import { inWholeMillimetres, type RoofProblem } from "./roof-problem";
import { mostInFront } from "./rows-in-front";
import type { RoofScore, ScoredPanel } from "./roof-score";
import { type RoofBasis, roofBasis, scoreLayout } from "./score-layout";
import { obstaclesOf } from "./walkways";

export interface PlanOptions {
  /** When to stop with the best so far and its bound. [s] */
  readonly seconds: number;
  /** A clock that never goes back. [ms] */
  readonly now: () => number;
  readonly seed?: number;
  readonly signal?: { readonly aborted: boolean };
  /** Yearly energy so far and its bound. [kWh] */
  readonly onProgress?: (progress: { readonly energy: number; readonly upperBound: number }) => void;
}

export interface RoofPlan extends RoofScore {
  /** Proved: no layout of this arrangement yields more. [kWh a year] */
  readonly upperBound: Trace;
  /** What the layout may miss against the bound. [%] */
  readonly gapPercent: Trace;
  readonly optimal: boolean;
  /** Which steps found the layout and proved the bound, as the engine names them. */
  readonly method: string;
  readonly boundBy: ProvingStep;
  /** The proof in a sentence. */
  readonly proof: Text;
  readonly ms: number;
}

/** The shade of more takes longer than anybody waits, and they more memory than a call may have. */
const MOST_PANELS = 150_000;

/**
 * The layout of a roof with the highest yearly energy that was found, what it is worth, and a proved bound on what any
 * layout can be worth.
 */
export function planRoof(given: RoofProblem, options: PlanOptions, known?: RoofBasis): RoofPlan {
  const began = options.now();
  const ground = given.roof.width * given.roof.height;
  if (ground > MOST_PANELS * given.panel.width * given.panel.height) {
    throw new RangeError(`A roof that holds more than ${MOST_PANELS} panels is not planned`);
  }
  const basis = known ?? roofBasis(given);
  const input = inWholeMillimetres(given);
  // Between tilted rows of both orientations no distance would be right.
  const arrangement = input.mounting.kind === "rows" ? "rows" : input.arrangement;
  const lockedEnergy = scoreLayout(input, input.locked, basis).energyYield.value;
  const results = problemsOf(input, basis).map(({ problem, orientation }, index, { length }) => {
    const worth = worthOf(input, basis, orientation);
    const inKwh = (found: Pick<LayoutResult, "value" | "upperBound">) => ({
      energy: lockedEnergy + worth.least(found.value),
      upperBound: lockedEnergy + worth.most(found.upperBound),
    });
    const result = optimise(problem, {
      ...options,
      seconds: (options.seconds - (options.now() - began) / 1000) / (length - index),
      arrangement,
      onProgress: (progress) => options.onProgress?.(inKwh(progress)),
    });
    return { ...result, ...inKwh(result) };
  });
  const [first] = results;
  if (!first) throw new Error("The rules allow no orientation");
  const best = results.reduce((a, b) => (b.energy > a.energy ? b : a), first);
  const bounding = results.reduce((a, b) => (b.upperBound > a.upperBound ? b : a), first);
  const score = scoreLayout(input, [...input.locked, ...best.layout], basis);
  return {
    ...score,
    ...proofOf(arrangement, score, bounding),
    method: best.method,
    boundBy: bounding.proof,
    ms: options.now() - began,
  };
}

/**
 * What values of the solver, which knows no rows, are worth in tilted ones. [kWh a year]
 * Least: every panel stands behind a row. Most: as many as stand side by side have none in front of them, in full sun.
 */
function worthOf({ roof, rules }: RoofProblem, basis: RoofBasis, orientation: Orientation) {
  const kept = basis.keptBehindRow[orientation];
  const { left, right } = rules.setback;
  const inFront = mostInFront(roof.width - left - right, basis.footprints[orientation].width, rules.gap);
  const least = (value: number) => (value / FULL_VALUE) * basis.unshadedEnergy * kept;
  const most = (value: number) => {
    const full = (value / FULL_VALUE) * basis.unshadedEnergy;
    return Math.min(full, full * kept + inFront * basis.unshadedEnergy * (1 - kept));
  };
  return { least, most };
}

interface Asked {
  readonly problem: LayoutProblem;
  /** Of the panels in their rows; flush panels of either one are worth the same. */
  readonly orientation: Orientation;
}

/** What is asked of the solver: one problem, or on a flat roof one for each way the panels can stand in their rows. */
function problemsOf(input: RoofProblem, { shade, footprints }: RoofBasis): Asked[] {
  const { roof, panel, rules, locked, mounting } = input;
  const problem: LayoutProblem = {
    roof: { width: roof.width, height: roof.height },
    panel: { width: panel.width, height: panel.height },
    orientations: rules.orientations,
    gap: rules.gap,
    clearance: rules.clearance,
    setback: rules.setback,
    obstructions: obstaclesOf(input),
    zones: [],
    objective: "energy",
    shade,
    locked,
  };
  if (mounting.kind === "flush") return [{ problem, orientation: "as-is" }];
  return rules.orientations.map((orientation: Orientation) => ({
    problem: {
      ...problem,
      panel: footprints[orientation],
      orientations: ["as-is"],
      rowGap: footprints[orientation].rowGap,
    },
    orientation,
  }));
}

export type Proof = Pick<RoofPlan, "upperBound" | "gapPercent" | "optimal" | "proof">;

/** Energies within this of each other are the same: the noise of sums over many panels. */
const SAME_ENERGY = 1e-9;

/** What a layout and a bound on its kind amount to, in figures and in a sentence. */
export function proofOf(
  arrangement: Arrangement,
  score: RoofScore,
  bounding: Pick<LayoutResult, "upperBound" | "proof">,
): Proof {
  const energy = score.energyYield.value;
  const optimal = bounding.upperBound - energy <= SAME_ENERGY * bounding.upperBound;
  const bound = optimal ? energy : bounding.upperBound;
  const gap = bound > 0 ? (100 * (bound - energy)) / bound : 0;
  const upperBound = figure("upper-bound", told("bound"), bound, "kWh/year", {
    formula: told("boundFormula"),
    equation: told("boundEquation", { energy, bound }),
    inputs: [
      given("proof", told("provedBy"), BOUND_NAMES[bounding.proof], "", FROM.computed),
      given("mode", told("arrangement"), told("arrangementOf", { arrangement: LAYOUTS[arrangement] }), "", FROM.user),
    ],
    source: told("boundSource"),
  });
  const gapPercent = figure("bound-gap", told("gap"), gap, "%", {
    formula: "gap = (E_max − E) ÷ E_max",
    equation: told("gapEquation", { bound, energy, gap }),
    inputs: [
      given("E", told("yield"), rounded(energy, 1), "kWh", FROM.computed),
      given("E_max", told("boundShort"), rounded(bound, 1), "kWh", FROM.computed),
    ],
    source: told("gapSource"),
  });
  const layout = { panels: score.count, arrangement: LAYOUTS[arrangement] };
  const proof = optimal
    ? told("proof.best", layout)
    : told(gap < 0.01 ? "proof.nearlyBest" : "proof.nearBest", { ...layout, bound, gap });
  return { upperBound, gapPercent, optimal, proof };
}

/** Arrangements as the texts name them. */
const LAYOUTS = { free: "free", rows: "rows", "same-orientation": "sameOrientation" } as const;

/** The solver's names of its bounds in words. */
/** How the steps that prove a bound are called. */
export const BOUND_NAMES: Readonly<Record<ProvingStep, Text>> = {
  lines: told("method.lines"),
  "all rows": told("method.allRows"),
  prices: told("method.prices"),
  "prices, level cuts": told("method.pricesAndCuts"),
  "prices, coarse raster": told("method.pricesOnCoarseRaster"),
  "exhausted sweep": told("method.completeSearch"),
  "no free place": told("method.noPlace"),
};

/**
 * The panels to keep when fewer are wanted: those that yield most. Of equal ones those nearest the first row stay, so that
 * the array does not fray.
 */
export function bestPanels(panels: readonly ScoredPanel[], count: number): readonly ScoredPanel[] {
  const order = [...panels.keys()].sort((a, b) => {
    const [one, two] = [panels[a], panels[b]];
    if (!one || !two) return 0;
    return two.yearlyEnergy - one.yearlyEnergy || one.y - two.y || one.x - two.x;
  });
  const kept = new Set(order.slice(0, Math.max(0, count)));
  return panels.filter((_, index) => kept.has(index));
}
