import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./source";
import { outdated, SNAPSHOTS } from "./snapshots";

it("keeps the newest snapshot of the schema alone, whatever lies beside it", () => {
  const names = ["0009_snapshot.json", "_journal.json", "0011_snapshot.json", "0010_snapshot.json"];
  expect(outdated(names)).toEqual(["0009_snapshot.json", "0010_snapshot.json"]);
  expect(outdated(["_journal.json"])).toEqual([]);
});

it("has the snapshot of the last migration and no other", () => {
  const isNumbered = (name: string) => /^\d{4}_/.test(name);
  const last = readdirSync(join(root, "apps/api/migrations")).filter(isNumbered).toSorted().at(-1);
  expect(readdirSync(SNAPSHOTS).filter(isNumbered), "remove all but the newest, as `npm run migration` does").toEqual([
    `${last?.slice(0, 4)}_snapshot.json`,
  ]);
});
