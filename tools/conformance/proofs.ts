import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTest, root, sourceFiles, target } from "../source";
import { testsOf, type TestCase } from "./assertions";
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
/** Every test of the house, read once. The generator's own tests name rows only as material. */
export const allTests = (): readonly FoundTest[] => (read ??= readTests());

function readTests(): FoundTest[] {
  const modules = new Map<string, Module>();
  const open = (file: string): Module => {
    const known = modules.get(file) ?? parseModule(file, readFileSync(join(root, file), "utf8"));
    modules.set(file, known);
    return known;
  };
  const imports = (file: string, specifier: string): Module | undefined => {
    const path = specifier.startsWith(".") ? target(file, specifier) : undefined;
    const found = [`${path}.ts`, `${path}.tsx`].find(
      (candidate) => isTest(candidate) && existsSync(join(root, candidate)),
    );
    return found === undefined ? undefined : open(found);
  };
  return sourceFiles()
    .filter((file) => /\.(test|journey)\.tsx?$/.test(file) && !file.startsWith("tools/conformance/"))
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

const RANGE = /S-\d{3}\s*(?:\.\.+|…|–|-|to|through)\s*S?-?\d/;
const MOST_CLAIMS = 5;

/** Titles that claim a range, or more rows than one test can show. */
export function wideClaims(tests: readonly FoundTest[]): string[] {
  return tests
    .filter(({ title, claims }) => claims.length > MOST_CLAIMS || RANGE.test(title))
    .map(({ file, title }) => `${file}: ${title}`);
}

/** Rows that a title names and no assertion of its test. */
export function emptyClaims(tests: readonly FoundTest[]): string[] {
  return tests.flatMap(({ file, title, claims, assertions }) => {
    const proved = new Set(assertions.map(({ row }) => row));
    return claims.filter((row) => !proved.has(row)).map((row) => `${row} in ${file}: ${title}`);
  });
}
