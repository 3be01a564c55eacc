import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter, resolve } from "node:path";

/**
 * What the compiler checks, the largest first, so that no processor waits for a last large one. Packages of the same
 * options are one program, in which each file is checked once: `tsconfig.node.json` holds what runs on Node with all
 * tests, `tsconfig.pure.json` what may use neither Node nor a browser. Editors read the packages' own.
 */
const PROGRAMS = ["tsconfig.node.json", "apps/web", "tsconfig.json", "tsconfig.pure.json", "apps/web/service-worker"];

/** What the compiler knows of a program's files since it last looked; only what they reach is checked again. */
const known = (program: string) => `.cache/types/${program.replaceAll(/\W+/g, "-")}.tsbuildinfo`;

/** What each check runs. One thread a program: several threads check the same imports again, each for itself. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  lint: ["oxlint --report-unused-disable-directives-severity=error"],
  types: PROGRAMS.map(
    (program) => `tsc --singleThreaded --incremental --tsBuildInfoFile ${known(program)} -p ${program}`,
  ),
  unused: ["knip --no-progress"],
  format: ["oxfmt --check ."],
  size: ["tsx tools/size-report.ts"],
  rules: [
    "vitest run tools/architecture.test.ts tools/linear-patterns.test.ts tools/number-readers.test.ts tools/plain-words.test.ts tools/conformance tools/permissions --reporter=dot",
  ],
};

/** Runs a command to its end, then prints what it said, so that those beside it do not mix. */
function succeeds(command: string): Promise<boolean> {
  const [name = "", ...args] = command.split(" ");
  const path = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter);
  return new Promise((done) => {
    const child = spawn(name, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, PATH: path } });
    const said: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    child.on("error", (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (status) => {
      if (status !== 0) console.error(`Failed: ${command}`);
      process.stdout.write(Buffer.concat(said));
      done(status === 0);
    });
  });
}

/** As many at once as there are processors, and all of them, so that one run shows everything that is wrong. */
async function allSucceed(commands: readonly string[]): Promise<boolean> {
  const waiting = [...commands];
  let ok = true;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) ok = (await succeeds(next)) && ok;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return ok;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`Unknown check ${unknown.join(", ")}; there are ${Object.keys(CHECKS).join(", ")}`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(CHECKS);
process.exit((await allSucceed(names.flatMap((name) => CHECKS[name] ?? []))) ? 0 : 1);
