import { InstanceError, problemOf } from "@sunwright/engine/layout/instance";
import { ARRANGEMENTS, optimise, type LayoutResult } from "@sunwright/engine/layout/optimise";
import { say } from "@sunwright/words/cli";
import { commandLine } from "./arguments";
import { readJson } from "./input-file";
import type { Command } from "./command";
import { DEFAULT_SECONDS, MOST_SECONDS } from "./layout-seconds";
import { Problem } from "./problem";

function summary({ layout, value, upperBound, optimal, method, proof, ms }: LayoutResult): string {
  const found = { panels: layout.length, value, method, proof, ms };
  return optimal ? say("layout.proved", found) : say("layout.bound", { ...found, bound: upperBound });
}

function problemIn(file: string) {
  const instance = readJson(file);
  try {
    return problemOf(instance);
  } catch (error) {
    if (error instanceof InstanceError) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}

/** The best layout of panels on a roof, with a bound no layout can pass. */
export const layout: Command = (args, write) => {
  const options = { seconds: { type: "string" }, mode: { type: "string" }, json: { type: "boolean" } } as const;
  const { path, values } = commandLine(args, options, "FILE");
  const seconds = values.seconds === undefined ? DEFAULT_SECONDS : Number(values.seconds);
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) throw new Problem(say("seconds", { most: MOST_SECONDS }));
  const arrangement = ARRANGEMENTS.find((one) => one === (values.mode ?? "free"));
  if (!arrangement) throw new Problem(say("optionOneOf", { option: "mode", choices: ARRANGEMENTS.join(", ") }));
  const result = optimise(problemIn(path), { seconds, arrangement, now: () => performance.now() });
  const { layout: panels, value, upperBound, optimal, ms } = result;
  write(values.json ? JSON.stringify({ layout: panels, value, upperBound, optimal, ms }) : summary(result));
  return 0;
};
