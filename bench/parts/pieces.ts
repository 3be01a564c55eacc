import type { Size } from "@sunwright/engine/simulation/plant";
import { leastCost, type SearchTask } from "@sunwright/engine/simulation/least-cost";
import { GENERATORS } from "@sunwright/engine/parameters/options";
import { wholeCost } from "@sunwright/engine/sizing/advice/advice";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { onGridTask } from "@sunwright/engine/sizing/choice/on-grid-choice";
import { pieceFaults } from "@sunwright/engine/sizing/testing/one-count";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";

const PROJECTS = 2_000;
const SEARCHED = 50;
const SEED = 15;

export const figureNames = ["count", "cheapest", "monotone", "100", "400"];

/**
 * Designs in whole pieces: one count of panels in random projects, the least cost against every piece there is, and more
 * load and less sun that never cost less. Ends in failure where one does not hold; of fewer projects: `pieces monotone 400`.
 */
export function measure(figures: readonly string[]): Promise<string[]> {
  const projects = Number(figures.find((name) => Number(name) > 0) ?? PROJECTS);
  const named = figures.filter((name) => !(Number(name) > 0));
  const asked = named.length > 0 ? named : ["count", "cheapest", "monotone"];
  const lines = asked.flatMap((name) =>
    name === "count" ? [oneCount()] : name === "cheapest" ? [cheapest()] : monotone(projects),
  );
  if (lines.some(({ failed }) => failed > 0)) process.exitCode = 1;
  return Promise.resolve(lines.map((line) => JSON.stringify(line)));
}

function oneCount() {
  const faults = randomProjects(PROJECTS, SEED).flatMap((input) => pieceFaults(figuresOf(input)));
  for (const fault of faults.slice(0, 10)) console.error(fault);
  return { projects: PROJECTS, figure: "one count of panels, whole pieces", failed: faults.length };
}

/** Off-grid and without a generator, where no more of either is ever worse. */
const offGrid = (count: number): readonly DesignInput[] =>
  randomProjects(8 * count, SEED)
    .filter(({ parameters }) => parameters.systemType === "off-grid" && parameters.generator === "none")
    .slice(0, count);

function cheapest() {
  const above = offGrid(SEARCHED).map((input) => {
    const { choice } = figuresOf(input);
    if (choice?.task === null || choice?.task === undefined || !choice.met) return 0;
    const found = leastCost(choice.task)?.cost ?? Infinity;
    return found / everyPiece(choice.task) - 1;
  });
  const worst = Math.max(...above);
  return { projects: above.length, figure: "cost above every piece there is", worst, failed: worst > 0.005 ? 1 : 0 };
}

/** Every number of panels beside every number of modules that is not dearer than what is known. */
function everyPiece({ panelCounts, panelKwp, moduleKwh, prices, smallestBattery, largestBattery, holds }: SearchTask) {
  let best = Infinity;
  const fewest = Math.ceil(smallestBattery / moduleKwh - 1e-9);
  const most = Math.ceil(largestBattery / moduleKwh);
  for (const panels of panelCounts) {
    const forPanels = panels * panelKwp * prices.kilowattOfPanels;
    for (let modules = fewest; modules <= most; modules += 1) {
      const cost = forPanels + modules * moduleKwh * prices.kilowattHourOfBattery;
      if (cost >= best) break;
      const size: Size = { pvKwp: panels * panelKwp, batteryKwh: modules * moduleKwh };
      if (holds(size)) best = cost;
    }
  }
  return best;
}

const MORE_LOAD = 1.1;
const LESS_SUN = 0.8;
/** What two searches beside a generator or a grid may differ by. Issue 15: each within 0.5% of the least. */
const NOISE = 0.005;
/** Of an exact search, and of twenty years of bills rounded to the cent. [US dollars] */
const ROUNDING = 2.4;

/** What a project comes to over the years, fuel and bills included; null where nothing serves it. [US dollars] */
function wholeLife(input: DesignInput): number | null {
  const figures = figuresOf(input);
  const { choice } = figures;
  if (choice === null || !choice.met) return null;
  if (choice.onGrid !== null) {
    const { alone, worth } = onGridTask(figures, choice.house, choice.onGrid.most);
    return alone - (choice.onGrid.pays ? worth(choice.panels, choice.onGrid.inverterKw) : 0);
  }
  if (choice.hybrid === null) return wholeCost(figures);
  const { costs, point } = choice.hybrid;
  return costs.life(point.size, point.year, point.set);
}

/** Random projects of all three types, a generator beside every third: a tenth more load or a fifth less sun. */
function monotone(count: number) {
  const inputs = randomProjects(count, SEED).map(({ load, parameters }, index): DesignInput => {
    const generator = index % 3 === 0 ? GENERATORS[index % GENERATORS.length] : parameters.generator;
    const sunlightHours = Math.max(2, parameters.sunlightHours);
    return {
      load,
      parameters: { ...parameters, generator: generator ?? "none", hybridGoal: "least-cost", sunlightHours },
    };
  });
  const sunny = (input: DesignInput, share: number): DesignInput => ({
    ...input,
    parameters: { ...input.parameters, sunlightSource: "typed", sunlightHours: share * input.parameters.sunlightHours },
  });
  const cheaper = (input: DesignInput, than: DesignInput) => {
    const [one, other] = [wholeLife(input), wholeLife(than)];
    if (one === null || other === null) return 0;
    const isExact = than.parameters.systemType !== "hybrid" && than.parameters.generator === "none";
    const allowed = (isExact ? 0 : NOISE * Math.abs(other)) + ROUNDING;
    return one < other - allowed ? (other - one) / Math.abs(other) : 0;
  };
  const told = (figure: string, shares: readonly number[]) => ({
    projects: count,
    figure,
    worst: Math.max(...shares),
    failed: shares.filter((share) => share > 0).length,
    first: shares.flatMap((share, index) => (share > 0 ? [index] : [])).slice(0, 5),
  });
  return [
    told(
      "a tenth more load is never cheaper",
      inputs.map((input) => cheaper(withMoreLoad(input), input)),
    ),
    told(
      "a fifth less sun is never cheaper",
      inputs.map((input) => cheaper(sunny(input, LESS_SUN), sunny(input, 1))),
    ),
  ];
}

/** The same appliances drawing a tenth more. */
function withMoreLoad(input: DesignInput): DesignInput {
  const { load } = input;
  return load.kind === "direct"
    ? {
        ...input,
        load: {
          ...load,
          dailyConsumption: MORE_LOAD * load.dailyConsumption,
          peakPower: MORE_LOAD * load.peakPower,
        },
      }
    : {
        ...input,
        load: { ...load, appliances: load.appliances.map((one) => ({ ...one, power: MORE_LOAD * one.power })) },
      };
}
