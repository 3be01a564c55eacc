import type { Text } from "../units/told";
import type { Rectangle } from "../geometry/rectangle";
import { planRoof } from "../roof/plan-roof";
import { type Obstruction, PLAIN_RULES, type RoofProblem, type RoofPanel, type RoofPlane } from "../roof/roof-problem";
import type { LayoutRules, RoofSite } from "../roof/roof-problem";
import { type RoofBasis, roofBasis, scoreLayout } from "../roof/score-layout";
import type { RoofSun } from "../roof/roof-sun";
import { GRID_SPACING, gridLayout } from "./grid";

/** Distances that the optimiser's own layout keeps. [m] */
export type OwnRules = Pick<LayoutRules, "gap" | "setback" | "clearance">;

export interface DesignedRoof {
  readonly roof: RoofPlane;
  readonly panel: RoofPanel;
  readonly obstructions: readonly Obstruction[];
  readonly site: RoofSite;
  readonly ownRules: OwnRules;
}

export const CANDIDATES = ["landscape", "portrait", "rows", "both", "optimiser"] as const;
export type CandidateName = (typeof CANDIDATES)[number];

export interface LayoutCandidate {
  readonly name: CandidateName;
  readonly panels: readonly Rectangle[];
  /** In its first year, with the shade of what stands on the roof. [kWh] */
  readonly energy: number;
  /** The optimiser's proof in a sentence; null for the grids. */
  readonly proof: Text | null;
}

/** Assumption: clamps take 20 mm between panels, a hand 0.3 m to every edge and 0.1 m around what stands on the roof. */
export const USUAL_RULES: OwnRules = {
  gap: 0.02,
  setback: { left: 0.3, right: 0.3, top: 0.3, bottom: 0.3 },
  clearance: 0.1,
};

const spaced: OwnRules = {
  gap: GRID_SPACING,
  setback: { left: GRID_SPACING, right: GRID_SPACING, top: GRID_SPACING, bottom: GRID_SPACING },
  clearance: GRID_SPACING,
};

/** What a candidate is made under, as the roof's engine takes it. */
export const roofProblemOf = (
  { roof, panel, obstructions, site }: Omit<DesignedRoof, "ownRules">,
  rules: OwnRules = spaced,
): RoofProblem => ({
  roof,
  panel,
  obstructions,
  site,
  rules: { ...PLAIN_RULES, ...rules },
  arrangement: "free",
  mounting: { kind: "flush" },
  locked: [],
});

interface Limits {
  /** For each search. [s] */
  readonly seconds: number;
  /** A clock that never goes back. [ms] */
  readonly now: () => number;
}

/**
 * Layouts of a roof, the one with the most energy first (resolution A-24): the specification's grid with the long side
 * along the eave and across it, full rows of either and any mixture with the grid's spacing, and the optimiser's layout
 * under its own rules. Of equal energy the simplest comes first.
 */
export function layoutCandidates(design: DesignedRoof, limits: Limits, sun?: RoofSun): LayoutCandidate[] {
  const { roof, panel, obstructions, ownRules } = design;
  const input = roofProblemOf(design);
  const basis = roofBasis(input, sun);
  const turned = { width: panel.height, height: panel.width };
  const grid = (name: CandidateName, size: { width: number; height: number }): LayoutCandidate => {
    const panels = gridLayout(roof, size, obstructions);
    return { name, panels, energy: scoreLayout(input, panels, basis).energyYield.value, proof: null };
  };
  const own = roofProblemOf(design, ownRules);
  const all = [
    grid("landscape", panel),
    grid("portrait", turned),
    planned("rows", { ...input, arrangement: "rows" }, limits, basis),
    planned("both", input, limits, basis),
    planned("optimiser", own, limits, roofBasis(own, basis.sun)),
  ];
  // Sorting keeps the order of equals. Energies of the same panels may differ in the last digits of a sum.
  return all.sort((a, b) => Math.round(b.energy * 1000) - Math.round(a.energy * 1000));
}

function planned(name: CandidateName, input: RoofProblem, limits: Limits, basis: RoofBasis): LayoutCandidate {
  const { panels, energyYield, proof } = planRoof(input, limits, basis);
  return {
    name,
    panels: panels.map(({ x, y, width, height }) => ({ x, y, width, height })),
    energy: energyYield.value,
    proof,
  };
}
