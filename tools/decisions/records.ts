import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../source";
import { TOPICS } from "./topics";

const FOLDER = join(root, "docs/decisions");
export const INDEX = join(FOLDER, "README.md");

export interface DecisionRecord {
  readonly number: number;
  readonly file: string;
  readonly title: string;
  /** Of its own head: the record in its place; null while it holds. */
  readonly replacedBy: number | null;
  /** Earlier records that its head says it adds to, amends or replaces in part. */
  readonly touches: readonly number[];
}

const TITLE = /^# (\d+)[:.]? (.+)$/m;
/** What stands between the title and the first chapter: the date, the state, and what it does to others. */
const headOf = (text: string) => text.split("\n").slice(1).join("\n").split(/^## /m)[0] ?? "";

export function readRecord(file: string, text: string): DecisionRecord {
  const [, number = "", title = ""] = TITLE.exec(text) ?? [];
  const [line = ""] = headOf(text)
    .split("\n")
    .filter((each) => /^\d{4}-\d\d-\d\d/.test(each));
  const own = Number(number);
  const replaced = /replaced by (?:record )?(\d{3})/.exec(line)?.[1];
  const named = [...line.matchAll(/\b\d{3}\b/g)].map(([other]) => Number(other));
  return {
    number: own,
    file,
    title,
    replacedBy: replaced === undefined ? null : Number(replaced),
    touches: named.filter((other) => other < own),
  };
}

export const records = (): readonly DecisionRecord[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{3}-/.test(name))
    .sort()
    .map((name) => readRecord(name, readFileSync(join(FOLDER, name), "utf8")));

const three = (number: number) => String(number).padStart(3, "0");

function stateOf(record: DecisionRecord, all: readonly DecisionRecord[]): string {
  if (record.replacedBy !== null) return `replaced by ${three(record.replacedBy)}`;
  const later = all.filter(({ touches }) => touches.includes(record.number)).map(({ number }) => three(number));
  return later.length === 0 ? "holds" : `holds, with ${later.join(", ")}`;
}

/** By topic, with the state of each. */
export function indexOf(all: readonly DecisionRecord[]): string {
  const chapters = Object.entries(TOPICS).flatMap(([topic, numbers]) => [
    `## ${topic}`,
    "",
    "| Record | Decides | State |",
    "|---|---|---|",
    ...all
      .filter(({ number }) => numbers.includes(number))
      .map((record) => `| [${three(record.number)}](${record.file}) | ${record.title} | ${stateOf(record, all)} |`),
    "",
  ]);
  return [
    "# Decision records",
    "",
    "Why the house is as it is. A record is not rewritten: a later one adds to it, amends or replaces it, and is named here beside it. Made by `npm run decisions` from the records and `tools/decisions/topics.ts`.",
    "",
    ...chapters,
  ].join("\n");
}
