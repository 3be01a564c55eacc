import type { ModeResult, RoofInput, RoofProof } from "@sunwright/contract/roof";
import { carriedFigures, carriedPanel, engineRoof } from "@sunwright/contract/roof-engine";
import { LAYOUT_MODES, type LayoutMode } from "@sunwright/contract/roof-options";
import { type City, cityById, representativeCity } from "@sunwright/engine/climate/cities";
import { optimise } from "@sunwright/engine/layout/optimise";
import { planWithRules, type RuledPlan } from "@sunwright/engine/roof/plan-with-rules";
import { panelsWithinShare, withRidge } from "@sunwright/engine/roof/ridge-rule";
import type { RoofScore } from "@sunwright/engine/roof/roof-score";
import { roofBasis, scoreLayout } from "@sunwright/engine/roof/score-layout";
import { usableArea } from "@sunwright/engine/roof/usable-area";
import { obstaclesOf } from "@sunwright/engine/roof/walkways";
import type { LayoutFaults, RoofAnswer, RoofSite, RoofTask } from "./task";

/**
 * Time for each kind of layout that the one asked for is compared with, and for the bound on its panels; nothing is
 * compared any more where all this took longer than `inAll`. [s]
 */
const SECONDS = { compared: 0.5, count: 0.5, inAll: 8 } as const;

/** A house is searched as long as somebody gladly waits; halls gain from twice that. [m², s] */
const HOUSE_AREA = 300;
const secondsFor = ({ roofWidth, roofHeight }: RoofInput) => (roofWidth * roofHeight <= HOUSE_AREA ? 2.5 : 5);

interface Running {
  readonly stopped: { readonly aborted: boolean };
  /** [ms] */
  readonly now: () => number;
}

/** What the sun is taken from: the project's city, else the row that speaks for its region or country. */
const rowOf = ({ city, country, region }: RoofSite): City =>
  (city === null ? null : cityById(city)) ?? representativeCity(country, region);

/** Does what a worker thread is asked: a new layout, or the check of one made by hand. */
export function layOut(task: RoofTask, running: Running): RoofAnswer {
  const row = rowOf(task.site);
  const site = { name: row.name, latitude: row.latitude };
  if (task.kind === "score") {
    const score = scoreLayout(engineRoof(task.asked, row.id, []), task.layout);
    return answerOf(score, { proof: null, comparison: [], edited: true, site });
  }
  // Alone or not: the panels around locked ones are still to come.
  const asked = { ...task.asked, rules: { ...task.asked.rules, noSinglePanels: false } };
  const locked = scoreLayout(engineRoof(asked, row.id, []), task.asked.lockedPanels);
  if (locked.broken.count > 0) return faultsOf(locked);
  const { plan, proof, comparison } = optimised(task, row.id, running);
  return answerOf(plan, { proof, comparison, edited: false, site });
}

/** The layout of the kind asked for first, with most of the time, then the others for comparison. */
function optimised({ asked }: Extract<RoofTask, { kind: "optimize" }>, city: string, { stopped, now }: Running) {
  const roofOf = (mode: LayoutMode) => engineRoof(asked, city, asked.lockedPanels, mode);
  const input = roofOf(asked.mode);
  const basis = roofBasis(input);
  const planned = (mode: LayoutMode, seconds: number) =>
    planWithRules(roofOf(mode), { seconds, now, signal: stopped }, basis);
  const began = now();
  const plan = planned(asked.mode, secondsFor(asked));
  const comparison = LAYOUT_MODES.flatMap((mode): ModeResult[] => {
    if (mode !== asked.mode && now() - began > SECONDS.inAll * 1000) return [];
    const result = mode === asked.mode ? plan : planned(mode, SECONDS.compared);
    return [{ mode, panels: result.count, energyYield: result.energyYield.value, optimal: result.optimal }];
  });
  return { plan, comparison, proof: proofOf(asked, plan, mostUnderRules(input, { stopped, now })) };
}

type EngineInput = ReturnType<typeof engineRoof>;

/** The same with the ridge rule: the most at its larger setback, or as many at the smaller one as it allows there. */
function mostUnderRules(input: EngineInput, running: Running): number | null {
  const { ridge, setback } = input.rules;
  if (!ridge || ridge.setback <= setback.top) return mostPanels(input, running);
  const far = mostPanels(withRidge(input, ridge.setback), running);
  const within = panelsWithinShare(input, input.panel.width * input.panel.height);
  if (far === null || far >= within) return far;
  return Math.max(far, Math.min(within, mostPanels(input, running) ?? within));
}

/** No layout of this kind holds more panels; null for tilted rows, whose distance follows from their energy alone. */
function mostPanels(input: EngineInput, { stopped, now }: Running): number | null {
  if (input.mounting.kind === "rows") return null;
  const { roof, panel, rules, locked } = input;
  const problem = {
    roof,
    panel,
    obstructions: obstaclesOf(input),
    locked,
    orientations: rules.orientations,
    gap: rules.gap,
    setback: rules.setback,
    clearance: rules.clearance,
    zones: [],
    objective: "count" as const,
  };
  const { upperBound } = optimise(problem, { seconds: SECONDS.count, now, mode: input.mode, signal: stopped });
  return locked.length + Math.floor(upperBound);
}

function proofOf(asked: RoofInput, plan: RuledPlan, panels: number | null): RoofProof {
  const { width, height } = asked.panelDimensions;
  const { upperBound, gapPercent, optimal, proof, method, boundBy, ms, ridge, leftOut } = plan;
  return {
    panels,
    panelsByArea: Math.floor(usableArea(engineRoof(asked, "", [])) / (width * height)),
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
