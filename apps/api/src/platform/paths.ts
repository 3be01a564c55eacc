import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder apps/api, found from the source and from the bundle in apps/api/dist alike. */
function findApiRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "migrations", "meta", "_journal.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The folder apps/api/migrations is missing");
    folder = parent;
  }
  return folder;
}

const API_ROOT = findApiRoot();
export const MIGRATIONS_FOLDER = join(API_ROOT, "migrations");
/** Where `vite build` of apps/web puts the pages. */
export const WEB_FOLDER = join(API_ROOT, "..", "web", "dist");
