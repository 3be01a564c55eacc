import type { CheckReport } from "@sunwright/engine/validation/check";
import type { ReferenceFiles } from "@sunwright/engine/validation/files";
import { TableError } from "@sunwright/engine/validation/reader";
import { REFERENCE_TABLES, runTable, unknownTables, type TableReport } from "@sunwright/engine/validation/tables";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/tell-validation";
import type { Told } from "@sunwright/words/told";
import { commandLine } from "./arguments";
import type { Command } from "./command";
import { Problem } from "./problem";
import { referenceFolder } from "./reference-folder";

interface Verification {
  readonly tables: readonly TableReport[];
  /** Tables whose files cannot be read as such, with the reason. */
  readonly unreadable: readonly { readonly letter: string; readonly problem: string }[];
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly passes: boolean;
  readonly ms: number;
}

function verification(files: ReferenceFiles): Verification {
  const began = performance.now();
  const tables: TableReport[] = [];
  const unreadable: { letter: string; problem: string }[] = [];
  for (const table of REFERENCE_TABLES.filter(({ file }) => files.has(file))) {
    try {
      tables.push(runTable(table, files));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      unreadable.push({ letter: table.letter, problem: tell(error.text) });
    }
  }
  return {
    tables,
    unreadable,
    missing: REFERENCE_TABLES.filter(({ file }) => !files.has(file)).map(({ file }) => file),
    unknown: unknownTables([...files.keys()]),
    passes: unreadable.length === 0 && tables.every(({ passes }) => passes),
    ms: Math.round(performance.now() - began),
  };
}

const figure = (value: number) => (value === 0 ? "0" : value.toPrecision(2));

/** "worst 1.2e-7, 0.12 of the tolerance (a-06, azimuth)" */
function worstOf({ worst }: CheckReport): string {
  if (worst === null) return say("check.nothingCompared");
  const { excess, deviation } = worst;
  const found = { deviation: figure(deviation), case: tell(worst.case), quantity: tell(worst.quantity) };
  return Number.isFinite(excess)
    ? say("check.worst", { ...found, share: figure(excess) })
    : say("check.worstMissed", found);
}

/** Marks of one width, so that the checks stand below each other. */
function mark(passes: boolean): string {
  const [ok, out] = [say("check.ok"), say("check.out")];
  return (passes ? ok : out).padEnd(Math.max(ok.length, out.length));
}

function linesOf({ letter, title, passes, cases, comparisons, checks, unchecked }: TableReport): readonly string[] {
  const state = passes ? say("table.passes") : say("table.isOut");
  return [
    `${letter}  ${say("table.found", { title: tell(title), state, cases, figures: comparisons })}`,
    ...checks.flatMap(checkLines),
    ...unchecked.map((what) => `     ${say("check.notChecked", { what: tell(what) })}`),
  ];
}

const checkLines = (check: CheckReport): readonly string[] => [
  `     ${mark(check.passes)} ${say("check.found", {
    name: tell(check.name),
    cases: check.cases.length,
    tolerance: tell(check.tolerance),
    worst: worstOf(check),
  })}`,
  ...check.outside.slice(0, OUTSIDE_SHOWN).map(
    ({ case: id, quantity, actual, reference }) =>
      `         ${say("check.inPlaceOf", {
        case: tell(id),
        quantity: tell(quantity),
        actual: `${actual}`,
        reference: `${reference}`,
      })}`,
  ),
];
/** Of the figures of a check that are out. */
const OUTSIDE_SHOWN = 5;

const summary = ({ tables, unreadable, missing, unknown, passes, ms }: Verification): string =>
  [
    ...tables.flatMap(linesOf),
    ...unreadable.map(({ letter, problem }) => `${letter}  ${say("tables.unreadable", { problem })}`),
    ...missing.map((file) => `   ${say("tables.missing", { file })}`),
    ...unknown.map((file) => `   ${say("tables.unknown", { file })}`),
    say(passes ? "tables.pass" : "tables.fail", { seconds: ms / 1_000 }),
  ].join("\n");

/** Texts of the engine stand in JSON as they are read. */
const said = (_key: string, value: unknown): unknown => (isTold(value) ? tell(value) : value);
const isTold = (value: unknown): value is Told =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";

/** The engine held against every reference table of a folder: exit code 1 where one is out, 2 where one is no table. */
export const verify: Command = (args, write, complain) => {
  const { path, values } = commandLine(args, { json: { type: "boolean" } } as const, "FOLDER");
  const files = referenceFolder(path);
  const found = verification(files);
  if (found.tables.length + found.unreadable.length === 0) {
    throw new Problem(say("noTable", { folder: path, files: found.missing.join(", ") }));
  }
  // An infinite excess (an exact figure missed) is null in JSON; `outside` lists it with both values.
  write(values.json ? JSON.stringify(found, said, 1) : summary(found));
  for (const { problem } of found.unreadable) complain(problem);
  if (found.unreadable.length > 0) return 2;
  return found.passes ? 0 : 1;
};
