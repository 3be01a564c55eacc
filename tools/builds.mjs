/**
 * Builds lie beside each other in `builds/<id>` of the three workspaces that have one, and the link `dist` names the current
 * one: a server keeps the files it was started from, whatever is built meanwhile. Plain Node, no dependencies.
 */
import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";

/** Each workspace that is built, and the file without which its build is none. */
export const BUILT = { "apps/api": "main.js", "apps/web": "index.html", "packages/cli": "main.js" };
const SOURCES = [
  "packages/engine",
  "packages/equipment",
  "packages/contract",
  "packages/words",
  "packages/report",
  "packages/files",
  "packages/cli",
  "apps/api",
  "apps/web",
  "tools/build.mjs",
  "tools/bundle.mjs",
  "package-lock.json",
];
/** Not read by a build. `migrations` are read where they lie, by every build alike. */
const ASIDE = new Set(["node_modules", "dist", "builds", "migrations", ".cache", ".data"]);

function* filesOf(folder, path) {
  if (!existsSync(join(folder, path))) return;
  if (!lstatSync(join(folder, path)).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(join(folder, path)).sort())
    if (!ASIDE.has(name) && !/\.test\.tsx?$|\.tsbuildinfo$/.test(name)) yield* filesOf(folder, `${path}/${name}`);
}

/** Changes with the content of every file that a build reads, not with its date: a copy of a checkout needs no new build. */
export function fingerprintOf(folder) {
  const seen = createHash("sha256");
  for (const source of SOURCES)
    for (const file of filesOf(folder, source)) {
      const content = readFileSync(join(folder, file));
      seen.update(`${file} ${content.length}\n`).update(content);
    }
  return seen.digest("hex").slice(0, 16);
}

export const newBuildId = (folder) => `${fingerprintOf(folder)}.${randomBytes(2).toString("hex")}`;
export const buildFolder = (folder, workspace, id) => join(folder, workspace, "builds", id);

/** The id of the build that all three links name, or null where one is missing or incomplete. */
export function currentBuild(folder) {
  const ids = Object.entries(BUILT).map(([workspace, file]) => {
    const link = join(folder, workspace, "dist");
    return existsSync(join(link, file)) && lstatSync(link).isSymbolicLink() ? basename(readlinkSync(link)) : null;
  });
  return ids.every((id) => id === ids[0]) ? ids[0] : null;
}

/** Whether the current build was made of the sources as they are. */
export const isBuilt = (folder) => currentBuild(folder)?.split(".")[0] === fingerprintOf(folder);

/** Makes a complete build the current one. */
export function useBuild(folder, id) {
  for (const workspace of Object.keys(BUILT)) {
    const link = join(folder, workspace, "dist");
    // A folder of an earlier version of these tools.
    if (existsSync(link) && !lstatSync(link).isSymbolicLink())
      renameSync(link, buildFolder(folder, workspace, `earlier.${randomBytes(2).toString("hex")}`));
    const next = `${link}.next`;
    rmSync(next, { recursive: true, force: true });
    symlinkSync(join("builds", id), next, "junction");
    if (process.platform === "win32") rmSync(link, { recursive: true, force: true });
    renameSync(next, link);
  }
}

/** Removes all builds but those named. */
export function removeBuilds(folder, kept) {
  for (const workspace of Object.keys(BUILT)) {
    const builds = join(folder, workspace, "builds");
    mkdirSync(builds, { recursive: true });
    for (const id of readdirSync(builds))
      if (!kept.includes(id)) rmSync(join(builds, id), { recursive: true, force: true });
  }
}
