import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findChromium } from "./browser";
import { installFromDebian } from "./debian";
import { checkOutLastRelease } from "./last-release";
import { startPostgres } from "./postgres";
import { postgresAlone, postgresTests } from "./postgres-tests";
import { ensureBuilt } from "./setup.mjs";
import { type Count, counted, failure, ofPlaywright, ofVitest } from "./test-reports";

const reports = resolve(".cache/test-reports");

/** Runs one tool to its end and keeps going, so that one run shows everything that is wrong. */
function runs(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = "."): boolean {
  return spawnSync(command, args, { stdio: "inherit", cwd, env: { ...process.env, ...env } }).status === 0;
}

const asked = process.argv.slice(2);
/** What most changes do not touch, and takes minutes: failing machines, the newer Node, the last release on this schema. */
const BY_HAND: readonly string[] = ["cluster", "node24", "release"];
const isAsked = (name: string) => (asked.length === 0 ? !BY_HAND.includes(name) : asked.includes(name));

const bin = (name: string) => resolve("node_modules/.bin", name);

function vitest(name: string, paths: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = "."): Count {
  const report = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = resolve(cwd, "node_modules/.bin/vitest");
  return counted(report, runs(command, ["run", ...paths, ...reporters], env, cwd), ofVitest);
}

async function onPostgres(work: (env: NodeJS.ProcessEnv) => Count): Promise<Count> {
  const server = await startPostgres();
  try {
    return work({ TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** The release that the README recommends. Its binary comes as an npm package, beside the project's own packages. */
const NODE_24 = "24.21.0";
function newerNode(): string {
  const folder = resolve(".cache/node24");
  mkdirSync(folder, { recursive: true });
  const name = `node-linux-${process.arch}`;
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", `${name}@${NODE_24}`];
  if (!runs("npm", args)) throw new Error(`${name} could not be installed`);
  return join(folder, "node_modules", name, "bin");
}

/** A part that could not even start counts as one failure, and the next one still runs. */
const died = (error: unknown): Count => failure(error instanceof Error ? error.message : String(error));

/** The checks that are no tests: those of the rules run among the unit tests. */
const CHECKS_BESIDE_UNIT = ["lint", "types", "unused", "format", "size"] as const;

const parts: Record<string, () => Promise<Count>> = {
  check: async () => {
    const ok = runs(bin("tsx"), ["tools/check.ts", ...(isAsked("unit") ? CHECKS_BESIDE_UNIT : [])]);
    return ok ? { passed: 1, failures: [] } : failure("npm run check");
  },
  unit: async () => {
    // The examples of docs/api.md are run as they stand.
    if (spawnSync("curl", ["--version"]).status !== 0) installFromDebian("curl");
    // Nothing runs twice in one run that could not come out differently.
    return vitest("unit", isAsked("postgres") ? postgresAlone().map((path) => `--exclude=${path}`) : []);
  },
  postgres: () => onPostgres((env) => vitest("postgres", postgresTests(), env)),
  release: async () => {
    const release = checkOutLastRelease();
    console.log(`${release.commit} on this version's schema`);
    try {
      return await onPostgres((env) => vitest("release", release.tests, env, release.folder));
    } finally {
      release.remove();
    }
  },
  node24: async () => vitest("node24", [], { PATH: `${newerNode()}:${process.env.PATH}` }),
  cluster: async () => vitest("cluster", ["--config", "tools/cluster/vitest.config.ts"]),
  journeys: async () => {
    const chromium = await findChromium();
    await ensureBuilt();
    const report = join(reports, "journeys.json");
    const ok = runs(bin("playwright"), ["test", "--config", "journeys/playwright.config.ts"], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return counted(report, ok, ofPlaywright);
  },
};

const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts: Record<string, Count> = {};
for (const [name, part] of Object.entries(parts)) {
  if (!isAsked(name)) continue;
  const began = Date.now();
  console.log(`\n== ${name}`);
  const count = await part().catch(died);
  counts[name] = count;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`== ${name}: ${count.passed} passed, ${count.failures.length} failed, ${seconds} s`);
}
for (const [name, { failures }] of Object.entries(counts)) {
  for (const each of failures) console.log(`\n== failed in ${name}: ${each}`);
}
const passed = Object.values(counts).reduce((total, count) => total + count.passed, 0);
const failed = Object.values(counts).flatMap(({ failures }) => failures).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
