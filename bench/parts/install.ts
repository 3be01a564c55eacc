import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";

const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ link: z.boolean().optional() })) });
const Manifest = z.object({ workspaces: z.array(z.string()) });

/** A clean `npm ci` in a folder of its own, with the machine's package cache as it is: all of it, and what a start needs. */
export async function measure(): Promise<string[]> {
  return [install("npm ci"), install("npm start", ["--workspaces", "--include-workspace-root=false"])];
}

function install(name: string, options: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-install-"));
  const { workspaces } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const manifests = workspaces.map((room) => `${room}/package.json`);
  for (const file of ["package.json", "package-lock.json", ".npmrc", ...manifests])
    cpSync(resolve(file), join(folder, file), { recursive: true });
  const began = performance.now();
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--loglevel=error", ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`npm ci failed: ${stderr}`);
  const installed = Lock.parse(JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8")));
  rmSync(folder, { recursive: true, force: true });
  const count = Object.values(installed.packages).filter(({ link }) => !link).length;
  return `${name}: ${seconds.toFixed(1)} s, ${count} packages`;
}
