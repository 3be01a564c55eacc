import { spawn, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { askedFor } from "./asked-for";
import { findChromium } from "./browser";
import { changedFiles, changedSince, journeysOf } from "./changed";
import { installFromDebian } from "./debian";
import { checkOutLastRelease } from "./last-release";
import { startPostgres } from "./postgres";
import { postgresAlone, postgresTests } from "./postgres-tests";
import { QUARTERS } from "./property-runs";
import { ensureBuilt } from "./setup.mjs";
import { type Count, counted, failure, ofPlaywright, ofVitest } from "./test-reports";
import { inTier, journeys, restOfJourneys, restOfUnit, type Tier, unitTests } from "./tiers";

/** Runs its tool, which leaves its report in a folder. */
type Part = (folder: string) => Promise<Count>;
export type Parts = Readonly<Record<string, Part>>;

/** Runs one tool to its end and keeps going, so that one run shows everything that is wrong. */
const runs = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = "."): Promise<boolean> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: "inherit", cwd, env: { ...process.env, ...env } });
    child.on("error", failed);
    child.on("close", (status) => done(status === 0));
  });

const bin = (name: string) => resolve("node_modules/.bin", name);
const excluding = (paths: readonly string[]) => paths.map((path) => `--exclude=${path}`);
const NOTHING: Count = { passed: 0, failures: [] };

async function vitest(report: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = "."): Promise<Count> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = resolve(cwd, "node_modules/.bin/vitest");
  return counted(report, await runs(command, ["run", ...args, ...reporters], env, cwd), ofVitest);
}

async function onPostgres(work: (env: NodeJS.ProcessEnv) => Promise<Count>): Promise<Count> {
  const server = await startPostgres();
  try {
    return await work({ TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** The release that the README recommends. Its binary comes as an npm package, beside the project's own packages. */
const NODE_24 = "24.21.0";
function newerNode(): string {
  const name = `node-linux-${process.arch}`;
  return join(askedFor([`${name}@${NODE_24}`]), name, "bin");
}

/** The checks that are no tests: those of the rules run among the unit tests. */
const CHECKS_BESIDE_UNIT = ["lint", "types", "unused", "format", "size"] as const;
const check =
  (...names: readonly string[]): Part =>
  async () =>
    (await runs(bin("tsx"), ["tools/check.ts", ...names])) ? { passed: 1, failures: [] } : failure("npm run check");

const unit =
  (args: () => readonly string[], env?: () => NodeJS.ProcessEnv): Part =>
  async (folder) => {
    // The examples of docs/api.md are run as they stand.
    if (spawnSync("curl", ["--version"]).status !== 0) installFromDebian("curl");
    return vitest(join(folder, "unit.json"), args(), env?.());
  };

const onNode24 =
  (args: () => readonly string[], env?: () => NodeJS.ProcessEnv): Part =>
  async (folder) =>
    vitest(join(folder, "node24.json"), args(), { ...env?.(), PATH: `${newerNode()}:${process.env.PATH}` });

const postgres: Part = (folder) => onPostgres((env) => vitest(join(folder, "postgres.json"), postgresTests(), env));

const release: Part = async (folder) => {
  const last = checkOutLastRelease();
  console.log(`${last.commit} on this version's schema`);
  try {
    return await onPostgres((env) => vitest(join(folder, "release.json"), last.tests, env, last.folder));
  } finally {
    last.remove();
  }
};

const cluster: Part = async (folder) =>
  vitest(join(folder, "cluster.json"), ["--config", "tools/cluster/vitest.config.ts"]);

const inBrowser =
  (args: () => readonly string[]): Part =>
  async (folder) => {
    const chromium = await findChromium();
    await ensureBuilt();
    const report = join(folder, "journeys.json");
    const ok = await runs(bin("playwright"), ["test", "--config", "journeys/playwright.config.ts", ...args()], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return counted(report, ok, ofPlaywright);
  };

/** A quarter of the cases of each property, another one each day. */
function ofTheDay(): NodeJS.ProcessEnv {
  const quarter = String(Math.floor(Date.now() / 86_400_000) % QUARTERS);
  const env = { PROPERTY_QUARTER: process.env["PROPERTY_QUARTER"] ?? quarter };
  const seed = process.env["PROPERTY_SEED"] ?? "1";
  console.log(`Properties: PROPERTY_QUARTER=${env.PROPERTY_QUARTER} PROPERTY_SEED=${seed} tries the same cases again`);
  return env;
}

const firstAlone = () => excluding(inTier("rest", unitTests()));

/** Together they hold every test: what is of no tier is of the first. */
export const BY_TIER: Readonly<Record<Tier, Parts>> = {
  first: {
    check: check(...CHECKS_BESIDE_UNIT),
    unit: unit(firstAlone, ofTheDay),
    journeys: inBrowser(() => [`--grep-invert=${restOfJourneys().source}`]),
  },
  rest: {
    unit: unit(restOfUnit),
    postgres,
    node24: onNode24(firstAlone, ofTheDay),
    journeys: inBrowser(() => [`--grep=${restOfJourneys().source}`]),
  },
};

/** Each by its name, whole. Failing machines and the last release on this schema run only so: they want more than Node. */
const named = (asked: readonly string[]): Parts => ({
  check: check(...(asked.includes("unit") ? CHECKS_BESIDE_UNIT : [])),
  // Nothing runs twice in one run that could not come out differently.
  unit: unit(() => (asked.includes("postgres") ? excluding(postgresAlone()) : [])),
  postgres,
  release,
  node24: onNode24(() => []),
  cluster,
  journeys: inBrowser(() => []),
});
export const NAMES: readonly string[] = Object.keys(named([]));
export const partsNamed = (asked: readonly string[]): Parts =>
  Object.fromEntries(Object.entries(named(asked)).filter(([name]) => asked.includes(name)));

/** What a change touches, of both tiers, on the embedded database. */
export function changedParts(): Parts {
  const since = changedSince();
  const walks = journeysOf(changedFiles(since), journeys());
  console.log(`Changed since ${since}`);
  return {
    check: check(),
    unit: unit(() => [`--changed=${since}`, "--passWithNoTests"]),
    journeys: walks.length === 0 ? async () => NOTHING : inBrowser(() => walks),
  };
}
