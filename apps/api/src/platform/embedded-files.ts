import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

/**
 * Makes the files of a database: empty ones, or those of an archive. They are made beside their place, put on the disk
 * and moved there whole, so that a process ended half-way leaves nothing that looks like a database.
 * The caller holds the lock of the data directory.
 */
export async function makeDatabaseFiles(directory: string, archive?: string): Promise<void> {
  const parent = dirname(directory);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const prefix = `${basename(directory)}.new-`;
  for (const name of readdirSync(parent)) if (name.startsWith(prefix)) removeTree(join(parent, name));
  // A name of its own: a child that outlived a killed server may still write to the draft before.
  const draft = join(parent, prefix + randomBytes(6).toString("hex"));
  try {
    await writeDatabaseFiles(draft, archive);
    moveIntoPlace(draft, directory);
  } finally {
    removeTree(draft);
  }
}

/** Files that are whole become those of the place, on the disk. */
export function moveIntoPlace(draft: string, directory: string): void {
  syncTree(draft);
  renameSync(draft, directory);
  syncPath(dirname(directory));
}

const removeTree = (path: string) => rmSync(path, { recursive: true, force: true });

/** In a process of its own, because initdb takes 840 MB that would not come back. Not yet synced to the disk. */
export async function writeDatabaseFiles(directory: string, archive?: string) {
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const script = `
    const { PGlite } = require(${JSON.stringify(pglite)});
    const { openAsBlob } = require("node:fs");
    const [directory, archive] = process.argv.slice(1);
    (async () => {
      const loadDataDir = archive ? await openAsBlob(archive) : undefined;
      const client = await PGlite.create({ dataDir: directory, ...(loadDataDir ? { loadDataDir } : {}) });
      await client.query("SELECT 1");
      await client.close();
    })().catch((error) => { console.error(error); process.exit(1); });`;
  await promisify(execFile)(process.execPath, ["-e", script, "--", directory, ...(archive ? [archive] : [])]);
}

function syncTree(directory: string) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

function syncPath(path: string) {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
