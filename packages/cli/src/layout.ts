import { InstanceError, problemOf } from "@sunwright/engine/layout/instance";
import { ARRANGEMENTS, optimise, type LayoutResult } from "@sunwright/engine/layout/optimise";
import { commandLine } from "./arguments";
import { readJson } from "./input-file";
import type { Command } from "./command";
import { Problem } from "./problem";

const DEFAULT_SECONDS = 5;

function told({ layout, value, upperBound, optimal, method, proof, ms }: LayoutResult): string {
  const claim = optimal ? "proved: no layout is worth more" : `proved bound ${upperBound}`;
  return `${layout.length} panels, value ${value}, ${claim} (found by ${method}, bound by ${proof}, ${Math.round(ms)} ms)`;
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
  if (!(seconds > 0 && seconds <= 3600)) throw new Problem("--seconds has to be more than 0 and at most 3600");
  const arrangement = ARRANGEMENTS.find((one) => one === (values.mode ?? "free"));
  if (!arrangement) throw new Problem(`--mode has to be one of ${ARRANGEMENTS.join(", ")}`);
  const result = optimise(problemIn(path), { seconds, arrangement, now: () => performance.now() });
  const { layout: panels, value, upperBound, optimal, ms } = result;
  write(values.json ? JSON.stringify({ layout: panels, value, upperBound, optimal, ms }) : told(result));
  return 0;
};
