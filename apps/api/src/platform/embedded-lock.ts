import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** Said to whoever starts a second server on one directory. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
  readonly dataDir: string;
  /** @param variable  Names the directory in the environment. */
  constructor(dataDir: string, variable: "DATA_DIR" | "DEMO_DIR" = "DATA_DIR") {
    super(
      `Another process uses the data directory ${dataDir}. Two at once would lose data, so this one stops. ` +
        `End the other process, or set ${variable} to another directory.`,
    );
    this.dataDir = dataDir;
  }
}

export type Release = () => Promise<void>;

/**
 * Makes this process the only one on a data directory. The embedded database has no lock of its own: a second process
 * opens the same files without an error and what either then writes is lost.
 */
export async function lockDirectory(dataDir: string): Promise<Release> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = realpathSync(dataDir);
  return process.platform === "linux" ? lockByAbstractSocket(path) : lockByProcessFile(path);
}

/**
 * A Linux abstract socket: the kernel frees the name the moment its holder is gone, however it ended.
 * It guards one network namespace; two containers must not share a data directory.
 */
async function lockByAbstractSocket(path: string): Promise<Release> {
  const server = createServer((socket) => socket.destroy());
  const name = `\0sunwright-${createHash("sha256").update(path).digest("hex")}`;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new DirectoryInUse(path) : error),
    );
    server.listen({ path: name, exclusive: true }, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Elsewhere: a file with the process id. A dead holder's file is cleared, a living one's never. */
export async function lockByProcessFile(path: string): Promise<Release> {
  const file = join(path, "server.pid");
  for (let tried = 1; ; tried++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return async () => rmSync(file, { force: true });
    } catch (error) {
      const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
      if (!exists || tried > 2) throw error;
      if (isAlive(Number(readFileSync(file, "utf8")))) throw new DirectoryInUse(path);
      rmSync(file, { force: true });
    }
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
