import type { ModeResult, RoofProof } from "@sunwright/contract/roof";
import { carriedFigures, carriedMode, carriedPanel, engineRoof } from "@sunwright/contract/roof-engine";
import { type ArrangedPlan, planWithProof, type ProvedPlan } from "@sunwright/engine/roof/plan-with-proof";
import { rowOfPlace } from "@sunwright/engine/roof/roof-place";
import type { RoofScore } from "@sunwright/engine/roof/roof-score";
import { scoreLayout } from "@sunwright/engine/roof/score-layout";
import type { LayoutFaults, RoofAnswer, RoofTask } from "./task";

/** Assumption: somebody waits no longer than this for other kinds of layout than the one they asked for. [s] */
const COMPARED_WITHIN = 8;

interface Running {
  readonly stopped: { readonly aborted: boolean };
  /** [ms] */
  readonly now: () => number;
}

/** Does what a worker thread is asked: a new layout, or the check of one made by hand. */
export function layOut(task: RoofTask, { stopped, now }: Running): RoofAnswer {
  const row = rowOfPlace(task.site);
  const site = { name: row.name, latitude: row.latitude };
  if (task.kind === "score") {
    const score = scoreLayout(engineRoof(task.asked, row.id, []), task.layout);
    return answerOf(score, { proof: null, comparison: [], edited: true, site });
  }
  // Alone or not: the panels around locked ones are still to come.
  const asked = { ...task.asked, rules: { ...task.asked.rules, noSinglePanels: false } };
  const locked = scoreLayout(engineRoof(asked, row.id, []), task.asked.lockedPanels);
  if (locked.broken.count > 0) return faultsOf(locked);
  const proved = planWithProof(engineRoof(task.asked, row.id, task.asked.lockedPanels), {
    now,
    signal: stopped,
    comparedWithin: COMPARED_WITHIN,
  });
  const comparison = proved.comparison.map(toModeResult);
  return answerOf(proved.plan, { proof: toProof(proved), comparison, edited: false, site });
}

const toModeResult = ({ arrangement, plan }: ArrangedPlan): ModeResult => ({
  mode: carriedMode(arrangement),
  panels: plan.count,
  energyYield: plan.energyYield.value,
  optimal: plan.optimal,
});

function toProof({ plan, mostPanels, panelsByArea }: ProvedPlan): RoofProof {
  const { upperBound, gapPercent, optimal, proof, method, boundBy, ms, ridge, leftOut } = plan;
  return {
    panels: mostPanels,
    panelsByArea,
    upperBound,
    gapPercent,
    optimal,
    sentence: proof,
    method,
    boundBy,
    milliseconds: ms,
    ...(ridge ? { ridge } : {}),
    ...(leftOut ? { leftOut } : {}),
  };
}

type About = Pick<Extract<RoofAnswer, { result: unknown }>["result"], "proof" | "comparison" | "edited" | "site">;

function answerOf(score: RoofScore, about: About): RoofAnswer {
  if (score.broken.count > 0) return faultsOf(score);
  const figures = carriedFigures(score);
  return {
    result: {
      optimizedLayout: score.panels.map((panel, index) => carriedPanel(panel, `panel-${index + 1}`)),
      efficiencyScore: figures.efficiencyScore.value,
      energyYield: figures.energyYield.value,
      utilizationRate: figures.utilizationRate.value,
      shadingLoss: figures.shadingLoss.value,
      figures,
      ...about,
    },
  };
}

const faultsOf = ({ faults, broken }: RoofScore): LayoutFaults => ({
  faults: faults.map(({ panels, text }) => ({ panels, text })),
  count: broken.count,
});
