import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Database, Executor, Transaction } from "./database";
import { withRetries } from "./database";
import { AppError } from "./errors";
import { createLanes } from "./lanes";

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

/** How the database's administrator sees our connections. */
export const APPLICATION = "sunwright";
/** Connections for single reads, beside the pool: each keeps one process of the database busy. */
const LANES = 2;
const settings = ({ statementTimeout }: Limits) => `SET statement_timeout = ${statementTimeout}; SET timezone = 'UTC'`;
const busy = (cause?: unknown) => new AppError("server_busy", { retryAfter: 1, cause });

type Log = Pick<Logger, "warn">;

/** Opens a PostgreSQL server, version 15 or newer. Statements that are asked often are kept by name: see record 032. */
export function openPostgres(connectionString: string, log: Log, overrides: Partial<Limits> = {}): Database {
  const limits = { ...LIMITS, ...overrides };
  const pool = new BoundedPool(connectionString, limits);
  // A connection the server ended while it was idle: the pool opens another one when it needs it.
  pool.on("error", ({ message }) => log.warn({ because: message }, "an idle database connection ended"));
  // One that ended under a statement fails that statement; the pool looks away meanwhile, and unheard it would end us.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const executor: Executor = drizzle(pool);
  const lanes = createLanes({
    config: { connectionString, connectionTimeoutMillis: limits.connectionTimeout, application_name: APPLICATION },
    most: LANES,
    waitingMax: limits.queueLimit,
    busy,
    toRefusal,
    prepare: (client) => client.query(settings(limits)),
  });
  return {
    kind: "server",
    executor,
    async ask(statement, values) {
      const { name, text } = statement;
      const rows = await lanes.ask({ name, text, values: statement.encode(values), rowMode: "array", types: TYPES });
      return rows.map((row) => statement.decode(row));
    },
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => withRetries(() => executor.transaction(work)),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await lanes.close();
      await pool.end();
    },
  };
}

/** Times stay text, which the columns read themselves, as with every query of drizzle. */
const AS_TEXT = new Set<number>([pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE]);
const asText = (value: string) => value;
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    // oxlint-disable-next-line typescript/no-unsafe-return -- the driver's own parsers have no type
    AS_TEXT.has(oid) ? asText : pg.types.getTypeParser(oid, format),
};

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
      // One stays open while nobody asks: by it `npm run move` sees that a server runs.
      min: 1,
      connectionTimeoutMillis: limits.connectionTimeout,
      application_name: APPLICATION,
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, its types do not say so
      onConnect: (client) => client.query(settings(limits)),
    });
    this.#queueLimit = limits.queueLimit;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount >= this.#queueLimit) {
      if (!callback) return Promise.reject(busy());
      return callback(busy(), undefined, () => undefined);
    }
    if (!callback) return super.connect().catch((error: unknown) => Promise.reject(toRefusal(error)));
    super.connect((error, client, done) => callback(error && toRefusal(error), client, done));
  }
}

/** What `pg` has no code for, only these words: no connection in time, or one that ended under a question. */
const NO_CONNECTION = new Set([
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Client was closed and is not queryable",
  "Client has encountered a connection error and is not queryable",
]);
function toRefusal(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("The database gave no connection", { cause: error });
  return NO_CONNECTION.has(error.message) ? busy(error) : error;
}
