import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Config } from "../platform/config";
import { databaseFolder } from "../platform/embedded";
import { makeDatabaseFiles } from "../platform/embedded-files";
import { lockDirectory } from "../platform/embedded-lock";
import { OperationRefused } from "./backup";

/** Puts a backup into a data directory that holds no database yet. The next start brings it to its own schema. */
export async function restore(config: Pick<Config, "databaseUrl" | "dataDir">, source: string): Promise<void> {
  if (config.databaseUrl !== null) {
    throw new OperationRefused(
      "DATABASE_URL is set: restore into that server with its own tool, for example\n" +
        '  pg_restore --clean --if-exists --dbname="$DATABASE_URL" backup.dump',
    );
  }
  const directory = databaseFolder(config.dataDir);
  const archive = await unpack(resolve(source));
  const release = await lockDirectory(config.dataDir);
  const workplace = await mkdtemp(join(tmpdir(), "sunwright-"));
  try {
    if (existsSync(directory)) {
      throw new OperationRefused(`${config.dataDir} already holds a database. Restore into an empty DATA_DIR.`);
    }
    const tar = join(workplace, "backup.tar");
    await writeFile(tar, archive, { mode: 0o600 });
    await makeDatabaseFiles(directory, tar);
  } finally {
    await rm(workplace, { recursive: true, force: true });
    await release();
  }
}

/** The archive without its compression, whose checksum tells a damaged file from a whole one. */
async function unpack(source: string): Promise<Buffer> {
  const packed = await readFile(source).catch((error: unknown) => {
    throw new OperationRefused(`${source} cannot be read.`, { cause: error });
  });
  try {
    return await promisify(gunzip)(packed);
  } catch (error) {
    throw new OperationRefused(`${source} is not a whole backup.`, { cause: error });
  }
}
