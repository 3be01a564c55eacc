// Of the rest: whole databases, taken and put back.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../platform/config";
import { databaseFolder, type EmbeddedDatabase, openEmbedded } from "../platform/embedded";
import { migrate } from "../platform/migrate";
import { runCommand } from "./command";
import { openControl, requestCopy } from "./control";

let folder: string;
let database: EmbeddedDatabase;
let closeControl: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-backup-"));
  database = await openEmbedded(join(folder, "live"));
  await migrate(database);
  await database.executor.execute(sql`CREATE TABLE entries (n integer PRIMARY KEY, words text NOT NULL)`);
  closeControl = await openControl(join(folder, "live"), {
    dump: database.dump,
    operate: async (args) => args.join(" "),
  });
}, 120_000);
afterAll(async () => {
  await closeControl();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (name: string) => readConfig({ DATA_DIR: join(folder, name) });
const run = (name: string, ...args: string[]) => runCommand(configOf(name), args);
const insert = (n: number) =>
  database.transaction(async (tx) => {
    // Two rows or none: half of a pair in a copy would show that it is not of one moment.
    await tx.execute(sql`INSERT INTO entries VALUES (${2 * n}, ${`first of ${n}`})`);
    await tx.execute(sql`INSERT INTO entries VALUES (${2 * n + 1}, ${`second of ${n}`})`);
  });

async function everything(from: EmbeddedDatabase) {
  const { rows: tables } = await from.executor.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await from.executor.execute(sql`SELECT * FROM ${sql.identifier(name)} ORDER BY 1`);
    content[name] = rows;
  }
  return content;
}

it("restores what the running server held, table by table, row by row", async () => {
  for (let n = 0; n < 50; n++) await insert(n);
  const file = join(folder, "whole.backup");
  expect(await run("live", "backup", file)).toMatch(/^Wrote .*whole\.backup, [\d,]+ kB\.$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await run("restored", "restore", file)).toMatch(/^Restored /);
  const restored = await openEmbedded(join(folder, "restored"));
  const [before, after] = [await everything(database), await everything(restored)];
  expect(Object.keys(after).length).toBeGreaterThan(10);
  expect(after).toEqual(before);
  expect(await migrate(restored)).toBe(0);
  await restored.close();
});

it("copies one moment while others write", async () => {
  const writing = new AbortController();
  const writer = (async () => {
    for (let n = 1000; !writing.signal.aborted; n++) {
      await insert(n);
      // The embedded database answers within the same turn: without this the copy's socket would never be heard.
      await nextTurn();
    }
  })();
  const file = join(folder, "moment.backup");
  await run("live", "backup", file);
  writing.abort();
  await writer;
  await run("moment", "restore", file);
  const restored = await openEmbedded(join(folder, "moment"));
  const { rows } = await restored.executor.execute<{ alone: number; all: number }>(
    sql`SELECT count(*)::int AS all, (SELECT count(*)::int FROM (SELECT n / 2 FROM entries GROUP BY 1 HAVING count(*) <> 2) AS x) AS alone FROM entries`,
  );
  expect(rows[0]?.alone).toBe(0);
  expect(rows[0]?.all).toBeGreaterThanOrEqual(100);
  await restored.close();
});

it("copies a database whose server does not run", async () => {
  const file = join(folder, "rest.backup");
  await run("restored", "backup", file);
  expect((await stat(file)).size).toBeGreaterThan(100_000);
});

it("never overwrites a database", async () => {
  await expect(run("restored", "restore", join(folder, "whole.backup"))).rejects.toThrow("already holds a database");
});

it("restores nothing from a damaged file and leaves the directory free for the next try", async () => {
  const file = join(folder, "damaged.backup");
  await writeFile(file, await readFile(join(folder, "whole.backup")));
  await truncate(file, 50_000);
  await expect(run("fresh", "restore", file)).rejects.toThrow("not a whole backup");
  await writeFile(file, "not a backup");
  await expect(run("fresh", "restore", file)).rejects.toThrow("not a whole backup");
  expect(existsSync(databaseFolder(join(folder, "fresh")))).toBe(false);
});

it("leaves no half-written file behind", async () => {
  await expect(run("nowhere", "backup", join(folder, "none.backup"))).rejects.toThrow("holds no database");
  const names = await readdir(folder);
  expect(names.filter((name) => name === "none.backup" || name.startsWith(".backup"))).toEqual([]);
});

it("gives its copy to nobody who does not know the secret of the data directory", async () => {
  const door = join(folder, "live", "control.json");
  expect((await stat(door)).mode & 0o077).toBe(0);
  const stranger = join(folder, "stranger");
  await mkdir(stranger);
  const known = await readFile(door, "utf8");
  await writeFile(join(stranger, "control.json"), known.replace(/"token":"[^"]+"/, '"token":"guessed"'));
  await expect(requestCopy(stranger)).rejects.toThrow("ended before the copy was complete");
});

it("takes a door whose server was killed for no server", async () => {
  const killed = join(folder, "moment");
  await writeFile(join(killed, "control.json"), JSON.stringify({ path: join(folder, "gone"), token: "x" }));
  expect(await requestCopy(killed)).toBeNull();
});

it("names the tools of a PostgreSQL server where one is configured", async () => {
  const config = readConfig({ DATABASE_URL: "postgres://localhost/sunwright" });
  await expect(runCommand(config, ["backup", "x"])).rejects.toThrow("pg_dump");
  await expect(runCommand(config, ["restore", "x"])).rejects.toThrow("pg_restore");
});

it.each([[[]], [["backup"]], [["backup", "a", "b"]], [["remove", "a"]]])("explains itself to %j", async (args) => {
  await expect(runCommand(configOf("live"), args)).rejects.toThrow("Usage: backup FILE, or restore FILE");
});
