import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Database } from "../../apps/api/src/platform/database";
import { openEmbedded } from "../../apps/api/src/platform/embedded";
import { migrate } from "../../apps/api/src/platform/migrate";
import { openPostgres } from "../../apps/api/src/platform/postgres";
import { startPostgres } from "../../tools/postgres";

/** A database that outlives whoever opens it, and how the product's process is told of it. */
export interface Place {
  readonly kind: Database["kind"];
  readonly environment: Readonly<Record<string, string>>;
  /** Migrated. */
  open(): Promise<Database>;
}

/** Runs work on both databases, one after the other; what they kept is gone afterwards. */
export async function onBoth<Result>(work: (place: Place) => Promise<Result>): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-market-"));
  const postgres = await startPostgres();
  const open = async (database: Database) => {
    await migrate(database);
    return database;
  };
  try {
    const served = await work({
      kind: "server",
      environment: { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "mail") },
      open: () => open(openPostgres(postgres.url, pino({ level: "silent" }))),
    });
    const embedded = await work({
      kind: "embedded",
      environment: { DATA_DIR: join(folder, "data") },
      open: async () => open(await openEmbedded(join(folder, "data"))),
    });
    return [served, embedded];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** What a figure prints: what was measured, beside its bar. */
export interface Line {
  readonly figure: string;
  readonly database?: Database["kind"];
  readonly failed: number;
  readonly [key: string]: string | number | undefined;
}
