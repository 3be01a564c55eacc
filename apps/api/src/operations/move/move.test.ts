// Of the rest: whole databases, moved to PostgreSQL.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Project } from "@sunwright/contract/projects";
import { Share } from "@sunwright/contract/shares";
import { Comment } from "@sunwright/contract/comments";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BODIES } from "../../features/projects/testing/calls";
import { openDatabase } from "../../platform/database-open";
import { createLog } from "../../platform/log";
import { openAlone } from "../../platform/embedded";
import { makeServedDatabase, openOn } from "../../testing/database";
import { startTestServer } from "../../testing/server";
import { runCommand } from "../command";
import { readConfig } from "../../platform/config";
import { readRoute, runRoute } from "./command";
import { makeFolder } from "./ends";

/** These need a PostgreSQL server, on which `npm test -- postgres` runs this file. */
const SERVERS = [process.env["TEST_DATABASE_URL"]].filter((url) => url !== undefined);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-move-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const uninterrupted = new AbortController().signal;
async function moved(args: readonly string[], dataDir = "none", signal = uninterrupted) {
  const said: string[] = [];
  const told = await runRoute(readRoute({ dataDir: join(folder, dataDir) }, args), signal, (line) => said.push(line));
  return { told, said };
}

it.each([
  [[]],
  [["https://example.org"]],
  [["postgres://a/b", "postgres://c/d"]],
  [["--from", "postgres://a/b"]],
  [["--from", "postgres://a/b", "postgres://c/d"]],
  [["--everything"]],
])("explains itself to %j", (args) => {
  expect(() => readRoute({ dataDir: folder }, args)).toThrow("Usage:");
});

it("says which server cannot be opened, and no password", async () => {
  const refused = moved(["postgresql://ada:secret@127.0.0.1:1/solar"]).catch((error: unknown) => String(error));
  expect(await refused).toMatch(/PostgreSQL 127\.0\.0\.1:1\/solar cannot be opened: .*ECONNREFUSED.*Nothing was moved/);
  expect(await refused).not.toContain("secret");
});

it("reads rows of 256 kB a few at a time, though hundreds of them share a page", async () => {
  const end = await makeFolder(join(folder, "large"));
  try {
    await end.executor.execute("CREATE TABLE large (number integer, bytes bytea)");
    await end.executor.execute("ALTER TABLE large ALTER COLUMN bytes SET STORAGE EXTERNAL");
    await end.executor.execute(
      "INSERT INTO large SELECT n, decode(repeat('ab', 262144), 'hex') FROM generate_series(1, 40) AS n",
    );
    const sizes: number[] = [];
    const numbers: string[] = [];
    for await (const piece of end.read({ name: "large", written: "number, bytes", all: "number, bytes" })) {
      sizes.push(piece.length);
      numbers.push(
        ...piece
          .toString("latin1")
          .trim()
          .split("\n")
          .map((row) => row.split("\t")[0] ?? ""),
      );
    }
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `${index + 1}`));
    // As text a byte takes two characters.
    expect(Math.max(...sizes)).toBeLessThan(10_000_000);
    expect(sizes.length).toBeGreaterThan(2);
  } finally {
    await end.close();
  }
});

/** All that people and calls leave behind, and what is hard to copy: odd characters, bytes and numbers, and much of it. */
async function fill(url: string) {
  const server = await startTestServer({ database: openOn(url) });
  const { post, put } = (await server.build.person()).client;
  const [member] = [await server.build.person(), await server.build.person({ role: "installer" })];
  await server.build.person({ role: "retailer" });
  const { id } = (await post("/api/projects", { name: "A \\, \\. \\N and ☀" })).read(Project);
  for (const [name, body] of Object.entries(BODIES)) {
    const [method, path = ""] = name.split(" ");
    // These store nothing.
    if (/cost-comparison|exports|report/.test(path)) continue;
    await (method === "PUT" ? put : post)(path.replace(":id", id).replace(":part", "module"), body);
  }
  const { id: commentId } = (await post(`/api/projects/${id}/comments`, { content: "A\ttab, a\nbreak, \\." })).read(
    Comment,
  );
  await post(`/api/projects/${id}/comments`, { content: "Two", parentId: commentId }, { idempotencyKey: "two" });
  const link = (await post(`/api/projects/${id}/shares`, { permission: "edit" })).read(Share);
  await member.client.get(`/api/shared/${link.shareToken}`);
  await member.client.post(`/api/projects/${id}/comments`, { content: "Three" });
  await server.post("/api/auth/request-password-reset", { email: member.email });
  await server.post("/api/auth/login", { email: member.email, password: "wrong, all of it" });
  await server.close();
  await ask(url, async (client) => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * index) % 256));
    await client.query("UPDATE pictures SET bytes = $1", [bytes]);
    await client.query(
      `INSERT INTO pictures SELECT id, gen_random_uuid(), 'image/png', $1 FROM users
       WHERE id NOT IN (SELECT user_id FROM pictures)`,
      [bytes],
    );
    await client.query(
      `UPDATE installer_profiles SET years_experience = 'NaN', service_radius = 'Infinity', hourly_rate = 1e-300,
       certifications = ARRAY['a "quoted" one', 'with, comma', NULL, '\\N', '']`,
    );
    await client.query(
      `INSERT INTO attempts SELECT 'many/' || n, n, now(), '1899-01-01 00:00:00.123456+00', 'infinity'
       FROM generate_series(1, 60000) AS n`,
    );
  });
}

async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TABLES = `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
  AND table_name <> 'schema_migrations' ORDER BY 1`;
type Query = (text: string) => Promise<{ rows: { name: string; row: string }[] }>;

/** Of each table the number of its rows and a hash over their text, in one order. */
async function contentOf(query: Query) {
  await query("SET timezone = 'UTC'");
  const content: Record<string, { rows: number; hash: string }> = {};
  for (const { name } of (await query(TABLES)).rows) {
    const { rows } = await query(`SELECT t::text AS row FROM "${name}" AS t`);
    const hash = createHash("sha256").update(
      rows
        .map(({ row }) => row)
        .sort()
        .join("\n"),
    );
    content[name] = { rows: rows.length, hash: hash.digest("hex") };
  }
  return content;
}
const servedContent = (url: string) => ask(url, (client) => contentOf((text) => client.query(text)));

async function embeddedContent(dataDir: string) {
  const { client, release } = await openAlone(dataDir, { mustExist: true });
  try {
    return await contentOf((text) => client.query(text));
  } finally {
    await client.close();
    await release();
  }
}

/** Three moves, a backup and their comparison, of 60,000 rows: a minute and a half on a quiet machine. [ms] */
const MOVES_TAKE = 600_000;

it.each(SERVERS)(
  "moves every table to a folder and back, and refuses what would lose something",
  async (server) => {
    const made = {
      first: await makeServedDatabase(server),
      second: await makeServedDatabase(server),
      third: await makeServedDatabase(server),
    };
    const [first, second, third] = [made.first.url, made.second.url, made.third.url];
    const home = join(folder, "home");
    const config = readConfig({ DATA_DIR: home });
    const opened = () => openDatabase(readConfig({ DATABASE_URL: first }), createLog({ logLevel: "silent" }));
    const serving = await opened();
    await serving.close();
    await fill(first);

    const before = await servedContent(first);
    const ours = ["pictures", "attempts", "project_comments", "project_members", "projects", "sessions", "outbox"];
    for (const name of [...ours, "installer_profiles", "retailer_profiles", "project_weather", "project_parts"]) {
      expect(before[name]?.rows, name).toBeGreaterThan(0);
    }
    const { told, said } = await moved(["--from", first, "--to-folder", home]);
    expect(told).toMatch(/^Moved 6\d,\d{3} rows of \d+ tables from PostgreSQL .* counts and checksums agree\.$/);
    expect(said).toContainEqual(expect.stringMatching(/^pictures: [\d.]+ MB copied$/));
    expect(await embeddedContent(home)).toEqual(before);
    await expect(moved(["--from", first, "--to-folder", home])).rejects.toThrow("already holds a database");

    // While a server runs on the folder, and when somebody interrupts, nothing is moved.
    const running = await openAlone(home, { mustExist: true });
    await expect(moved([second], "home")).rejects.toThrow("Another process uses the data directory");
    await running.client.close();
    await running.release();
    const interruption = AbortSignal.abort();
    await expect(moved([second], "home", interruption)).rejects.toThrow("Interrupted: nothing was moved");
    expect(Object.keys(await servedContent(second))).toEqual([]);

    await moved([second], "home");
    expect(await servedContent(second)).toEqual(before);
    await expect(moved([second], "home")).rejects.toThrow("is not empty: there are rows in");

    const file = join(folder, "home.backup");
    await runCommand(config, ["backup", file]);
    await moved(["--backup", file, third]);
    expect(await servedContent(third)).toEqual(before);

    // Keys are back, and look at what is written.
    const orphan = "INSERT INTO project_economics (project_id) VALUES (gen_random_uuid())";
    await expect(ask(third, (client) => client.query(orphan))).rejects.toThrow(/violates/);
    const keys = "SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'";
    const counted = await Promise.all([first, third].map((url) => ask(url, (client) => client.query(keys))));
    expect(counted[1]?.rows).toEqual(counted[0]?.rows);

    const again = await opened();
    await again.executor.execute("SELECT 1");
    const away = join(folder, "away");
    await expect(moved(["--from", first, "--to-folder", away])).rejects.toThrow("A running server uses PostgreSQL");
    await again.close();
    await ask(first, (client) => client.query("DELETE FROM schema_migrations WHERE number = 3"));
    await expect(moved(["--from", first, "--to-folder", away])).rejects.toThrow("was written by another version");
    await ask(first, (client) => client.query("DROP TABLE schema_migrations"));
    await expect(moved(["--from", first, "--to-folder", away])).rejects.toThrow("holds no database of this product");
    expect(existsSync(away) ? await readdir(away) : []).toEqual([]);
    for (const { drop } of Object.values(made)) await drop();
  },
  MOVES_TAKE,
);
