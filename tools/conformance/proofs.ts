import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTest, root, sourceFiles, target } from "../source";
import { testsOf, type TestCase } from "./assertions";
import { rowsIn } from "./named-rows";
import { parseModule, type Module } from "./syntax";

export interface FoundTest extends TestCase {
  readonly file: string;
}
/** An assertion that names a row, and where it stands. */
export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

let read: readonly FoundTest[] | undefined;
/** Every test that can name a row, read once. */
export const allTests = (): readonly FoundTest[] => (read ??= readTests());

/** Every file of tests. The generator's own name rows only as material. */
export const testFiles = (): string[] =>
  sourceFiles().filter((file) => /\.(test|journey)\.tsx?$/.test(file) && !file.startsWith("tools/conformance/"));

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
  texts.set(file, text);
  return text;
}

/** The file an import leads to, where it is a helper of tests. */
function helper(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith(".") ? target(file, specifier) : undefined;
  return [`${path}.ts`, `${path}.tsx`].find((found) => isTest(found) && existsSync(join(root, found)));
}

const IMPORTED = /\bfrom "([^"]+)"/g;
/** Whether a test or a helper of it names a row at all: most do not, and need not be parsed. */
function namesRows(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = textOf(file);
  if (rowsIn(text).length > 0) return true;
  return [...text.matchAll(IMPORTED)].some(([, specifier = ""]) => {
    const found = helper(file, specifier);
    return found !== undefined && namesRows(found, seen);
  });
}

function readTests(): FoundTest[] {
  const modules = new Map<string, Module>();
  const open = (file: string): Module => {
    const known = modules.get(file) ?? parseModule(file, textOf(file));
    modules.set(file, known);
    return known;
  };
  const imports = (file: string, specifier: string): Module | undefined => {
    const found = helper(file, specifier);
    return found === undefined ? undefined : open(found);
  };
  return testFiles()
    .filter((file) => namesRows(file))
    .flatMap((file) => testsOf(open(file), imports).map((test) => ({ file, ...test })));
}

/** Which assertions prove which row. */
export function proofsOf(tests: readonly FoundTest[]): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  for (const { file, title, assertions } of tests) {
    for (const { row, text } of assertions) found.set(row, [...(found.get(row) ?? []), { file, title, text }]);
  }
  return found;
}

const RANGE = /S-\d{3}\s*(?:\.\.+|…|–|-|to|through)\s*(?:S-)?\d{3}\b/;
const MOST_CLAIMS = 5;

const isWide = (words: string) => rowsIn(words).length > MOST_CLAIMS || RANGE.test(words);

/** Titles and messages that name a range, or more rows than one test or assertion can show. */
export function wideClaims(tests: readonly FoundTest[]): string[] {
  return tests.flatMap(({ file, title, assertions }) =>
    [title, ...new Set(assertions.map(({ text }) => text))].filter(isWide).map((words) => `${file}: ${words}`),
  );
}

/** Rows that a title names and no assertion of its test. */
export function emptyClaims(tests: readonly FoundTest[]): string[] {
  return tests.flatMap(({ file, title, claims, assertions }) => {
    const proved = new Set(assertions.map(({ row }) => row));
    return claims.filter((row) => !proved.has(row)).map((row) => `${row} in ${file}: ${title}`);
  });
}
