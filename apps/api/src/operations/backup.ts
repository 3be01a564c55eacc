import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../platform/config";
import { openEmbedded } from "../platform/embedded";
import { requestCopy } from "./control";

/** Said to the operator; not a fault of the program. */
export class OperationRefused extends Error {
  override name = "OperationRefused";
}

/** Writes a consistent copy of the embedded database to a file, whether the server runs or not. Answers its size. */
export async function backUp(config: Config, target: string): Promise<number> {
  if (config.databaseUrl !== null) {
    throw new OperationRefused(
      "DATABASE_URL is set: back up that server with its own tool, for example\n" +
        '  pg_dump --format=custom --file=backup.dump "$DATABASE_URL"',
    );
  }
  const copy = (await requestCopy(config.dataDir)) ?? (await copyAtRest(config.dataDir));
  await writeWhole(resolve(target), copy);
  return copy.byteLength;
}

async function copyAtRest(dataDir: string): Promise<Uint8Array> {
  const database = await openEmbedded(dataDir, { mustExist: true });
  try {
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** The file is there whole and on the disk, or it is not there. */
async function writeWhole(target: string, content: Uint8Array) {
  const draft = join(dirname(target), `.backup-${randomBytes(6).toString("hex")}`);
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}
