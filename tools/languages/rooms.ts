import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@sunwright/words/translation";
import { childrenOf, isNode, type Node, parse } from "../source";

/** Key to text, as they stand in a file of the catalogue. */
export type Texts = ReadonlyMap<string, string>;

/** A language as its folder has it. */
export interface Translated {
  readonly code: string;
  readonly language: Language;
  readonly rooms: ReadonlyMap<string, Texts>;
}

const keyOf = (node: unknown) => (isNode(node) ? String(node["name"] ?? node["value"]) : "");

function* properties(node: Node): Generator<readonly [key: string, text: string]> {
  const { key, value } = node;
  if (node.type === "Property" && isNode(value) && typeof value["value"] === "string")
    yield [keyOf(key), value["value"]];
  else for (const child of childrenOf(node)) yield* properties(child);
}

/** Throws where a text is put together, which the build could not compile. */
export function textsIn(file: string): Texts {
  const source = readFileSync(file, "utf8");
  const composed = /^ {2}[\w"-]+:\s+(?!\s*["'\n])/m.exec(source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ""));
  if (composed !== null) throw new Error(`${file} has a text that is not one literal: ${composed[0]}`);
  return new Map(properties(parse(file, source)));
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -3))
    .sort();

/** The rooms of English, by name. `words` is the folder of the package's sources. */
export const englishIn = (words: string): ReadonlyMap<string, Texts> =>
  new Map(namesIn(join(words, "rooms")).map((name) => [name, textsIn(join(words, "rooms", `${name}.ts`))]));

export async function languagesIn(words: string): Promise<readonly Translated[]> {
  const folder = join(words, "languages");
  if (!existsSync(folder)) return [];
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Promise.all(codes.map(({ name }) => languageIn(folder, name)));
}

async function languageIn(folder: string, code: string): Promise<Translated> {
  // What every language's file exports: the compiler sees to it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { language } = (await import(pathToFileURL(join(folder, code, "language.ts")).href)) as { language: Language };
  const names = namesIn(join(folder, code)).filter((name) => name !== "language");
  return { code, language, rooms: new Map(names.map((name) => [name, textsIn(join(folder, code, `${name}.ts`))])) };
}
