// Of the rest: databases on disk, and processes that open them.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseFolder, type EmbeddedDatabase, NoDatabase, openEmbedded, syncs } from "./embedded";
import { DirectoryInUse, lockByProcessFile, lockDirectory } from "./embedded-lock";

let folder: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-embedded-"));
  database = await openEmbedded(join(folder, "data"));
  await database.executor.execute(sql`CREATE TABLE entries (n integer PRIMARY KEY)`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it("reaches the disk at least once for every commit that is acknowledged", async () => {
  for (let n = 0; n < 20; n++) {
    const before = syncs.count;
    await database.transaction((tx) => tx.execute(sql`INSERT INTO entries VALUES (${n})`));
    expect(syncs.count).toBeGreaterThan(before);
  }
});

it("does not sync for reading", async () => {
  const before = syncs.count;
  for (let n = 0; n < 20; n++) await database.executor.execute(sql`SELECT * FROM entries WHERE n = ${n}`);
  expect(syncs.count).toBe(before);
});

it("runs with PostgreSQL's own durability switched on", async () => {
  const setting = async (name: string) => {
    const { rows } = await database.executor.execute<{ value: string }>(sql`SELECT current_setting(${name}) AS value`);
    return rows[0]?.value;
  };
  expect(await setting("fsync")).toBe("on");
  expect(await setting("synchronous_commit")).toBe("on");
  expect(await setting("full_page_writes")).toBe("on");
  expect(await setting("wal_sync_method")).toBe("fsync");
});

it("refuses a second opener of the same directory, by whatever name it calls it", async () => {
  await expect(openEmbedded(join(folder, "data"))).rejects.toThrow(DirectoryInUse);
  await expect(openEmbedded(join(folder, "data", "..", "data"))).rejects.toThrow(
    "Another process uses the data directory",
  );
});

it("keeps what was committed when it is opened again", async () => {
  await database.close();
  database = await openEmbedded(join(folder, "data"));
  const { rows } = await database.executor.execute(sql`SELECT count(*)::int AS n FROM entries`);
  expect(rows).toEqual([{ n: 20 }]);
});

it("does not take half-made files for a database", async () => {
  const dataDir = join(folder, "half");
  await mkdir(`${databaseFolder(dataDir)}.new-1`, { recursive: true });
  await writeFile(join(`${databaseFolder(dataDir)}.new-1`, "PG_VERSION"), "18\n");
  const fresh = await openEmbedded(dataDir);
  await expect(fresh.executor.execute(sql`SELECT 1 AS one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await fresh.close();
  expect((await readdir(dataDir)).sort()).toEqual(["database"]);
});

it("makes no database where only a look into one was asked for", async () => {
  await expect(openEmbedded(join(folder, "nothing"), { mustExist: true })).rejects.toThrow(NoDatabase);
  const release = await lockDirectory(join(folder, "nothing"));
  await release();
});

it("frees the directory when its holder is gone, however it ended", async () => {
  const directory = join(folder, "held");
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  await release();
  const again = await lockDirectory(directory);
  await again();
});

it("on systems without abstract sockets clears the file of a dead process and never that of a living one", async () => {
  const file = join(folder, "server.pid");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  await writeFile(file, String(child.pid));
  await expect(lockByProcessFile(folder)).rejects.toThrow(DirectoryInUse);
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
  const release = await lockByProcessFile(folder);
  await expect(lockByProcessFile(folder)).rejects.toThrow(DirectoryInUse);
  await release();
  expect(existsSync(file)).toBe(false);
  await writeFile(file, "not a number");
  await (
    await lockByProcessFile(folder)
  )();
});
