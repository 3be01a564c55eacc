// On both databases: each has its own way to its schema.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "../testing/database";
import type { Database } from "./database";
import { migrate, SchemaError } from "./migrate";
import { MIGRATIONS_FOLDER } from "./paths";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-migrations-"));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** A folder as a later version would have it: ours and one migration more. */
async function addMigration(statements: string) {
  const path = join(folder, "meta", "_journal.json");
  const journal = Journal.parse(JSON.parse(await readFile(path, "utf8")));
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: "7", when: Date.now(), tag: "9999_later", breakpoints: true });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, "9999_later.sql"), statements);
}

const exists = async (table: string) => {
  const { rows } = await database.executor.execute<{ found: boolean }>(
    sql`SELECT to_regclass(${table}) IS NOT NULL AS found`,
  );
  return rows[0]?.found;
};

it("applies each migration once, however often it runs", async () => {
  expect(await migrate(database)).toBe(0);
  expect(await migrate(database)).toBe(0);
});

it("applies all of a migration or none of it", async () => {
  await addMigration("CREATE TABLE half (id integer);\n--> statement-breakpoint\nCREATE TABLE sessions (id integer);");
  await expect(migrate(database, folder)).rejects.toThrow("sessions");
  expect(await exists("half")).toBe(false);
  expect(await migrate(database)).toBe(0);
});

it("lets processes that start together migrate one after the other", async () => {
  await addMigration("CREATE TABLE later (id integer);");
  const applied = await Promise.all([migrate(database, folder), migrate(database, folder), migrate(database, folder)]);
  expect(applied.sort()).toEqual([0, 0, 1]);
  expect(await exists("later")).toBe(true);
});

it("refuses a database that a newer version has migrated", async () => {
  await expect(migrate(database)).rejects.toThrow(SchemaError);
  await expect(migrate(database)).rejects.toThrow("newer version");
});

it("refuses a database that was made by other migrations", async () => {
  await addMigration("CREATE TABLE later (id bigint);");
  await expect(migrate(database, folder)).rejects.toThrow("other migrations");
});
