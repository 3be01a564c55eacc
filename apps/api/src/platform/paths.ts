import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OWN_FOLDER = dirname(fileURLToPath(import.meta.url));

/** The folder apps/api, found from the source and from a bundle in apps/api/builds alike. */
function findApiRoot(): string {
  let folder = OWN_FOLDER;
  while (!existsSync(join(folder, "migrations", "meta", "_journal.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The folder apps/api/migrations is missing");
    folder = parent;
  }
  return folder;
}

const API_ROOT = findApiRoot();
export const MIGRATIONS_FOLDER = join(API_ROOT, "migrations");
/** The checkout this process was started from. */
export const CHECKOUT = join(API_ROOT, "..", "..");

/** Name of the build this process runs, or null outside of `apps/api/builds`: from source and in tests. */
export const BUILD_ID = dirname(OWN_FOLDER) === join(API_ROOT, "builds") ? basename(OWN_FOLDER) : null;

/** The pages of the same build: a later one changes what the link `dist` names, not what this process serves. */
export const WEB_FOLDER =
  BUILD_ID === null ? join(API_ROOT, "..", "web", "dist") : join(API_ROOT, "..", "web", "builds", BUILD_ID);
