import { mkdtemp, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleServed } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Database, Executor } from "../../platform/database";
import { databaseFolder, openAlone } from "../../platform/embedded";
import { moveIntoPlace } from "../../platform/embedded-files";
import { lockDirectory } from "../../platform/embedded-lock";
import { APPLICATION } from "../../platform/postgres";
import { OperationRefused } from "../backup";
import { restore } from "../restore";
import type { Table } from "./tables";

/** One side of a move: a database on one connection, with one transaction. */
export interface End {
  readonly kind: Database["kind"];
  /** How the operator knows it; no password. */
  readonly name: string;
  readonly executor: Executor;
  /** The rows of a table as COPY writes them, in pieces. */
  read(table: Table): AsyncIterable<Buffer>;
  write(table: Table, pieces: AsyncIterable<Buffer>): Promise<void>;
  /** Lets go of it. What was not committed is gone. */
  close(): Promise<void>;
}
/** Made for this move, and kept where it went well. */
export interface Fresh extends End {
  /** After the commit. */
  keep(): Promise<void>;
}

/** Rows of this size together go through the embedded database at once: its memory never shrinks again. [bytes] */
const PIECE = 4 * 1024 * 1024;
/** How the two say the same value in the same words, and that nothing is hurried. */
const SAME_WORDS = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "extra_float_digits = 1",
  "bytea_output = 'hex'",
  "search_path = public",
  "statement_timeout = 0",
  "idle_in_transaction_session_timeout = 0",
];

export async function begin(executor: Executor, mode: "read" | "write"): Promise<void> {
  await executor.execute(sql.raw(mode === "read" ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN"));
  for (const setting of SAME_WORDS) await executor.execute(sql.raw(`SET LOCAL ${setting}`));
}

/** A PostgreSQL server's database. */
export async function openServed(url: string): Promise<End> {
  const name = nameOf(url);
  const client = new pg.Client({ connectionString: url, application_name: `${APPLICATION} move` });
  // Heard of by the statement that fails; without this the process would end with the connection.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperationRefused(`${name} cannot be opened: ${reason || "nobody listens there"}. Nothing was moved.`, {
      cause: error,
    });
  }
  const executor: Executor = drizzleServed(client);
  return {
    kind: "server",
    name,
    executor,
    read: ({ name: table, written }) => client.query(copyTo(`COPY (SELECT ${written} FROM ${table}) TO STDOUT`)),
    write: ({ name: table, written }, pieces) =>
      pipeline(Readable.from(pieces), client.query(copyFrom(`COPY ${table} (${written}) FROM STDIN`))),
    close: () => client.end(),
  };
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${host}${pathname}`;
}

/** The embedded database of a data directory whose server does not run. Throws NoDatabase and DirectoryInUse. */
export async function openFolder(dataDir: string): Promise<End> {
  const { client, release } = await openAlone(dataDir, { mustExist: true });
  return embeddedEnd(client, dataDir, release);
}

/** What a backup holds, put into a folder of its own for as long as it is read. */
export async function openBackup(file: string): Promise<End> {
  const folder = await mkdtemp(join(tmpdir(), "sunwright-move-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await restore({ databaseUrl: null, dataDir: folder }, file);
    const { client, release } = await openAlone(folder, { mustExist: true });
    return embeddedEnd(client, file, async () => {
      await release();
      await remove();
    });
  } catch (error) {
    await remove();
    throw error;
  }
}

const DRAFT = "moving-";

/** A new embedded database, in a folder beside its place until all of it is there. */
export async function makeFolder(dataDir: string): Promise<Fresh> {
  const release = await lockDirectory(dataDir);
  try {
    if (existsSync(databaseFolder(dataDir))) {
      throw new OperationRefused(`${dataDir} already holds a database. Move into an empty folder.`);
    }
    // Of a move that was killed.
    for (const name of await readdir(dataDir)) if (name.startsWith(DRAFT)) await removeTree(join(dataDir, name));
    const draft = await mkdtemp(join(dataDir, DRAFT));
    const alone = await openAlone(draft, { mustExist: false });
    const end = embeddedEnd(alone.client, dataDir, alone.release);
    return {
      ...end,
      async keep() {
        await end.close();
        moveIntoPlace(databaseFolder(draft), databaseFolder(dataDir));
      },
      async close() {
        await end.close();
        await removeTree(draft);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

const removeTree = (path: string) => rm(path, { recursive: true, force: true });

function embeddedEnd(client: PGlite, name: string, release: () => Promise<void>): End {
  let open = true;
  return {
    kind: "embedded",
    name,
    executor: drizzleEmbedded(client),
    read: (table) => readPieces(client, table),
    async write({ name: table, written }, pieces) {
      for await (const piece of wholeRows(pieces)) {
        await client.exec(`COPY ${table} (${written}) FROM '/dev/blob'`, { blob: new Blob([new Uint8Array(piece)]) });
      }
    },
    async close() {
      if (!open) return;
      open = false;
      await client.close();
      await release();
    },
  };
}

/** More rows than a page has room for: 8 kB hold 291 of the smallest. Source: PostgreSQL, MaxHeapTuplesPerPage. */
const ROWS_OF_A_PAGE = 300;

/** By pages of the table's file, or by rows of a page where these are large: no piece looks at more than its own rows. */
async function* readPieces(client: PGlite, { name, written }: Table): AsyncIterable<Buffer> {
  const { rows } = await client.query<{ pages: number; bytes: number; count: number }>(
    `SELECT (pg_relation_size('${name}') / current_setting('block_size')::int)::int AS pages,
       pg_table_size('${name}')::float8 AS bytes, (SELECT count(*) FROM ${name})::float8 AS count`,
  );
  const { pages, bytes, count } = rows[0] ?? { pages: 0, bytes: 0, count: 0 };
  // Large values lie beside the pages: a page stands for more than its own size.
  const page = bytes / Math.max(1, pages);
  const rowsAtOnce = page <= PIECE ? ROWS_OF_A_PAGE : Math.max(1, Math.floor(PIECE / (bytes / Math.max(1, count))));
  const step = Math.max(1, Math.floor(PIECE / page));
  for (let from = 0; from < pages; from += step) {
    for (let row = 0; row < ROWS_OF_A_PAGE; row += rowsAtOnce) {
      const until = rowsAtOnce >= ROWS_OF_A_PAGE ? `(${from + step},0)` : `(${from},${row + rowsAtOnce})`;
      const [result] = await client.exec(
        `COPY (SELECT ${written} FROM ${name} WHERE ctid >= '(${from},${row})' AND ctid < '${until}') TO '/dev/blob'`,
      );
      if (result?.blob && result.blob.size > 0) yield Buffer.from(await result.blob.arrayBuffer());
    }
  }
}

const NEWLINE = 0x0a;

/** The same bytes in larger pieces that end with a row. In COPY's text a line break is always the end of a row. */
async function* wholeRows(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.byteLength;
    if (size < PIECE || !piece.includes(NEWLINE)) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(NEWLINE) + 1;
    yield all.subarray(0, end);
    held = [all.subarray(end)];
    size = all.byteLength - end;
  }
  if (size > 0) yield Buffer.concat(held);
}
