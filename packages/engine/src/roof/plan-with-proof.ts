import { ARRANGEMENTS, type Arrangement } from "../layout/optimise";
import { mostPanels, panelsByArea } from "./most-panels";
import type { PlanOptions } from "./plan-roof";
import { planWithRules, type RuledPlan } from "./plan-with-rules";
import type { RoofProblem, RoofPlane } from "./roof-problem";
import { roofBasis } from "./score-layout";

export interface PlanLimits extends Pick<PlanOptions, "now" | "signal"> {
  /** No further kind of layout is compared once the work has taken so long. [s] */
  readonly comparedWithin: number;
}

/** The best layout of a kind on this roof. */
export interface ArrangedPlan {
  readonly arrangement: Arrangement;
  readonly plan: RuledPlan;
}

export interface ProvedPlan {
  /** The layout of the kind asked for. */
  readonly plan: RuledPlan;
  /** Every kind that time allowed, the one asked for among them. */
  readonly comparison: readonly ArrangedPlan[];
  /** No layout of the kind asked for holds more panels; null where only its energy is bounded. */
  readonly mostPanels: number | null;
  readonly panelsByArea: number;
}

/** Assumption: a house seldom has a slope larger than this. [m²] */
const HOUSE_AREA = 300;
/** A house is searched as long as somebody gladly waits; halls gain from twice that. [s] */
const SECONDS = { house: 2.5, hall: 5 } as const;
/** For each other kind that the layout is compared with, and for each bound on the number of panels. [s] */
const COMPARED_SECONDS = 0.5;
const COUNT_SECONDS = 0.5;

/** How long the layout of the kind asked for is searched. [s] */
export const searchSeconds = ({ width, height }: Pick<RoofPlane, "width" | "height">): number =>
  width * height <= HOUSE_AREA ? SECONDS.house : SECONDS.hall;

/**
 * The layout of the kind asked for first, with most of the time, then the others for comparison, then how many panels
 * there can be.
 *
 * @param input   The roof as it is asked for. [m]
 * @param limits  The clock [ms], a signal that ends all searches with their best so far, and the time to compare [s].
 */
export function planWithProof(input: RoofProblem, { comparedWithin, ...running }: PlanLimits): ProvedPlan {
  const basis = roofBasis(input);
  const began = running.now();
  const plan = planWithRules(input, { ...running, seconds: searchSeconds(input.roof) }, basis);
  const comparison = ARRANGEMENTS.flatMap((arrangement): ArrangedPlan[] => {
    if (arrangement === input.arrangement) return [{ arrangement, plan }];
    if (running.now() - began > comparedWithin * 1000) return [];
    return [
      { arrangement, plan: planWithRules({ ...input, arrangement }, { ...running, seconds: COMPARED_SECONDS }, basis) },
    ];
  });
  return {
    plan,
    comparison,
    mostPanels: mostPanels(input, { ...running, seconds: COUNT_SECONDS }),
    panelsByArea: panelsByArea(input),
  };
}
