import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { languageModules, offeredIn, roomsOf as roomsIn, WORDS } from "@sunwright/words/build/language-modules";
import type { Plugin } from "vite";
import { cameWith, FIRST, fileOf, IMPORT, roomsOf as firstRoomsOf } from "./first-words.ts";

const ROOM = /\/packages\/words\/src\/rooms\/([\w-]+)\.ts$/;
/** As the formatter writes imports of what is fetched later; imports of types look so, too, and do no harm here. */
const LATER = /\bimport\("([^"]+)"\)/g;

interface LanguagesOptions {
  /** What runs first: all that may be fetched is found from it. */
  readonly main: string;
  /** The modules that first pictures begin with, as `firstWords` has them. */
  readonly starts: readonly string[];
  readonly packages: string;
  readonly root: string;
}

/**
 * Brings the texts of a language with the modules that say them. Each import that fetches modules later first asks for the
 * texts of all that it fetches (`@sunwright/words/worded`), because many modules say texts while they load. A language
 * that nobody has chosen costs its line in the list of languages.
 */
export function languages({ main, starts, packages, root }: LanguagesOptions): Plugin {
  let isBuild = false;
  const nameOf = (file: string) => relative(root, file).replace(/\.tsx?$/, "");

  /** Per room whether a module has the part for first pictures. */
  function textsOf(target: string, first: First): readonly string[] {
    const said = new Set<string>();
    for (const module of cameWith([target], packages))
      for (const [, specifier = ""] of readFileSync(module, "utf8").matchAll(IMPORT)) {
        const room = roomOf(specifier, module, packages);
        if (room === null) continue;
        const isPart = !specifier.startsWith(".") && first.modules.has(module) && Boolean(first.rooms.get(room));
        said.add(isPart ? `${room}${FIRST}` : room);
      }
    return [...said].filter((name) => !(name.endsWith(FIRST) && said.has(name.slice(0, -FIRST.length))));
  }

  /** What the list of one language answers: its texts, and which of them each module that is fetched later says. */
  function apart(code: string): string {
    const modules = isBuild ? cameWith(starts, packages) : new Set<string>();
    const first: First = { modules, rooms: firstRoomsOf(modules) };
    const has = new Set(roomsIn(code));
    const wanted = [...targetsOf(main, packages)].map(
      (target) => [nameOf(target), textsOf(target, first).filter((name) => has.has(name.replace(FIRST, "")))] as const,
    );
    const names = [...new Set(wanted.flatMap(([, texts]) => texts))];
    const file = (name: string) => {
      const [room = "", part] = name.split("?");
      return JSON.stringify(`${join(WORDS, "languages", code, room)}.ts${part === undefined ? "" : `?${part}`}`);
    };
    const texts = names.map((name) => `[${JSON.stringify(name.replace(FIRST, ""))}, () => import(${file(name)})]`);
    const modulesTexts = wanted
      .filter(([, said]) => said.length > 0)
      .map(([target, said]) => `${JSON.stringify(target)}: [${said.map((name) => names.indexOf(name)).join(",")}]`);
    return [
      `export { language } from ${JSON.stringify(join(WORDS, "languages", code, "language.ts"))};`,
      `export const all = [${texts.join(",")}];`,
      `const modules = {${modulesTexts.join(",")}};`,
      "export const saidBy = (module) => (modules[module] ?? []).map((at) => all[at]);",
    ].join("\n");
  }

  const files = languageModules(apart);
  return {
    ...files,
    name: "languages",
    enforce: "pre",
    configResolved: (config) => {
      isBuild = config.command === "build";
    },
    transform: {
      filter: { id: /\/(apps\/web|packages\/\w+)\/src\/[^?]+\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const program = this.parse(code, { lang: id.endsWith("x") ? "tsx" : "ts" });
        let written = code;
        for (const { start, end, source } of [...importsIn(program)].toReversed()) {
          const target = typeof source === "string" ? fileOf(source, id, packages) : null;
          if (target === null) continue;
          const load = `worded_(${JSON.stringify(nameOf(target))}, () => ${code.slice(start, end)})`;
          written = written.slice(0, start) + load + written.slice(end);
        }
        if (written === code) return null;
        return { code: `import { worded as worded_ } from "@sunwright/words/worded";\n${written}`, map: null };
      },
    },
    // The script in the head knows which languages there are: it writes `lang` before anything is painted.
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const offered = offeredIn().map(({ code, direction }) => `${code}${direction === "rtl" ? ":rtl" : ""}`);
        return html.replace(
          '<script src="/theme.js"',
          () => `<script src="/theme.js" data-languages="${offered.join(" ")}"`,
        );
      },
    },
  };
}

interface First {
  readonly modules: ReadonlySet<string>;
  readonly rooms: ReadonlyMap<string, ReadonlySet<string> | null>;
}

/** Null for what is no room of the catalogue. */
function roomOf(specifier: string, module: string, packages: string): string | null {
  const file = fileOf(specifier, module, packages);
  const name = (file === null ? /^@sunwright\/words\/([\w-]+)$/ : ROOM).exec(file ?? specifier)?.[1];
  return name !== undefined && existsSync(join(WORDS, "rooms", `${name}.ts`)) ? name : null;
}

/** All modules that are fetched later, from wherever. */
function targetsOf(main: string, packages: string): ReadonlySet<string> {
  const targets = new Set<string>();
  const open = [main];
  for (let start = open.pop(); start !== undefined; start = open.pop())
    for (const module of cameWith([start], packages))
      for (const [, specifier = ""] of readFileSync(module, "utf8").matchAll(LATER)) {
        const target = fileOf(specifier, module, packages);
        if (target === null || targets.has(target) || !existsSync(target)) continue;
        targets.add(target);
        open.push(target);
      }
  return targets;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* importsIn(node: Node): Generator<{ readonly start: number; readonly end: number; readonly source: unknown }> {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])
      yield* importsIn(child);
  if (node.type === "ImportExpression" && "source" in node && isNode(node.source) && "value" in node.source)
    yield { start: node.start, end: node.end, source: node.source.value };
}
