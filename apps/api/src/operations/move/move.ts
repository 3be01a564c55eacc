import { sql } from "drizzle-orm";
import { databaseUnavailable, type Executor } from "../../platform/database";
import { knownMigrations, migrateWithin, SchemaError } from "../../platform/migrate";
import { APPLICATION } from "../../platform/postgres";
import { OperationRefused } from "../backup";
import { begin, type End, type Fresh } from "./ends";
import { copySequences, fingerprint, filledTables, loosen, migrationsOf, type Table, tablesOf } from "./tables";

interface Terms {
  readonly source: End;
  readonly target: End | Fresh;
  /** Hears how far it is, in lines. */
  readonly say: (line: string) => void;
  /** Ends it; nothing is moved then. */
  readonly interrupted: AbortSignal;
}

/** A table that takes long says so from time to time. [ms] */
const SAID_EVERY = 5_000;
/** The oldest server that is tested. Source: docs/operations.md. */
const OLDEST_SERVER = 150_000;

/**
 * Copies everything one database holds into an empty one: one snapshot of the source, one transaction of the target,
 * compared table by table before it is committed. Throws OperationRefused, and the target is then as it was.
 */
export async function move(terms: Terms): Promise<string> {
  try {
    return await moveAll(terms);
  } catch (error) {
    if (terms.interrupted.aborted) {
      throw new OperationRefused("Interrupted: nothing was moved. Run it again when you like.", { cause: error });
    }
    if (databaseUnavailable(error)) {
      throw new OperationRefused(`The connection was lost: nothing was moved. Run it again.`, { cause: error });
    }
    throw error;
  }
}

async function moveAll({ source, target, say, interrupted }: Terms): Promise<string> {
  await begin(source.executor, "read");
  for (const end of [source, target]) await refuseUnready(end);
  await refuseOtherVersion(source);
  await begin(target.executor, "write");
  await makeSchema(target);
  const tables = await sameTables(source, target);
  const tighten = await loosen(target.executor, tables);
  const began = Date.now();
  for (const table of tables) {
    const bytes = await copyTable({ source, target, say, interrupted }, table);
    say(`${table.name}: ${megabytes(bytes)} copied`);
  }
  await tighten();
  await copySequences(source.executor, target.executor);
  const rows = await compare({ source, target, say, interrupted }, tables);
  await target.executor.execute(sql`COMMIT`);
  // Without it the first reads would be planned as if the tables were empty.
  await target.executor.execute(sql`ANALYZE`);
  await source.executor.execute(sql`COMMIT`);
  if ("keep" in target) await target.keep();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  return `Moved ${count(rows)} rows of ${tables.length} tables from ${source.name} to ${target.name} in ${seconds} s; counts and checksums agree.`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (rows: number) => rows.toLocaleString("en-US");

/** Throws where a server is too old, keeps text otherwise than we do, or serves somebody. */
async function refuseUnready({ kind, name, executor }: End) {
  if (kind === "embedded") return;
  const { rows } = await executor.execute<{ version: number; encoding: string; servers: number }>(sql`
    SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
      (SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = ${APPLICATION}) AS servers`);
  const [server] = rows;
  if (!server) throw new Error(`${name} did not say what it is`);
  if (server.version < OLDEST_SERVER) throw new OperationRefused(`${name} is older than PostgreSQL 15.`);
  if (server.encoding !== "UTF8") {
    throw new OperationRefused(`${name} keeps text as ${server.encoding}; make its database with ENCODING 'UTF8'.`);
  }
  if (server.servers > 0) {
    throw new OperationRefused(
      `A running server uses ${name}. Stop it first: what it writes meanwhile would be missing.`,
    );
  }
}

async function refuseOtherVersion({ name, executor }: End) {
  const [applied, known] = [await migrationsOf(executor), knownMigrations()];
  if (applied.length === known.length && applied.every((hash, index) => hash === known[index])) return;
  throw new OperationRefused(
    applied.length === 0
      ? `${name} holds no database of this product.`
      : `${name} was written by another version: it has had ${applied.length} migrations, this version knows ${known.length}. ` +
          "Start this version once on it, or move with the version that wrote it.",
  );
}

/** This version's schema in the target, which must hold nothing else. */
async function makeSchema({ kind, name, executor }: End) {
  try {
    await migrateWithin(executor, kind);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new OperationRefused(`${name}: ${error.message}`, { cause: error });
  }
  const filled = await filledTables(executor);
  if (filled.length > 0) {
    throw new OperationRefused(
      `${name} is not empty: there are rows in ${filled.slice(0, 3).join(", ")}. Move into a new database.`,
    );
  }
}

async function sameTables(source: End, target: End): Promise<Table[]> {
  const tables = await tablesOf(source.executor);
  const there = new Set((await tablesOf(target.executor)).map((table) => JSON.stringify(table)));
  const differing = tables.filter((table) => !there.has(JSON.stringify(table)));
  if (differing.length > 0 || tables.length !== there.size) {
    const named = differing.map(({ name }) => name).join(", ") || "some that only the target has";
    throw new OperationRefused(`The two databases have other tables: ${named}. Move into a new database.`);
  }
  return tables;
}

async function copyTable({ source, target, say, interrupted }: Terms, table: Table): Promise<number> {
  let bytes = 0;
  let said = Date.now();
  async function* watched() {
    for await (const piece of source.read(table)) {
      interrupted.throwIfAborted();
      bytes += piece.byteLength;
      if (Date.now() - said > SAID_EVERY) {
        said = Date.now();
        say(`${table.name}: ${megabytes(bytes)} so far`);
      }
      yield piece;
    }
  }
  await target.write(table, watched());
  return bytes;
}

/** Answers how many rows there are. Throws where a table is not what it was. */
async function compare({ source, target, say, interrupted }: Terms, tables: readonly Table[]): Promise<number> {
  say("Comparing counts and checksums …");
  let rows = 0;
  for (const table of tables) {
    interrupted.throwIfAborted();
    const prints = (executor: Executor) => fingerprint(executor, table);
    const before = await prints(source.executor);
    const after = await prints(target.executor);
    if (before.count !== after.count || before.sum !== after.sum) {
      throw new OperationRefused(
        `${table.name} arrived with ${after.count} rows in place of ${before.count}, or with others: nothing was moved.`,
      );
    }
    rows += Number(before.count);
  }
  return rows;
}
