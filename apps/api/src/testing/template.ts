import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedDatabase } from "../platform/embedded";
import { migrate } from "../platform/migrate";
import { MIGRATIONS_FOLDER } from "../platform/paths";
import { openClient } from "../platform/embedded-client";
import { guarded } from "./guarded";

/** Little memory for its pages, as the product has it: PGlite begins by clearing all of it, 128 MB unless told. */
const startParams = () => [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Read once by all test files of a process: the program compiled, its files, and the archive of the migrated database. */
interface Parts {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
  readonly loadDataDir: Blob;
}
let parts: Promise<Parts> | undefined;

/** A database of its own in memory, migrated and empty. Each from nothing would take seconds of a processor. */
export async function openFromTemplate(): Promise<PGlite> {
  return openClient({ ...(await (parts ??= readParts())), startParams: startParams() });
}

async function readParts(): Promise<Parts> {
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  return {
    pgliteWasmModule: await WebAssembly.compile(await readFile(join(folder, "pglite.wasm"))),
    fsBundle: new Held(await readFile(join(folder, "pglite.data"))),
    loadDataDir: await migratedTemplate(),
  };
}

/** Bytes in memory; a blob of Node hands them over in many small pieces and puts these together at each reading. */
class Held extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = new Uint8Array(bytes).buffer;
  }

  /** The same each time: PGlite copies what it takes of it. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/**
 * An archive of an empty, migrated database. Making one takes seconds, so it is kept in the system's temporary folder
 * under a name that follows from the migrations.
 */
async function migratedTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), `sunwright-test-${process.getuid?.() ?? 0}`);
  const path = join(folder, `${await fingerprint()}.tar`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = await readIfPresent(path);
  if (stored) return stored;
  const made = new Uint8Array(await (await makeTemplate()).arrayBuffer());
  // Written beside and renamed: test files that start together must not read half of it.
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(made);
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await removeOld(folder);
  return new Held(made);
}

/** Another checkout may use another one today; what nobody made for a day goes. */
async function removeOld(folder: string): Promise<void> {
  const yesterday = Date.now() - 24 * 3600 * 1000;
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".tar")) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < yesterday) await rm(join(folder, name), { force: true });
  }
}

async function makeTemplate(): Promise<Blob> {
  const client = await openClient({});
  try {
    await migrate(guarded(embeddedDatabase(client)));
    return await client.dumpDataDir("none");
  } finally {
    await client.close();
  }
}

async function readIfPresent(path: string): Promise<Blob | null> {
  try {
    return new Held(await readFile(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Of the schema that the migrations make. */
export async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(PGlite.defaultStartParams.join(" "));
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith(".sql")).sort()) {
    hash.update(name).update(await readFile(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest("hex").slice(0, 32);
}
