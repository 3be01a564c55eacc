import { sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";

/** A table as the database itself describes it: names are quoted where they must be. */
export interface Table {
  readonly name: string;
  /** Columns that are written; the others follow from them. */
  readonly written: string;
  readonly all: string;
}

const rowsOf = async <Row extends Record<string, unknown>>(executor: Executor, text: string): Promise<Row[]> =>
  (await executor.execute<Row>(sql.raw(text))).rows;

/** The table whose rows the migrations write themselves. */
const OF_MIGRATIONS = "schema_migrations";

/** Every table of the product, found in the schema. */
export const tablesOf = (executor: Executor) =>
  rowsOf<{ name: string; written: string; all: string }>(
    executor,
    `SELECT c.oid::regclass::text AS name,
       string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS written,
       string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS all
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '${OF_MIGRATIONS}'
     GROUP BY c.oid ORDER BY 1`,
  );

export async function filledTables(executor: Executor): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(executor)) {
    const rows = await rowsOf(executor, `SELECT 1 AS row FROM ${name} LIMIT 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** The hashes of the migrations a database has had, in their order; none where it never had any. */
export async function migrationsOf(executor: Executor): Promise<string[]> {
  const [found] = await rowsOf<{ there: boolean }>(
    executor,
    `SELECT to_regclass('public.${OF_MIGRATIONS}') IS NOT NULL AS there`,
  );
  if (!found?.there) return [];
  const rows = await rowsOf<{ hash: string }>(executor, `SELECT hash FROM public.${OF_MIGRATIONS} ORDER BY number`);
  return rows.map(({ hash }) => hash);
}

/**
 * Takes away what stands in the way of filling table by table: foreign keys, which may point at rows that come later,
 * and triggers, which have done their work where the rows come from. Answers how to put it back; the keys then look at
 * every row.
 */
export async function loosen(executor: Executor, tables: readonly Table[]): Promise<() => Promise<void>> {
  const keys = await rowsOf<{ table: string; name: string; definition: string }>(
    executor,
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const run = (text: string) => executor.execute(sql.raw(text));
  for (const { table, name } of keys) await run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of tables) await run(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  return async () => {
    for (const { name } of tables) await run(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of keys)
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  };
}

/** Numbers that are counted on go on where they were. */
export async function copySequences(source: Executor, target: Executor): Promise<void> {
  const sequences = await rowsOf<{ name: string }>(
    source,
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  for (const { name } of sequences) {
    const [at] = await rowsOf<{ last: string; called: boolean }>(
      source,
      `SELECT last_value::text AS last, is_called AS called FROM ${name}`,
    );
    if (at) await target.execute(sql`SELECT setval(${name}::regclass, ${at.last}::bigint, ${at.called})`);
  }
}

export interface Fingerprint {
  readonly count: string;
  readonly sum: string;
}

/**
 * How many rows a table holds and the sum over half of each row's MD5, computed by the database that holds them: the
 * same on both sides whatever the order, and with another sum when a single character differs.
 */
export async function fingerprint(executor: Executor, { name, all }: Table): Promise<Fingerprint> {
  const [found] = await rowsOf<{ count: string; sum: string }>(
    executor,
    `SELECT count(*)::text AS count,
       coalesce(sum(('x' || left(md5(entry::text), 16))::bit(64)::bigint::numeric), 0)::text AS sum
     FROM (SELECT ${all} FROM ${name}) AS entry`,
  );
  if (!found) throw new Error(`${name} could not be counted`);
  return found;
}
