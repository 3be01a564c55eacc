import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Check, type Comparison } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import type { CaseRunner } from "../outcome";
import type { Field } from "../reader";
import { REFERENCE_TABLES, runTable, type TableReport } from "../tables";
import { referenceWeather, type ReferenceWeather } from "../weather";

const folder = join(import.meta.dirname, "../truth");

const textFiles = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|csv)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The reference tables this package carries, with the weather beside them. */
export const referenceFiles: ReferenceFiles = new Map(
  textFiles(folder).map((file) => [relative(folder, file), readFileSync(file, "utf8")]),
);

/** The cases of a list with their ids, as `it.each` takes them. */
export const casesOf = (file: string, list = "cases"): (readonly [string, Field])[] =>
  readJson(referenceFiles, file)
    .list(list)
    .map((row) => [row.text("id"), row] as const);

/** The figures of a case that are further from the reference than they may be. A case without a figure is an error. */
export function outside(run: CaseRunner, row: Field): readonly Comparison[] {
  const check = new Check("one case", "its own");
  check.begin(row.text("id"));
  run(row, check);
  const report = check.report();
  if (report.comparisons === 0) throw new Error(`${row.path} holds the engine to nothing`);
  return report.outside;
}

/** The sites of the reference weather. */
export const referenceSites: readonly string[] = readJson(referenceFiles, "weather/index.json").names();

/** The hourly year of a site of the reference tables. */
export const weatherAt = (site: string): ReferenceWeather => referenceWeather(referenceFiles, site);

/** What the run of one table says, of these files or others. */
export function reportOf(letter: string, files: ReferenceFiles = referenceFiles): TableReport {
  const table = REFERENCE_TABLES.find((one) => one.letter === letter);
  if (!table) throw new Error(`There is no table ${letter}`);
  return runTable(table, files);
}

/** The reference files with one of them changed. */
export const withFile = (name: string, text: string): ReferenceFiles => new Map([...referenceFiles, [name, text]]);

export function changed(name: string, pattern: RegExp, replacement: string): ReferenceFiles {
  const text = referenceFiles.get(name) ?? "";
  const other = text.replace(pattern, replacement);
  if (other === text) throw new Error(`${name} holds nothing like ${pattern.source}`);
  return withFile(name, other);
}
