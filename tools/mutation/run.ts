import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isTest, root, sourceFiles } from "../source";
import { type Mutant, mutantsOf } from "./mutants";
import { nearestTests } from "./nearest-tests";
import { ROOMS } from "./rooms";
import { sample } from "./sample";
import type { Trial } from "./runner";

/** `npm run mutation -- money`, `npm run mutation -- sizing --sample 150 --seed 7`. Record 042. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const [name = ""] = positionals;
const room = ROOMS[name];
if (!room) {
  console.error(`Name a room: ${Object.keys(ROOMS).join(", ")}`);
  process.exit(2);
}

const { byName } = room;
const files = sourceFiles();
const tests = files.filter((file) => room.tests.test(file));
const all = files
  .filter((file) => room.mutated.test(file) && !isTest(file) && file.includes(values.only))
  .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), "utf8")));
const mutants = sample(all, Number(values.sample), Number(values.seed));

/**
 * A fault may make a loop without end: the process that runs it is then ended, and another takes its place. A test has
 * so much time, and so many times what it needs without a fault: a machine may be busy meanwhile. [ms]
 */
const LEAST_LIMIT = 20_000;
const TIMES_ITS_OWN = 10;
const LONGEST = 300_000;
const needed = new Map<string, number>();
const limitOf = (test: string) =>
  Math.min(LONGEST, Math.max(LEAST_LIMIT, TIMES_ITS_OWN * (needed.get(test) ?? LONGEST)));

async function started(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "runner.ts"), { execArgv: ["--import", "tsx"], cwd: root });
  await once(child, "message");
  return child;
}

let runner = await started();
const Answer = z.object({ failed: z.boolean() });
async function fails(trial: Trial): Promise<boolean> {
  runner.send(trial);
  const answered = once(runner, "message", { signal: AbortSignal.timeout(limitOf(trial.test)) });
  const [answer] = await answered.catch((): unknown[] => []);
  if (answer !== undefined) return Answer.parse(answer).failed;
  console.log(`no end    ${trial.test}`);
  runner.kill("SIGKILL");
  runner = await started();
  return true;
}

/** What noticed a fault of a file is asked first about the next one. */
async function isNoticed(mutant: Mutant): Promise<boolean> {
  const asked = testsOf(mutant.file);
  for (const test of asked) {
    if (!(await fails({ mutant, test }))) continue;
    near.set(mutant.file, [test, ...asked.filter((other) => other !== test)]);
    return true;
  }
  return false;
}

const near = new Map<string, readonly string[]>();
const known = new Set(files);
function testsOf(file: string): readonly string[] {
  const found = near.get(file) ?? nearestTests(file, tests, known, byName);
  near.set(file, found);
  return found;
}

const reached = new Set(mutants.flatMap(({ file }) => testsOf(file)));
for (const test of tests.filter((each) => reached.has(each))) {
  const start = performance.now();
  if (await fails({ mutant: null, test })) {
    console.error(`${test} fails without any fault`);
    process.exit(1);
  }
  needed.set(test, Math.ceil(performance.now() - start));
}

const told = ({ file, line, start, end, text }: Mutant) => {
  const was = readFileSync(join(root, file), "utf8").slice(start, end).replace(/\s+/g, " ");
  return `${file}:${line}  ${was.slice(0, 60)} → ${text || "nothing"}`;
};
const counts = new Map<string, { killed: number; all: number }>();
for (const [index, mutant] of mutants.entries()) {
  if (index % 25 === 0) console.error(`${index} of ${mutants.length}`);
  const noticed = await isNoticed(mutant);
  const { killed, all } = counts.get(mutant.file) ?? { killed: 0, all: 0 };
  counts.set(mutant.file, { killed: killed + (noticed ? 1 : 0), all: all + 1 });
  if (!noticed) console.log(`survives  ${told(mutant)}`);
}
runner.kill();

const percent = (killed: number, all: number) => `${killed} of ${all} killed, ${((100 * killed) / all).toFixed(1)} %`;
for (const [file, { killed, all }] of counts) console.log(`${file}: ${percent(killed, all)}`);
const killed = [...counts.values()].reduce((sum, count) => sum + count.killed, 0);
console.log(`${name}: ${percent(killed, mutants.length)} (${mutants.length} of ${all.length} faults tried)`);
