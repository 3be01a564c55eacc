import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { findChromium } from "./browser";
import { startPostgres } from "./postgres";
import { postgresTests } from "./postgres-tests";
import { ensureBuilt } from "./setup.mjs";

interface Count {
  passed: number;
  failed: number;
}

const reports = resolve(".cache/test-reports");

/** Runs one tool to its end and keeps going, so that one run shows everything that is wrong. */
function runs(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

const bin = (name: string) => resolve("node_modules/.bin", name);

/** What a tool's own JSON report counts. A tool that died before writing one counts as one failure. */
function counted(report: string, ok: boolean, read: (text: string) => Count): Count {
  let count: Count;
  try {
    count = read(readFileSync(report, "utf8"));
  } catch (error) {
    console.error(`No report of this part could be read: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const ofVitest = (text: string): Count => {
  const { numPassedTests, numFailedTests } = VitestReport.parse(JSON.parse(text));
  return { passed: numPassedTests, failed: numFailedTests };
};
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});
const ofPlaywright = (text: string): Count => {
  const { stats } = PlaywrightReport.parse(JSON.parse(text));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

function vitest(name: string, paths: readonly string[], env: NodeJS.ProcessEnv = {}): Count {
  const report = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return counted(report, runs(bin("vitest"), ["run", ...paths, ...reporters], env), ofVitest);
}

/** A part that could not even start counts as one failure, and the next one still runs. */
function died(error: unknown): Count {
  console.error(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}

const parts: Record<string, () => Promise<Count>> = {
  check: async () => {
    const ok = runs("npm", ["run", "--silent", "check"]);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  },
  unit: async () => vitest("unit", []),
  postgres: async () => {
    const server = await startPostgres();
    try {
      return vitest("postgres", postgresTests(), { TEST_DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  },
  journeys: async () => {
    const chromium = await findChromium();
    ensureBuilt();
    const report = join(reports, "journeys.json");
    const ok = runs(bin("playwright"), ["test", "--config", "journeys/playwright.config.ts"], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return counted(report, ok, ofPlaywright);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = Date.now();
  console.log(`\n== ${name}`);
  const count = await part().catch(died);
  console.log(
    `== ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
