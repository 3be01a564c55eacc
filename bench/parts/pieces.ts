import type { Size } from "@sunwright/engine/simulation/plant";
import { leastCost, type SearchTask } from "@sunwright/engine/simulation/least-cost";
import type { DesignInput } from "@sunwright/engine/sizing/design";
import { type Figures, figuresOf } from "@sunwright/engine/sizing/figures";
import { pieceFaults } from "@sunwright/engine/sizing/testing/one-count";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";

const PROJECTS = 2_000;
const SEARCHED = 50;
const SEED = 15;

export const figureNames = ["count", "cheapest", "monotone"];

/**
 * Designs in whole pieces: one count of panels in random projects, the least cost against every piece there is, and more
 * load that never costs less. Ends in failure where one does not hold.
 */
export function measure(figures: readonly string[]): Promise<string[]> {
  const asked = figures.length > 0 ? figures : figureNames;
  const lines = asked.map((name) => (name === "count" ? oneCount() : name === "cheapest" ? cheapest() : monotone()));
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
const MONOTONE_PROJECTS = 200;

function monotone() {
  const failed = offGrid(MONOTONE_PROJECTS).filter((input) => {
    const [now, then] = [figuresOf(input), figuresOf(withMoreLoad(input))];
    return bothMet(now, then) && then.cost.total < now.cost.total - 1e-6;
  });
  return { projects: MONOTONE_PROJECTS, figure: "a tenth more load is never cheaper", failed: failed.length };
}

const bothMet = (...some: readonly Figures[]) => some.every(({ choice }) => choice?.met === true);

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
