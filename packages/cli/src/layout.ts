import type { FindingStep } from "@sunwright/engine/layout/exact";
import { InstanceError, type InstanceFault, problemOf } from "@sunwright/engine/layout/instance";
import { ARRANGEMENTS, optimise, type LayoutResult } from "@sunwright/engine/layout/optimise";
import { BOUND_NAMES } from "@sunwright/engine/roof/plan-roof";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { labels } from "@sunwright/words/room";
import { commandLine, numberOf } from "./arguments";
import { readJson } from "./input-file";
import type { Command } from "./command";
import { DEFAULT_SECONDS, MOST_SECONDS } from "./layout-seconds";
import { Problem } from "./problem";

/** How the steps of the search are called. */
const FINDING: Readonly<Record<FindingStep, string>> = labels(say, {
  rows: "layout.step.rows",
  columns: "layout.step.columns",
  skyline: "layout.step.skyline",
  windows: "layout.step.windows",
  "columns of bands": "layout.step.columnsOfBands",
  division: "layout.step.division",
  "pieces of a division": "layout.step.piecesOfDivision",
});
function summary({ layout, value, upperBound, optimal, method, proof, ms }: LayoutResult): string {
  const found = { panels: layout.length, value, method: FINDING[method], proof: tell(BOUND_NAMES[proof]), ms };
  return optimal ? say("layout.proved", found) : say("layout.bound", { ...found, bound: upperBound });
}

function faultWords(fault: InstanceFault): string {
  switch (fault.kind) {
    case "instance":
    case "variant":
    case "orientations":
      return say(`layout.fault.${fault.kind}`);
    case "farthest":
    case "least":
      return say(`layout.fault.${fault.kind}`, { field: fault.field, metres: fault.bound });
    case "roofSides":
      return say("layout.fault.roofSides", { metres: fault.bound });
    case "obstructions":
      return say("layout.fault.obstructions", { most: fault.bound });
    default:
      return say(`layout.fault.${fault.kind}`, { field: fault.field });
  }
}

function problemIn(file: string) {
  const instance = readJson(file);
  try {
    return problemOf(instance);
  } catch (error) {
    if (error instanceof InstanceError) throw new Problem(`${file}: ${faultWords(error.fault)}`);
    throw error;
  }
}

/** The best layout of panels on a roof, with a bound no layout can pass. */
export const layout: Command = (args, write) => {
  const options = { seconds: { type: "string" }, mode: { type: "string" }, json: { type: "boolean" } } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const seconds = values.seconds === undefined ? DEFAULT_SECONDS : (numberOf(values.seconds) ?? 0);
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) throw new Problem(say("seconds", { most: MOST_SECONDS }));
  const arrangement = ARRANGEMENTS.find((one) => one === (values.mode ?? "free"));
  if (!arrangement) throw new Problem(say("optionOneOf", { option: "mode", choices: ARRANGEMENTS.join(", ") }));
  const result = optimise(problemIn(path), { seconds, arrangement, now: () => performance.now() });
  const { layout: panels, value, upperBound, optimal, ms } = result;
  write(values.json ? JSON.stringify({ layout: panels, value, upperBound, optimal, ms }) : summary(result));
  return 0;
};
