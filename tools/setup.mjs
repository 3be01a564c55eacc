// What both README commands need before any package can be imported: plain Node, no dependencies.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
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

/** Installs exactly what the lock file says when it is not what is installed. Install scripts are not run. */
export function ensureInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".sunwright-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages (once; a few minutes on a slow line) …");
  run("npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

const SOURCES = [
  "packages/engine/src",
  "packages/contract/src",
  "packages/words/src",
  "packages/report/src",
  "packages/cli/src",
  "apps/api/src",
  "apps/web/src",
  "apps/web/public",
  "apps/web/fonts",
  "apps/web/build",
  "apps/web/index.html",
  "apps/web/vite.config.ts",
  "package-lock.json",
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  const facts = statSync(path);
  if (!facts.isDirectory()) {
    yield `${path} ${facts.size} ${facts.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** Builds browser and server when a source file is newer than, or other than, what the last build saw. */
export function ensureBuilt() {
  const seen = createHash("sha256");
  for (const source of SOURCES) for (const line of filesOf(join(root, source))) seen.update(line);
  const fingerprint = seen.digest("hex");
  const stamp = join(root, ".cache", "build-fingerprint");
  const outputs = [
    join(root, "apps/api/dist/main.js"),
    join(root, "apps/web/dist/index.html"),
    join(root, "packages/cli/dist/main.js"),
  ];
  if (outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  console.log("Building …");
  run(process.execPath, [join(root, "tools/build.mjs")]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
