import type { Rectangle } from "../geometry/rectangle";
import { gapsOf } from "./free-ground";
import { type Joining, withSinglesJoined } from "./join-singles";
import { bestPanels, type PlanOptions, planRoof, proofOf, type RoofPlan } from "./plan-roof";
import { coverageOf, panelsWithinShare, ridgeSetback, withRidge } from "./ridge-rule";
import { inWholeMillimetres, type RoofProblem } from "./roof-problem";
import { type RoofBasis, roofBasis, scoreLayout } from "./score-layout";
import { singlePanels } from "./single-panels";
import { told } from "./told";

/** A plan that also keeps the rules which depend on the panels themselves. */
export interface RuledPlan extends RoofPlan {
  /** The ridge rule asked for more than the setback: share of the roof under panels in plan (0 to 1), setback [m]. */
  readonly ridge: { readonly coverage: number; readonly setback: number } | null;
  /** Single panels taken off again, and what they would have yielded. [kWh a year] */
  readonly leftOut: { readonly panels: number; readonly energy: number } | null;
}

/**
 * The best layout under all rules. The solver knows setbacks, walkways and clearances; how far panels stay from the ridge
 * depends on how many there are, so that the roof is solved, looked at and solved again. Single panels are joined to
 * others where that can be, else taken off, and the bound stays that of layouts with them.
 */
export function planWithRules(
  given: RoofProblem,
  options: PlanOptions,
  basis: RoofBasis = roofBasis(given),
): RuledPlan {
  const input = inWholeMillimetres(given);
  const { noSinglePanels = false } = input.rules;
  const began = options.now();
  const seconds = noSinglePanels ? (1 - JOINING_SHARE) * options.seconds : options.seconds;
  const plan = withRidgeRule(input, { ...options, seconds }, basis);
  const until = began + 1000 * options.seconds;
  const { plan: kept, leftOut } = noSinglePanels
    ? withoutSingles(input, plan, basis, { ...options, until })
    : { plan, leftOut: null };
  const setback = ridgeSetback(input, kept.panels);
  const more = setback > input.rules.setback.top;
  return { ...kept, leftOut, ridge: more ? { coverage: coverageOf(input.roof, kept.panels), setback } : null };
}

const footprintArea = ({ footprints }: RoofBasis) =>
  Math.max(...Object.values(footprints).map(({ width, height }) => width * height));

function lockedIn({ locked }: RoofProblem): (panel: Rectangle) => boolean {
  const places = new Set(locked.map(({ x, y }) => `${x} ${y}`));
  return ({ x, y }) => places.has(`${x} ${y}`);
}

const arrangementOf = ({ mounting, arrangement }: RoofProblem) => (mounting.kind === "rows" ? "rows" : arrangement);

/**
 * With the larger setback first, which most roofs need. Where it leaves less than the share would hold, the smaller
 * one may yield more: with all its panels if they stay within the share, else with the best of them.
 */
function withRidgeRule(input: RoofProblem, options: PlanOptions, basis: RoofBasis): RoofPlan {
  const { ridge, setback } = input.rules;
  if (!ridge || ridge.setback <= setback.top) return planRoof(input, options, basis);
  const half = { ...options, seconds: options.seconds / 2 };
  // Single panels and coverage are looked at here, not by the solver.
  const plain = (one: RoofProblem): RoofProblem => ({
    ...one,
    rules: { ...one.rules, ridge: null, noSinglePanels: false },
  });
  const far = planRoof(plain(withRidge(input, ridge.setback)), half, basis);
  const within = panelsWithinShare(input, footprintArea(basis));
  // No layout within the share yields more than so many unshaded panels.
  if (far.energyYield.value >= within * basis.unshadedEnergy) return far;
  const near = planRoof(plain(input), half, basis);
  if (near.count <= within) return near;
  const isLocked = lockedIn(input);
  const free = near.panels.filter((panel) => !isLocked(panel));
  const best = bestPanels(free, within - (near.count - free.length));
  const few = scoreLayout(plain(input), [...near.panels.filter(isLocked), ...best], basis);
  const bound = Math.max(far.upperBound.value, Math.min(near.upperBound.value, within * basis.unshadedEnergy));
  const [score, plan] = few.energyYield.value > far.energyYield.value ? [few, near] : [far, far];
  return { ...plan, ...score, ...proofOf(arrangementOf(input), score, { upperBound: bound, proof: plan.boundBy }) };
}

/** Of the time, what is kept for single panels where the search takes all it gets. */
const JOINING_SHARE = 0.1;

type Clock = Pick<Joining, "now" | "until" | "signal">;

function withoutSingles(given: RoofProblem, plan: RoofPlan, basis: RoofBasis, clock: Clock) {
  const gaps = gapsOf(given, basis);
  const isLocked = lockedIn(given);
  const arrangement = arrangementOf(given);
  const plain = { ...given, rules: { ...given.rules, noSinglePanels: false } };
  const joined = withSinglesJoined({ ...clock, input: plain, basis, arrangement, isLocked }, plan.panels);
  const withoutAlone = (panels: readonly Rectangle[]) => {
    const single = new Set(singlePanels(panels, gaps));
    return panels.filter((panel, index) => !single.has(index) || isLocked(panel));
  };
  const rest = withoutAlone(joined);
  if (joined === plan.panels && rest.length === plan.count) return { plan, leftOut: null };
  const score = scoreLayout(given, rest, basis);
  const proof = proofOf(arrangement, score, { upperBound: plan.upperBound.value, proof: plan.boundBy });
  const panels = joined.length - rest.length;
  if (panels === 0) return { plan: { ...plan, ...score, ...proof }, leftOut: null };
  const energy = plan.energyYield.value - score.energyYield.value;
  const sentence = told("proof.withoutSingles", { proof: proof.proof, panels });
  return { plan: { ...plan, ...score, ...proof, proof: sentence }, leftOut: { panels, energy } };
}
