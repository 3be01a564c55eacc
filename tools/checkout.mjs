// The checkout and its programs. Plain Node, no dependencies.
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Runs a command with its output shown; ends this process with the command's code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The path of a package's command, so that no shell stands between us and its signals. */
export const bin = (name) => join(root, "node_modules", ".bin", name);

/** Says how long a step took. */
export async function step(name, work) {
  console.log(`${name} …`);
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
