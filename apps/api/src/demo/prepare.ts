import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "@sunwright/words/demo";
import { databaseFolder } from "../platform/embedded";
import { moveIntoPlace } from "../platform/embedded-files";
import { lockDirectory } from "../platform/embedded-lock";

/** Beside the database: which market it holds. */
const VERSION_FILE = "market-version";
const DRAFT = "market.new-";

interface Making {
  readonly version: string;
  /** Makes the database of the market in this folder, complete and closed. */
  readonly make: (folder: string) => Promise<void>;
  readonly tell: (text: string) => void;
}

/**
 * Leaves a complete market in the folder, or none: it is made beside its place and moved there once it is complete, however
 * the process before this one ended. A complete market stays as people left it. Throws DirectoryInUse.
 */
export async function prepareMarket(dataDir: string, { version, make, tell }: Making): Promise<void> {
  const release = await lockDirectory(dataDir);
  try {
    for (const name of readdirSync(dataDir)) if (name.startsWith(DRAFT)) remove(join(dataDir, name));
    if (existsSync(databaseFolder(dataDir))) {
      const held = heldVersion(dataDir);
      if (held !== null) {
        if (held !== version) tell(say("earlier", { folder: dataDir }));
        return;
      }
      tell(say("unfinished", { folder: putAside(dataDir) }));
    }
    tell(say("making"));
    const began = performance.now();
    await makeInPlace(dataDir, { version, make });
    tell(say("made", { seconds: ((performance.now() - began) / 1_000).toFixed(1) }));
  } finally {
    await release();
  }
}

async function makeInPlace(dataDir: string, { version, make }: Omit<Making, "tell">): Promise<void> {
  const draft = join(dataDir, DRAFT + randomBytes(6).toString("hex"));
  mkdirSync(draft);
  try {
    await make(draft);
    // Without a database the version says nothing; with one, the market is complete.
    writeFileSync(join(dataDir, VERSION_FILE), version, { flush: true });
    moveIntoPlace(databaseFolder(draft), databaseFolder(dataDir));
  } finally {
    remove(draft);
  }
}

/** Null where the market was never finished: the version was written last, and is written before the move now. */
function heldVersion(dataDir: string): string | null {
  const file = join(dataDir, VERSION_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Somebody may have tried something in it: it is moved, not removed. */
function putAside(dataDir: string): string {
  const aside = join(dataDir, `unfinished-${randomBytes(3).toString("hex")}`);
  renameSync(databaseFolder(dataDir), aside);
  return aside;
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
