import type { DesignInput, ParametersInput } from "@sunwright/engine/sizing/design";
import { explainHybrid } from "@sunwright/engine/sizing/explain-hybrid";
import { type Figures, figuresOf } from "@sunwright/engine/sizing/figures";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";
import type { HybridGoal } from "@sunwright/engine/parameters/options";

const PROJECTS = 2_000;
const SEED = 15;
/** What two searches may differ by, and the saving below which no panels are built beside it. */
const NOISE = 0.01;
const WORTHWHILE = 0.006;

const changed = (input: DesignInput, change: Partial<ParametersInput>): DesignInput => ({
  ...input,
  parameters: { ...input.parameters, ...change },
});

/** Every figure of the load a tenth more. */
function withMoreLoad({ load, parameters }: DesignInput): DesignInput {
  if (load.kind === "direct")
    return {
      parameters,
      load: { ...load, dailyConsumption: 1.1 * load.dailyConsumption, peakPower: 1.1 * load.peakPower },
    };
  return {
    parameters,
    load: { ...load, appliances: load.appliances.map((one) => ({ ...one, power: 1.1 * one.power })) },
  };
}

/** Present cost of the chosen point or of another goal's; infinite where nothing serves the outages. */
function lifeOf({ choice }: Figures, goal?: HybridGoal): number {
  const hybrid = choice?.hybrid;
  const point = goal === undefined ? hybrid?.point : hybrid?.pointFor(goal);
  return hybrid && point ? hybrid.costs.life(point.size, point.year, point.set) : Number.POSITIVE_INFINITY;
}

const isCheaper = (one: number, than: number) => one < than - NOISE * Math.abs(than);

/** What must hold of every hybrid, by name: each tells whether it does not hold of a project. */
const RULES: Readonly<Record<string, (input: DesignInput) => boolean>> = {
  "dearer than the system without panels": (input) => {
    const figures = figuresOf(input);
    const outages = lifeOf(figures, "outage-only");
    return lifeOf(figures) > outages + WORTHWHILE * Math.abs(outages);
  },
  "cheaper with more load": (input) => isCheaper(lifeOf(figuresOf(withMoreLoad(input))), lifeOf(figuresOf(input))),
  "cheaper with less sun": (input) => {
    const under = (sunlightHours: number) =>
      lifeOf(figuresOf(changed(input, { sunlightSource: "typed", sunlightHours })));
    return isCheaper(under(0.8 * input.parameters.sunlightHours), under(input.parameters.sunlightHours));
  },
  "points out of order": (input) => {
    const points = explainHybrid(figuresOf(input))?.points ?? [];
    const [outages, cost, grid] = points;
    if (!outages || !cost || !grid) return points.length > 0;
    return outages.buildCost > cost.buildCost + 1 || grid.bought > cost.bought * (1 + NOISE) + 1;
  },
};

/** How often each rule fails in random hybrids: one JSON line each. The number of projects may be given: `hybrid 100`. */
export function measure(asked: readonly string[]): Promise<string[]> {
  const count = Number(asked[0] ?? PROJECTS);
  const inputs = randomProjects(count, SEED).map((input) =>
    changed(input, {
      systemType: "hybrid",
      hybridGoal: "least-cost",
      generator: "none",
      sunlightHours: Math.max(2, input.parameters.sunlightHours),
    }),
  );
  const lines = Object.entries(RULES).map(([rule, fails]) => {
    const failed = inputs.flatMap((input, index) => (fails(input) ? [index] : []));
    if (failed.length > 0) process.exitCode = 1;
    return JSON.stringify({ rule, projects: count, failed: failed.length, first: failed.slice(0, 5) });
  });
  return Promise.resolve(lines);
}
export const figureNames = ["50", "100", "200", "2000"];
