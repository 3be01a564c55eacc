import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";

interface Answer<Row> {
  readonly rows: Row[];
}
/** What a raw statement answers on both drivers: only what both have. */
export interface Rows extends PgQueryResultHKT {
  readonly type: Answer<this["row"]>;
}
type NoRelations = Record<string, never>;

/**
 * Something that runs statements: the database itself or one transaction of it. Tables take it as their first
 * argument, so that the caller decides what belongs together.
 */
export type Executor = PgDatabase<Rows, NoRelations>;
export type Transaction = PgTransaction<Rows, NoRelations, ExtractTablesWithRelations<NoRelations>>;

/**
 * The database. Embedded and served speak the same SQL; nothing above this line knows which one it is.
 *
 * Never use `executor` inside a transaction: the embedded database has one connection and would wait for itself
 * for ever, a served one would run the statement outside the transaction. It is refused where tests run.
 */
export interface Database {
  readonly kind: "embedded" | "server";
  readonly executor: Executor;
  /** Commits when `work` returns, rolls back when it throws. `work` may run again after a serialisation failure. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A consistent copy for a backup; absent where the server has its own tool for it. */
  readonly dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

/** PostgreSQL error codes. Source: PostgreSQL documentation, appendix A. */
const UNIQUE_VIOLATION = "23505";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
/** Three tries end nearly every conflict; more would hold the caller longer than a refusal does. */
const TRIES = 3;

/** Code of a PostgreSQL error. The drivers' classes differ, and drizzle wraps them in a `cause`. */
function errorCode(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if ("code" in current && typeof current.code === "string" && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code;
    }
  }
  return undefined;
}

/** Whether a unique index refused a row: the race was lost, answer 409. */
export const uniqueViolation = (error: unknown) => errorCode(error) === UNIQUE_VIOLATION;

const worthAnotherTry = (error: unknown) => {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
};

/** Runs a whole transaction again when the database ended it for the sake of another one. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (tried >= TRIES || !worthAnotherTry(error)) throw error;
    }
  }
}
