import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./source";

/**
 * Packages that a run in a hundred needs are no part of the installation, which everybody waits for: who asks for them has
 * them installed beside it, once for each version. Their install scripts are not run.
 *
 * @param packages  With their exact versions, "lighthouse@12.8.2".
 * @returns The folder they are in.
 */
export function askedFor(packages: readonly string[]): string {
  const folder = join(root, ".cache/asked-for", packages.join("+").replaceAll("/", "-"));
  const modules = join(folder, "node_modules");
  if (existsSync(join(modules, ".package-lock.json"))) return modules;
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"];
  const { status } = spawnSync("npm", [...args, ...packages], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${packages.join(", ")} could not be installed`);
  return modules;
}

/** What one of them exports. */
export async function importAskedFor(modules: string, name: string): Promise<unknown> {
  const path = createRequire(join(modules, "asked-for.js")).resolve(name);
  return (await import(pathToFileURL(path).href)) as unknown;
}
