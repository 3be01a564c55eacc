import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Database, Executor, Transaction } from "./database";
import { withRetries } from "./database";
import { AppError } from "./errors";

interface Limits {
  /** Connections of this process. */
  readonly poolSize: number;
  /** Callers that may wait for a connection; the next is refused. */
  readonly queueLimit: number;
  /** A statement longer than this is a fault, not work. [ms] */
  readonly statementTimeout: number;
  /** A caller that got no connection after this long is refused. [ms] */
  readonly connectionTimeout: number;
}

/** 20 connections of the usual 100 leave room for four processes; 500 waiting are about 0.2 s of work. */
const LIMITS: Limits = { poolSize: 20, queueLimit: 500, statementTimeout: 10_000, connectionTimeout: 5_000 };

type Log = Pick<Logger, "warn">;

/** Opens a PostgreSQL server, version 15 or newer. Unnamed statements only, so pgbouncer may stand between. */
export function openPostgres(connectionString: string, log: Log, overrides: Partial<Limits> = {}): Database {
  const limits = { ...LIMITS, ...overrides };
  const pool = new BoundedPool(connectionString, limits);
  // A connection the server ended while it was idle: the pool opens another one when it needs it.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection ended"));
  const executor: Executor = drizzle(pool);
  return {
    kind: "server",
    executor,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => withRetries(() => executor.transaction(work)),
    close: () => pool.end(),
  };
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Refuses at once when too many wait already: a short refusal serves everybody better than a long queue. */
class BoundedPool extends pg.Pool {
  readonly #queueLimit: number;

  constructor(connectionString: string, limits: Limits) {
    super({
      connectionString,
      max: limits.poolSize,
      connectionTimeoutMillis: limits.connectionTimeout,
      application_name: "sunwright",
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, its types do not say so
      onConnect: (client) => client.query(`SET statement_timeout = ${limits.statementTimeout}; SET timezone = 'UTC'`),
    });
    this.#queueLimit = limits.queueLimit;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount >= this.#queueLimit) {
      const busy = new AppError("server_busy", { retryAfter: 1 });
      if (!callback) return Promise.reject(busy);
      return callback(busy, undefined, () => undefined);
    }
    if (!callback) return super.connect().catch((error: unknown) => Promise.reject(toRefusal(error)));
    super.connect((error, client, done) => callback(error && toRefusal(error), client, done));
  }
}

/** The pool has no code for a caller who waited too long, only these words: for a free connection, or for a new one. */
const WAITED_TOO_LONG = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
]);
function toRefusal(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("The pool gave no connection", { cause: error });
  return WAITED_TOO_LONG.has(error.message) ? new AppError("server_busy", { retryAfter: 1, cause: error }) : error;
}
