import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, Executor } from "./database";
import { MIGRATIONS_FOLDER } from "./paths";

/** One number for every process of the product, so that two that start together do not migrate together. */
const LOCK = 7_836_410;

export class SchemaError extends Error {
  override name = "SchemaError";
}

/** The hashes of this version's migrations, in their order. */
export const knownMigrations = (folder = MIGRATIONS_FOLDER) =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/**
 * Brings the database to this version's schema: everything that is missing, in one transaction, once.
 * Refuses a database that a newer version has written to, because this version cannot know what it would break.
 */
export const migrate = (database: Database, folder = MIGRATIONS_FOLDER): Promise<number> =>
  database.transaction((tx) => migrateWithin(tx, database.kind, folder));

/** The same within a transaction of the caller's, whose end decides. On a server the lock is held until then. */
export async function migrateWithin(tx: Executor, kind: Database["kind"], folder = MIGRATIONS_FOLDER): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  // The embedded database belongs to one process already.
  if (kind === "server") {
    // Who waits for another's migration waits as long as that takes, and a large table may take longer than a call may.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
  }
  const applied = await appliedMigrations(tx);
  applied.forEach((hash, index) => refuseForeign(known[index]?.hash, hash));
  const missing = known.slice(applied.length);
  for (const [index, migration] of missing.entries()) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO schema_migrations (number, hash) VALUES (${applied.length + index}, ${migration.hash})`,
    );
  }
  return missing.length;
}

async function appliedMigrations(tx: Executor): Promise<string[]> {
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS schema_migrations (
    number integer PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const result = await tx.execute<{ hash: string }>(sql`SELECT hash FROM schema_migrations ORDER BY number`);
  return result.rows.map((row) => row.hash);
}

function refuseForeign(known: string | undefined, applied: string) {
  if (known === undefined) {
    throw new SchemaError("The database was written by a newer version. Start that version, or restore a backup.");
  }
  if (known !== applied) {
    throw new SchemaError("The database was made by other migrations than this version's. Restore a matching backup.");
  }
}
