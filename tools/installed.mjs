// Whether what is installed is what the lock file says, whoever installed it. Plain Node: read before packages are installed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Written by npm into `node_modules` at the end of an installation. */
const INSTALLED = join("node_modules", ".package-lock.json");
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * What an installation is for: to run a built product, to build it, or to work on it. npm leaves out what only building
 * and testing use for the first, and what only the whole house uses (tests, lint, their browser) for the second.
 *
 * @typedef {"run" | "build" | "work"} Purpose
 */

/**
 * Names packages of the lock file that are missing, or installed in another version.
 *
 * @param {string} folder   The folder of the lock file.
 * @param {Purpose} purpose
 */
export function notInstalled(folder, purpose) {
  const installed = join(folder, INSTALLED);
  if (!existsSync(installed)) return ["node_modules"];
  const found = packagesOf(installed);
  const wanted = packagesOf(join(folder, "package-lock.json"));
  const needed = purpose === "build" ? buildersOf(wanted) : new Set();
  const maybeLeftOut = (path, { dev, devOptional }) =>
    purpose !== "work" && Boolean(dev || devOptional) && !needed.has(path);
  return Object.entries(wanted)
    .filter(
      ([path, entry]) =>
        path.includes("node_modules/") && !isMet(folder, path, entry, found[path], maybeLeftOut(path, entry)),
    )
    .map(([path]) => path);
}

/** What the workspaces name for building themselves: npm installs the rest of each with it. */
function buildersOf(packages) {
  const workspaces = Object.entries(packages).filter(([path]) => path !== "" && !path.includes("node_modules/"));
  return new Set(
    workspaces.flatMap(([path, { devDependencies = {} }]) =>
      Object.keys(devDependencies).map((name) =>
        `${path}/node_modules/${name}` in packages ? `${path}/node_modules/${name}` : `node_modules/${name}`,
      ),
    ),
  );
}

function isMet(folder, path, wanted, found, maybeLeftOut) {
  // Optional ones are those of other machines.
  if (!found) return wanted.optional === true || maybeLeftOut;
  const isSame = wanted.link
    ? found.resolved === wanted.resolved
    : found.version === wanted.version && found.integrity === wanted.integrity;
  return isSame && existsSync(join(folder, path, "package.json"));
}
