import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";

const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ link: z.boolean().optional() })) });
const MANIFESTS = ["packages/engine", "packages/contract", "packages/cli", "apps/api", "apps/web"];

/** A clean `npm ci` in a folder of its own, with the machine's package cache as it is. */
export async function measure(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-install-"));
  for (const file of [
    "package.json",
    "package-lock.json",
    ".npmrc",
    ...MANIFESTS.map((room) => `${room}/package.json`),
  ]) {
    cpSync(resolve(file), join(folder, file), { recursive: true });
  }
  const began = performance.now();
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: folder,
    encoding: "utf8",
  });
  const seconds = (performance.now() - began) / 1000;
  const installed = Lock.parse(JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8")));
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`npm ci failed: ${stderr}`);
  const count = Object.values(installed.packages).filter(({ link }) => !link).length;
  return [`npm ci: ${seconds.toFixed(1)} s, ${count} packages`];
}
