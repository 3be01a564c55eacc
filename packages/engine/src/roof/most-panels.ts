import { optimise } from "../layout/optimise";
import type { PlanOptions } from "./plan-roof";
import { panelsWithinShare, withRidge } from "./ridge-rule";
import type { RoofProblem } from "./roof-problem";
import { usableArea } from "./usable-area";
import { obstaclesOf } from "./walkways";

type SearchOptions = Pick<PlanOptions, "seconds" | "now" | "signal">;

/**
 * How many panels a layout of this kind can hold at most, whatever it yields.
 *
 * @param input    Roof, panel, rules and locked panels. [m]
 * @param options  How long each bound is searched [s], the clock [ms] and a signal that ends the search.
 * @returns        No layout of the input's kind holds more, those locked included; null for tilted rows, whose distance
 *                 follows from their energy alone.
 *
 * With a ridge rule: the most at its larger setback, or as many at the smaller one as its share allows there.
 * Source: International Residential Code 2018, R324.6.2, for the rule; docs/engineering/layout.md for the bound.
 */
export function mostPanels(input: RoofProblem, options: SearchOptions): number | null {
  if (input.mounting.kind === "rows") return null;
  const { ridge, setback } = input.rules;
  if (!ridge || ridge.setback <= setback.top) return mostAtSetback(input, options);
  const far = mostAtSetback(withRidge(input, ridge.setback), options);
  const within = panelsWithinShare(input, input.panel.width * input.panel.height);
  return far >= within ? far : Math.max(far, Math.min(within, mostAtSetback(input, options)));
}

/** The same with the setback as it is. */
function mostAtSetback(input: RoofProblem, options: SearchOptions): number {
  const { roof, panel, rules, locked, arrangement } = input;
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
  const { upperBound } = optimise(problem, { ...options, arrangement });
  return locked.length + Math.floor(upperBound);
}

/** As many panels as the usable ground divided by the panel's, rounded down: what everybody can check by hand. */
export const panelsByArea = (input: RoofProblem): number =>
  Math.floor(usableArea(input) / (input.panel.width * input.panel.height));
