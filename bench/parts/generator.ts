import { generatorYear, leastCostWithGenerator } from "@sunwright/engine/simulation/with-generator";
import { cheapestOfAll } from "@sunwright/engine/simulation/testing/every-set";
import { generatorTask } from "@sunwright/engine/sizing/choice/beside-generator";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { type Figures, figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { MOST_SETS, setsBought } from "@sunwright/engine/sizing/rule/standby-set";
import { randomProjects } from "@sunwright/engine/sizing/testing/random-projects";
import { unseenYearsOf } from "@sunwright/engine/sizing/choice/unseen-years";

/* A generator in the search, held to every choice there is, and what random projects wear out of sets. */

const COMPARED = 50;
const WORN = 2_000;
/** Issue 15: cost optimality within 0.5% of exhaustive search. */
const ALLOWED = 1.005;

const offGrid = ({ load, parameters }: DesignInput, index: number): DesignInput => ({
  load,
  parameters: { ...parameters, systemType: "off-grid", generator: index % 2 === 0 ? "petrol" : "diesel" },
});

/** Cost found ÷ the least of all; null where no size spares the set, or keeps the target at all. */
function comparedWithAll({ choice, ...rule }: Figures): number | null {
  if (choice === null || choice.task === null || choice.without === null || choice.target.kind !== "hours") return null;
  const { house, target, task, without } = choice;
  const asked = generatorTask(rule, { house, target, task, without });
  const found = asked && leastCostWithGenerator(asked);
  return found && found.cost / (cheapestOfAll(asked, found.cost)?.cost ?? found.cost);
}

function compared(): string {
  const ratios = randomProjects(COMPARED, 7).flatMap(
    (input, index) => comparedWithAll(figuresOf(offGrid(input, index))) ?? [],
  );
  const worst = Math.max(...ratios);
  if (worst > ALLOWED) process.exitCode = 1;
  return `${ratios.length} projects against every set, level, battery and number of panels: at most ${(100 * (worst - 1)).toFixed(3)}% dearer`;
}

/** Sets a design buys in twenty years beyond the most, unless it says so. */
function wornUnsaid(input: DesignInput): boolean {
  const { choice, standby, ...figures } = figuresOf(input);
  if (choice === null || standby === null) return false;
  const { hours } = generatorYear(unseenYearsOf({ ...figures, standby, choice }).house, choice.size);
  const { kind, set } = standby;
  if (setsBought({ kind, pieces: set.pieces, hours }) <= MOST_SETS * set.pieces) return false;
  return sizeSystem(input).warnings.every(({ id }) => id !== "generator-worn-out");
}

function worn(): string {
  const unsaid = randomProjects(WORN, 11).filter((input, index) => wornUnsaid(offGrid(input, index))).length;
  if (unsaid > 0) process.exitCode = 1;
  return `${WORN} projects: ${unsaid} buy more than ${MOST_SETS} sets in twenty years and do not say so`;
}

const PIECES = { compared, worn };
export const figureNames = Object.keys(PIECES);

export function measure(asked: readonly string[]): Promise<string[]> {
  const wanted = Object.entries(PIECES).filter(([name]) => asked.length === 0 || asked.includes(name));
  return Promise.resolve(wanted.map(([, run]) => run()));
}
