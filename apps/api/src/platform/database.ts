import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { Statement } from "./statements";

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
  /** Runs a prepared statement outside transactions, for what is asked often. */
  ask<Values extends object, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
  /** Commits when `work` returns, rolls back when it throws. `work` may run again after a serialisation failure. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A consistent copy for a backup; absent where the server has its own tool for it. */
  readonly dump?: () => Promise<Uint8Array>;
  /** How many connections are open, idle and waited for; absent where there is only one. */
  readonly connections?: () => Readonly<Record<"open" | "idle" | "waiting", number>>;
  close(): Promise<void>;
}

/** PostgreSQL error codes. Source: PostgreSQL documentation, appendix A. */
const UNIQUE_VIOLATION = "23505";
const EXCLUSION_VIOLATION = "23P01";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
/** Three tries end nearly every conflict; more would hold the caller longer than a refusal does. */
const TRIES = 3;

/** Codes of an error and of what caused it. The drivers' classes differ, and drizzle wraps them. */
function errorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if ("code" in current && typeof current.code === "string") codes.push(current.code);
  }
  return codes;
}

/** Whether a unique index refused a row: the race was lost, answer 409. */
export const uniqueViolation = (error: unknown) => errorCodes(error).includes(UNIQUE_VIOLATION);

/** Whether an exclusion constraint refused a row: what it says holds at that time already, answer 409. */
export const exclusionViolation = (error: unknown) => errorCodes(error).includes(EXCLUSION_VIOLATION);

const worthAnotherTry = (error: unknown) =>
  errorCodes(error).some((code) => code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED);

/**
 * Whether the database could not be asked, or was too slow to answer: nobody's mistake, and another try may work.
 * Class 08 is a lost connection, 53 lacking resources, 57014 the statement timeout, 57P0x a server going down, 25006 a
 * write at one that leads no longer.
 */
export const databaseUnavailable = (error: unknown): boolean =>
  errorCodes(error).some((code) =>
    /^(08...|53...|57014|57P0.|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
      code,
    ),
  ) || connectionEnded(error);

/** What `pg` says without a code of a connection that ended under a statement. */
const connectionEnded = (error: unknown): boolean =>
  error instanceof Error &&
  (/^Connection terminated|^Client has encountered a connection error/.test(error.message) ||
    connectionEnded(error.cause));

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
