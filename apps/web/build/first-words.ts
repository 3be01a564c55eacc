import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

/** A room, in English or in another language. */
const ROOM = /\/packages\/words\/src\/(?:rooms|languages\/[a-z]+)\/([\w-]+)\.ts$/;
/** Marks the part of a room that first pictures say. */
export const FIRST = "?first";

/** Imports that run at once; those of types alone are gone before. */
export const IMPORT = /^(?:import|export) (?!type\b)(?:[^;]*? from )?"([^"]+)";$/gm;
const SAY = /^import \{([^}]*)\} from "@sunwright\/words\/([\w-]+)";$/gm;

/** A line that is a comment, or of one. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

export interface SaidKeys {
  readonly room: string;
  /** Null where a text is chosen while the page runs: then the whole room may be said. */
  readonly keys: readonly string[] | null;
}

/** Which texts of which rooms a module says. */
export function saidIn(source: string): SaidKeys[] {
  const rest = source.replaceAll(SAY, "").replaceAll(COMMENT, "");
  return [...source.matchAll(SAY)].map(([, names = "", room = ""]) => {
    const locals = names
      .split(",")
      .flatMap((name) => (name.trim() === "" ? [] : [name.trim().split(" as ").at(-1) ?? ""]));
    const keys = locals.map((local) => keysOf(local, rest));
    return { room, keys: keys.includes(null) ? null : keys.flatMap((found) => found ?? []) };
  });
}

/** `say("key"`, `say.parts("key"` and `rich(say, "key"`; anything else that names it may say any key. */
function keysOf(local: string, source: string): readonly string[] | null {
  const named = [...source.matchAll(new RegExp(`(?<![\\w."'-])${local}(?![\\w"':])`, "g"))].length;
  const plain = [...source.matchAll(new RegExp(`(?<![\\w."'-])${local}(?:\\.parts)?\\(\\s*"([^"]+)"\\s*[,)]`, "g"))];
  const tagged = [...source.matchAll(new RegExp(`\\brich\\(\\s*${local},\\s*"([^"]+)"`, "g"))];
  const found = [...plain, ...tagged].map(([, key = ""]) => key);
  return found.length === named ? found : null;
}

interface FirstWordsOptions {
  /** The modules that first pictures begin with. */
  readonly starts: readonly string[];
  /** Where a package of ours has its sources. */
  readonly packages: string;
}

/**
 * Gives the modules of the first pictures rooms with the texts that they say and no others: the rest of a room comes
 * with the pages that say it. Nine rooms of ten thousand letters weigh more than all the code of the first step.
 */
export function firstWords({ starts, packages }: FirstWordsOptions): Plugin {
  let modules: ReadonlySet<string> = new Set();
  let rooms: ReadonlyMap<string, ReadonlySet<string> | null> = new Map();
  return {
    name: "first-words",
    apply: "build",
    enforce: "pre",
    buildStart() {
      modules = cameWith(starts, packages);
      rooms = roomsOf(modules);
    },
    async resolveId(source, importer, options) {
      if (!source.startsWith("@sunwright/words/") || importer === undefined || !modules.has(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const room = found && ROOM.exec(found.id)?.[1];
      return found && room && rooms.get(room) ? `${found.id}${FIRST}` : found;
    },
    load(id) {
      if (!id.endsWith(FIRST)) return null;
      const file = id.slice(0, -FIRST.length);
      return onlyThese(readFileSync(file, "utf8"), rooms.get(ROOM.exec(file)?.[1] ?? "") ?? new Set(), (code) =>
        this.parse(code, { lang: "ts" }),
      );
    },
  };
}

/** The modules that run before a first picture stands. */
export function cameWith(starts: readonly string[], packages: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const path = fileOf(specifier, file, packages);
      if (path !== null) open.push(path);
    }
  }
  return found;
}

/** Null for what is not ours, and for styles and pictures. */
export function fileOf(specifier: string, importer: string, packages: string): string | null {
  const ours = /^@sunwright\/(\w+)\/(.+)$/.exec(specifier);
  const base = ours ? resolve(packages, `${ours[1]}/src/${ours[2]}`) : resolve(dirname(importer), specifier);
  if (!ours && !specifier.startsWith(".")) return null;
  return [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path)) ?? null;
}

/** Per room the texts that these modules say; null for all of them. */
export function roomsOf(modules: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string> | null> {
  const rooms = new Map<string, Set<string> | null>();
  for (const module of modules)
    for (const { room, keys } of saidIn(readFileSync(module, "utf8"))) {
      const known = rooms.get(room);
      rooms.set(room, keys === null || known === null ? null : new Set([...(known ?? []), ...keys]));
    }
  return rooms;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A room with these of its texts. */
export function onlyThese(source: string, keys: ReadonlySet<string>, parse: (code: string) => Node): string {
  let written = source;
  for (const { key, start, end } of [...properties(parse(source))].toReversed())
    if (!keys.has(key)) written = `${written.slice(0, start)}${written.slice(end).replace(/^\s*,/, "")}`;
  return written;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* properties(node: Node): Generator<{ readonly key: string; readonly start: number; readonly end: number }> {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []) {
      if (child.type === "Property" && "key" in child && isNode(child.key)) {
        const name = "name" in child.key ? child.key.name : "value" in child.key ? child.key.value : "";
        yield { key: String(name), start: child.start, end: child.end };
      } else yield* properties(child);
    }
}
