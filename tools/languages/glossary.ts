import { readFileSync } from "node:fs";
import type { Texts, Translated } from "./rooms";
import { shapeOf } from "./shape";

/** A term with the beginnings of the words that may say it. */
interface Term {
  readonly english: RegExp;
  readonly name: string;
  readonly stems: readonly string[];
}

/** So often a term stands in the catalogue before its share means something. */
const ENOUGH = 5;
/** So much of a word stays the same when it is inflected. */
const STEM = 0.7;

const bare = (text: string) => text.normalize("NFC").toLowerCase();

/** `code` is a column of the glossary; none for a language that it does not have. */
export function termsOf(file: string, code: string): readonly Term[] {
  const [head = "", ...lines] = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const columns = head.split("\t");
  const at = columns.indexOf(code);
  if (at < 0) return [];
  return lines.map((line) => {
    const cells = line.split("\t");
    const name = (cells[columns.indexOf("english")] ?? "").replace(/ \(.*/, "");
    return { name, english: new RegExp(`\\b${name}s?\\b`, "i"), stems: stemsOf(cells[at] ?? "") };
  });
}

/** "Batterie (Speicher)": either. A term of several words is known by its longest. */
const stemsOf = (cell: string): readonly string[] =>
  cell
    .split(/[()/,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const word = part.split(/[\s-]/).toSorted((one, other) => other.length - one.length)[0] ?? "";
      return bare(word.slice(0, Math.max(4, Math.ceil(word.length * STEM))));
    });

export interface Use {
  readonly term: string;
  /** How many texts have the term in English, and how many of those have the language's. */
  readonly texts: number;
  readonly kept: number;
}

/** How faithfully a language keeps to the terms of the trade that are asked for. */
export function usesOf(
  { rooms }: Translated,
  english: ReadonlyMap<string, Texts>,
  terms: readonly Term[],
): readonly Use[] {
  const pairs = [...rooms].flatMap(([name, texts]) =>
    [...texts].map(
      ([key, text]) => [shapeOf(english.get(name)?.get(key) ?? "").letters, bare(shapeOf(text).letters)] as const,
    ),
  );
  return terms.flatMap(({ name, english: source, stems }) => {
    const said = pairs.filter(([before]) => source.test(before));
    const kept = said.filter(([, text]) => stems.some((stem) => text.includes(stem))).length;
    return said.length < ENOUGH ? [] : [{ term: name, texts: said.length, kept }];
  });
}
