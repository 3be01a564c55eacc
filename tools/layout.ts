import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { InstanceError, problemOf } from "@sunwright/engine/layout/instance";
import { optimise, type LayoutMode, type LayoutResult } from "@sunwright/engine/layout/optimise";

const USAGE = "usage: layout FILE [--seconds N] [--mode free|rows|same-orientation] [--json]";
const DEFAULT_SECONDS = 5;
const MODES: readonly LayoutMode[] = ["free", "rows", "same-orientation"];

/** Something the person at the keyboard can put right. */
class UsageError extends Error {}

function readInstance(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function askedFor() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string" }, mode: { type: "string" }, json: { type: "boolean" } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const seconds = values.seconds === undefined ? DEFAULT_SECONDS : Number(values.seconds);
  if (!(seconds > 0 && seconds <= 3600)) throw new UsageError("--seconds has to be more than 0 and at most 3600");
  const mode = MODES.find((one) => one === (values.mode ?? "free"));
  if (!mode) throw new UsageError(`--mode has to be one of ${MODES.join(", ")}`);
  return { file, seconds, mode, json: values.json === true };
}

function inWords({ layout, value, upperBound, optimal, method, proof, ms }: LayoutResult): string {
  const claim = optimal ? "proved: no layout is worth more" : `proved bound ${upperBound}`;
  return `${layout.length} panels, value ${value}, ${claim} (found by ${method}, bound by ${proof}, ${Math.round(ms)} ms)`;
}

try {
  const { file, seconds, mode, json } = askedFor();
  const result = optimise(problemOf(readInstance(file)), { seconds, mode, now: () => performance.now() });
  const { layout, value, upperBound, optimal, ms } = result;
  console.log(json ? JSON.stringify({ layout, value, upperBound, optimal, ms }) : inWords(result));
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof InstanceError;
  const isArgument = error instanceof TypeError && "code" in error;
  if (!isUsage && !isArgument) throw error;
  console.error(error.message);
  process.exit(2);
}
