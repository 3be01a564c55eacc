// What the builds put in the place of src/languages.ts: modules that name what the languages' folders hold.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const WORDS = resolve(import.meta.dirname, "../src");
const LANGUAGE = /^\0?language:([a-z]{2,3})$/;

/** Code and, as its file says them, tag, name, direction and number of readers of each language. */
export function offeredIn(words = WORDS) {
  const folder = join(words, "languages");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((code) => {
      const source = readFileSync(join(folder, code, "language.ts"), "utf8");
      const said = (field) => {
        const found = new RegExp(`^ {2}${field}: "([^"]+)",$`, "m").exec(source)?.[1];
        if (found === undefined) throw new Error(`languages/${code}/language.ts says no ${field}`);
        return found;
      };
      const readers = new Set(Array.from(source.matchAll(/\bby: "([^"]+)"/g), ([, by]) => by)).size;
      return { code, tag: said("tag"), name: said("name"), direction: said("direction"), readers };
    });
}

/** The rooms that a language has, by name. */
export const roomsOf = (code, words = WORDS) =>
  readdirSync(join(words, "languages", code))
    .toSorted()
    .filter((name) => name !== "language.ts")
    .map((name) => name.replace(/\.ts$/, ""));

const fileOf = (words, code, name) => JSON.stringify(join(words, "languages", code, `${name}.ts`));

/** All rooms in one file, for a process that may say any of them. */
export function together(code, words = WORDS) {
  const rooms = roomsOf(code, words);
  return [
    `export { language } from ${fileOf(words, code, "language")};`,
    ...rooms.map((name, at) => `import { texts as room${at} } from ${fileOf(words, code, name)};`),
    `export const all = [${rooms.map((name, at) => `[${JSON.stringify(name)}, async () => ({ texts: room${at} })]`).join(",")}];`,
    "export const saidBy = () => all;",
  ].join("\n");
}

/** `write` makes the module of one language: what `filesOf` answers. */
export function languageModules(write = together, words = WORDS) {
  const offer = join(words, "languages.ts");
  return {
    name: "language-modules",
    resolveId: (source) => (LANGUAGE.test(source) ? `\0${source}` : null),
    load(id) {
      const code = LANGUAGE.exec(id)?.[1];
      if (code !== undefined) return write(code, words);
      if (id !== offer) return null;
      const offered = offeredIn(words);
      const files = offered.map(({ code: name }) => `${name}: () => import("language:${name}")`);
      return [
        `export const OFFERED = ${JSON.stringify(offered)};`,
        `const files = {${files.join(",")}};`,
        "export const filesOf = (code) => files[code]();",
      ].join("\n");
    },
  };
}
