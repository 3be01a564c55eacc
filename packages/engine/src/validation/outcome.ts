import type { Text } from "../units/told";
import type { Check } from "./check";
import type { Field } from "./reader";
import { told } from "./told";

/** What a table's run found. */
export interface Outcome {
  readonly checks: readonly Check[];
  /** Cases and figures of the file nothing was held to. */
  readonly unchecked: readonly Text[];
}

/** Holds one case to the engine, its figures going to the check they belong to. */
export type CaseRunner = (row: Field, check: Check) => void;

/** Every case of a list, each under its own id. */
export function runCases(rows: readonly Field[], check: Check, run: CaseRunner): Check {
  for (const row of rows) {
    check.begin(row.text("id"));
    run(row, check);
  }
  return check;
}

/** Cases whose `kind` nobody here knows, so that a reader sees what was left out. */
export function strangers(rows: readonly Field[], known: readonly string[]): readonly Text[] {
  return rows
    .filter((row) => !known.includes(row.text("kind")))
    .map((row) => told("unchecked.unknownKind", { case: row.text("id"), kind: row.text("kind") }));
}
