import type { PGlite } from "@electric-sql/pglite";
import { openFromTemplate } from "./template";

/** Of a database as it came from its template. */
interface Fresh {
  readonly client: PGlite;
  readonly shape: string;
  /** Where its log began, as the database writes it. */
  readonly log: string;
}

/**
 * What this process has opened and no test file has now. Opening a database takes a second of a processor, emptying one
 * some hundredths; most files leave nothing behind but rows.
 */
const waiting: Fresh[] = [];
/** Seldom does a file open more. */
const KEPT = 2;
/** What a database may have written before another takes its place: its log is in memory and grows. [bytes] */
const MAY_HAVE_WRITTEN = 96 * 2 ** 20;

/** A database in memory, migrated and empty, and nobody else's until it is given back. */
export async function lend() {
  const fresh = waiting.pop() ?? (await open());
  const { client } = fresh;
  return {
    client,
    /** Keeps it for another file where it can be made what it was, and ends it where not. */
    giveBack: async (): Promise<void> => {
      if (client.closed) return;
      if (waiting.length < KEPT && (await isReset(fresh))) waiting.push(fresh);
      else await client.close();
    },
  };
}

async function open(): Promise<Fresh> {
  const client = await openFromTemplate();
  return { client, shape: await shapeOf(client), log: await one(client, "SELECT pg_current_wal_lsn()::text") };
}

/** Empties it. False where more than rows has changed, or where too much was written. */
async function isReset({ client, shape, log }: Fresh): Promise<boolean> {
  const written = await one(client, `SELECT (pg_current_wal_lsn() - '${log}'::pg_lsn)::text`);
  if (Number(written) > MAY_HAVE_WRITTEN || (await shapeOf(client)) !== shape) return false;
  await empty(client);
  return true;
}

async function one(client: PGlite, statement: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(statement);
  return String(Object.values(rows[0] ?? {})[0]);
}

/** Whatever is not PostgreSQL's own has a number from here on. */
const OURS = 16_384;
/** Each catalogue by what a test that changes it would change; emptying a table changes none of these. */
const SHAPE = [
  `SELECT oid, relname, relkind, relpersistence, relrowsecurity, relhastriggers FROM pg_class WHERE oid >= ${OURS}`,
  `SELECT attrelid, attnum, attname, atttypid, atttypmod, attnotnull, attisdropped FROM pg_attribute WHERE attrelid >= ${OURS} AND attnum > 0`,
  "SELECT oid, adrelid, adnum, adbin::text FROM pg_attrdef",
  `SELECT oid, conname, contype, convalidated, condeferred FROM pg_constraint WHERE oid >= ${OURS}`,
  `SELECT indexrelid, indisvalid, indisready FROM pg_index WHERE indexrelid >= ${OURS}`,
  "SELECT oid, tgname, tgenabled FROM pg_trigger",
  `SELECT oid, proname, prosrc, provolatile FROM pg_proc WHERE oid >= ${OURS}`,
  `SELECT oid, typname FROM pg_type WHERE oid >= ${OURS}`,
  "SELECT oid, nspname FROM pg_namespace",
  "SELECT oid, rolname FROM pg_authid",
  "SELECT oid, extname FROM pg_extension",
  `SELECT starelid, staattnum FROM pg_statistic WHERE starelid >= ${OURS}`,
  "SELECT setdatabase, setrole, setconfig::text FROM pg_db_role_setting",
  "SELECT number, hash FROM schema_migrations",
];

/** Another one whenever more than rows has changed. */
export const shapeOf = (client: PGlite): Promise<string> =>
  one(client, `SELECT md5(concat(${SHAPE.map(summed).join(", ")}))`);

const summed = (rows: string) => `(SELECT coalesce(sum(hashtextextended(t::text, 0)), 0) FROM (${rows}) AS t)`;

/** Everything a file may have left: rows, numbers given out, settings and locks of the session. */
async function empty(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations' ORDER BY relname`);
  const tables = rows.map(({ name }) => name);
  const filled = tables.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`);
  const { rows: those } = await client.query<{ name: string }>(filled.join(" UNION ALL "));
  await client.exec(`
    RESET ALL;
    SELECT pg_advisory_unlock_all();
    UNLISTEN *;
    SET session_replication_role = replica;
    ${those.length === 0 ? "" : `TRUNCATE ${those.map(({ name }) => name).join(", ")} CASCADE;`}
    SELECT setval(oid::regclass, seqstart, false) FROM pg_class JOIN pg_sequence ON oid = seqrelid;
    RESET session_replication_role;`);
}
