import { existsSync, fdatasyncSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, Executor, Transaction } from "./database";
import { withRetries } from "./database";
import { makeDatabaseFiles, writeDatabaseFiles } from "./embedded-files";
import { lockDirectory } from "./embedded-lock";
import { openClient } from "./embedded-client";

/**
 * PGlite starts with `-F` (no fsync), and its fdatasync is a no-op that reports success. Only `fsync` reaches the hook
 * installed below. The small buffer keeps the process near 170 MB.
 */
const DURABLE = ["-c", "wal_sync_method=fsync", "-c", "shared_buffers=16MB"];
const startParams = () => [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), ...DURABLE];

export class NoDatabase extends Error {
  override name = "NoDatabase";
}

/** The part of Emscripten's file system the durable configuration touches; exact for the pinned version. */
interface FileSystem {
  readonly stream_ops: { fsync?: (stream: { nfd: number }) => number };
}
const isFileSystem = (value: unknown): value is FileSystem =>
  typeof value === "object" && value !== null && "stream_ops" in value && typeof value.stream_ops === "object";

/** Counts calls that reached the disk, for the test that holds one commit to at least one of them. */
export const syncs = { count: 0 };

function installSync(client: PGlite) {
  const fileSystem: unknown = client.Module.NODEFS;
  if (!isFileSystem(fileSystem)) throw new Error("This PGlite writes by another file system: its commits are not safe");
  fileSystem.stream_ops.fsync = (stream) => {
    syncs.count++;
    fdatasyncSync(stream.nfd);
    return 0;
  };
}

export const databaseFolder = (dataDir: string) => join(dataDir, "database");

/** An embedded database can always be copied. */
export type EmbeddedDatabase = Database & Required<Pick<Database, "dump">>;

/** Opens the embedded database of a data directory, alone and with every commit on the disk; makes it at first. */
export async function openEmbedded(dataDir: string, { mustExist = false } = {}): Promise<EmbeddedDatabase> {
  const { client, release } = await openAlone(dataDir, { mustExist });
  return embeddedDatabase(client, { release });
}

/** Enough for every statement of the product: what runs briefly may take more memory. */
const KEPT_IN_DRAFT = 2_000;

/**
 * Makes a database whose commits are not put on the disk: for files that count only once they are complete, closed and
 * moved (`moveIntoPlace`).
 */
export async function openDraft(dataDir: string): Promise<EmbeddedDatabase> {
  const directory = databaseFolder(dataDir);
  await writeDatabaseFiles(directory);
  return embeddedDatabase(await openClient({ dataDir: directory }, KEPT_IN_DRAFT));
}

/** The same without what the product puts around it. The caller closes the client, then releases the directory. */
export async function openAlone(dataDir: string, { mustExist }: { readonly mustExist: boolean }) {
  const release = await lockDirectory(dataDir);
  try {
    const directory = databaseFolder(dataDir);
    if (!existsSync(directory)) {
      if (mustExist) throw new NoDatabase(`${dataDir} holds no database.`);
      await makeDatabaseFiles(directory);
    }
    const client = await openClient({ dataDir: directory, startParams: startParams() });
    installSync(client);
    return { client, release };
  } catch (error) {
    await release();
    throw error;
  }
}

interface Options {
  readonly release?: () => Promise<void>;
}

/** One connection: transactions and reads take turns. */
export function embeddedDatabase(client: PGlite, { release }: Options = {}): EmbeddedDatabase {
  const executor: Executor = drizzle(client);
  return {
    kind: "embedded",
    executor,
    async ask(statement, values) {
      const { rows } = await client.query<unknown[]>(statement.text, statement.encode(values), { rowMode: "array" });
      return rows.map((row) => statement.decode(row));
    },
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => withRetries(() => executor.transaction(work)),
    dump: () => dump(client),
    async close() {
      if (!client.closed) await client.close();
      await release?.();
    },
  };
}

/** A tar of the files, taken while nothing else runs and after everything has reached them. */
async function dump(client: PGlite): Promise<Uint8Array> {
  await client.exec("CHECKPOINT");
  const file = await client.dumpDataDir("gzip");
  return new Uint8Array(await file.arrayBuffer());
}
