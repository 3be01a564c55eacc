// Whether what is installed is what the lock file says, whoever installed it. Plain Node: read before packages are installed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Written by npm into `node_modules` at the end of an installation. */
const INSTALLED = join("node_modules", ".package-lock.json");
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Names packages of the lock file that are missing, or installed in another version.
 *
 * @param folder         The folder of the lock file.
 * @param options.development  Whether packages that only building and testing use must be there, too.
 */
export function notInstalled(folder, { development }) {
  const installed = join(folder, INSTALLED);
  if (!existsSync(installed)) return ["node_modules"];
  const found = packagesOf(installed);
  return Object.entries(packagesOf(join(folder, "package-lock.json")))
    .filter(
      ([path, wanted]) => path.includes("node_modules/") && !isMet(folder, path, wanted, found[path], development),
    )
    .map(([path]) => path);
}

function isMet(folder, path, wanted, found, development) {
  // Optional ones are those of other machines; without development packages npm leaves `devOptional` ones out as well.
  if (!found) return wanted.optional === true || (!development && Boolean(wanted.dev || wanted.devOptional));
  const isSame = wanted.link
    ? found.resolved === wanted.resolved
    : found.version === wanted.version && found.integrity === wanted.integrity;
  return isSame && existsSync(join(folder, path, "package.json"));
}
