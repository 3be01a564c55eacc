import type { CheckReport } from "@sunwright/engine/validation/check";
import type { ReferenceFiles } from "@sunwright/engine/validation/files";
import { TableError } from "@sunwright/engine/validation/reader";
import { REFERENCE_TABLES, runTable, unknownTables, type TableReport } from "@sunwright/engine/validation/tables";
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
      unreadable.push({ letter: table.letter, problem: error.message });
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

/** "1.2e-7 off, 0.12 of the tolerance (a-06, azimuth)" */
function worstOf({ worst }: CheckReport): string {
  if (worst === null) return "nothing compared";
  const share = Number.isFinite(worst.excess) ? `${figure(worst.excess)} of the tolerance` : "exact figure missed";
  return `worst ${figure(worst.deviation)}, ${share} (${worst.case}, ${worst.quantity})`;
}

function linesOf(report: TableReport): readonly string[] {
  const state = report.passes ? "passes" : "IS OUT";
  return [
    `${report.letter}  ${report.title}: ${state}; ${report.cases} cases, ${report.comparisons} figures`,
    ...report.checks.flatMap((check) => [
      `     ${check.passes ? "ok " : "OUT"} ${check.name}: ${check.cases.length} cases, tolerance ${check.tolerance}; ${worstOf(check)}`,
      ...check.outside
        .slice(0, 5)
        .map((one) => `         ${one.case}, ${one.quantity}: ${one.actual} in place of ${one.reference}`),
    ]),
    ...report.unchecked.map((words) => `     not checked: ${words}`),
  ];
}

const told = (found: Verification): string =>
  [
    ...found.tables.flatMap(linesOf),
    ...found.unreadable.map(({ letter, problem }) => `${letter}  cannot be read: ${problem}`),
    ...found.missing.map((file) => `   no ${file} in the folder`),
    ...found.unknown.map((file) => `   unknown table: ${file}`),
    `${found.passes ? "All tables pass" : "NOT all tables pass"}, ${(found.ms / 1000).toFixed(1)} s`,
  ].join("\n");

/** The engine held against every reference table of a folder: exit code 1 where one is out, 2 where one is no table. */
export const verify: Command = (args, write, complain) => {
  const { path, values } = commandLine(args, { json: { type: "boolean" } } as const, "FOLDER");
  const files = referenceFolder(path);
  const found = verification(files);
  if (found.tables.length + found.unreadable.length === 0) {
    throw new Problem(`${path} holds no table: none of ${found.missing.join(", ")}`);
  }
  // An infinite excess (an exact figure missed) is null in JSON; `outside` lists it with both values.
  write(values.json ? JSON.stringify(found, null, 1) : told(found));
  for (const { problem } of found.unreadable) complain(problem);
  if (found.unreadable.length > 0) return 2;
  return found.passes ? 0 : 1;
};
