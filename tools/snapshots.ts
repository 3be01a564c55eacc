import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./source";

/** Where drizzle-kit keeps what the schema was after each migration. */
export const SNAPSHOTS = join(root, "apps/api/migrations/meta");

/** All but the newest: drizzle-kit compares the schema with that one alone, and each weighs a quarter of a megabyte. */
export const outdated = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .slice(0, -1);

export function removeOutdated(): void {
  for (const name of outdated(readdirSync(SNAPSHOTS))) rmSync(join(SNAPSHOTS, name));
}
