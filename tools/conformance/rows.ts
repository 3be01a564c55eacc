import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../source";

export interface Row {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly observed: string;
}

export function specificationRows(): Row[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, "rows.tsv"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [id = "", document = "", section = "", text = "", observed = ""] = line.split("\t");
    return { id, section: `${document}: ${section}`, text, observed };
  });
}

const TESTS = ["packages", "apps", "journeys", "tools"];

function* testFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    if (name === "node_modules" || name === "dist") continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* testFiles(path);
    else if (/\.(test|journey)\.tsx?$/.test(name)) yield path;
  }
}

export interface Proof {
  readonly file: string;
  readonly title: string;
}

const TITLE = /\b(?:it|test)(?:\.each\([^)]*\)|\.for\([^)]*\))?\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs;
const ROW = /\bS-(\d{3})(?:\s*(?:\.\.|to)\s*S-(\d{3}))?/g;

/** The rows a test's title names, ranges written out: "S-123 S-130..S-133 refuses …". */
export function rowsNamed(title: string): string[] {
  return [...title.matchAll(ROW)].flatMap(([, from = "", to]) => {
    const first = Number(from);
    return Array.from(
      { length: Number(to ?? from) - first + 1 },
      (_, index) => `S-${String(first + index).padStart(3, "0")}`,
    );
  });
}

/** Which tests name which rows in their titles. */
export function proofs(): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  for (const folder of TESTS) {
    for (const path of testFiles(join(root, folder))) {
      for (const [, , title = ""] of readFileSync(path, "utf8").matchAll(TITLE)) {
        for (const id of rowsNamed(title)) {
          const proof = { file: relative(root, path), title: title.replace(/ @phone$/, "") };
          found.set(id, [...(found.get(id) ?? []), proof]);
        }
      }
    }
  }
  return found;
}
