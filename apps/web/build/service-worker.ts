import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { TEXTS } from "./chunks.ts";

interface PrecacheEntry {
  readonly url: string;
  /** Null where the name has a hash of the content. */
  readonly revision: string | null;
}

const APPLICATION = /\.(html|js|css|woff2|svg|webmanifest)$/;
/** Pictures of a first visit, what strangers read, and the validation page with its tables: read with a connection. */
const NOT_FOR_DESIGNING =
  /^(auth|text)\.html$|^open-page\.css$|^assets\/(validation|pdf\.worker|quote\.worker|check-quote)|\.(json|csv)$/;
/** Texts in other languages: those of the one that is chosen are kept when they are fetched. */
const isKept = (name: string) =>
  APPLICATION.test(name) && !NOT_FOR_DESIGNING.test(name) && !name.startsWith(`assets/${TEXTS}`);

/** Writes `sw.js`: the service worker with the list of files that this version consists of. */
export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // When all files are written, and before they are compressed.
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) this.error("The build has no output folder.");
        const files = JSON.stringify(await filesOf(dir));
        const define = { FILES_OF_THIS_VERSION: files, "process.env.NODE_ENV": '"production"' };
        const built = await rolldown({ input: source, transform: { define, target: "es2022" } });
        await built.write({ file: join(dir, "sw.js"), format: "iife", minify: true });
        await built.close();
      },
    },
  };
}

async function filesOf(folder: string): Promise<PrecacheEntry[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isKept)
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      url: `/${name}`,
      revision: name.startsWith("assets/") ? null : await contentHash(join(folder, name)),
    })),
  );
}

const contentHash = async (file: string) =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 16);
