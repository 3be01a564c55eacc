import type { Text } from "../units/told";
import type { CheckReport } from "./check";
import { CONTENTS, type Letter, LETTERS, type TableContents } from "./contents";
import type { ReferenceFiles } from "./files";
import type { Outcome } from "./outcome";
import { dailyClearnessTable } from "./tables/daily-clearness";
import { clearSkyTable } from "./tables/clear-sky";
import { decompositionTable } from "./tables/decomposition";
import { dispatchTable } from "./tables/dispatch";
import { economicsTable } from "./tables/economics";
import { balanceTable } from "./tables/energy-balance";
import { examplesTable } from "./tables/examples";
import { moduleInverterTable } from "./tables/module-inverter";
import { orientationTable } from "./tables/orientation";
import { peerTable } from "./tables/peers";
import { roofPlanesTable } from "./tables/roof-planes";
import { sizingTable } from "./tables/sizing";
import { stagedBuyingTable } from "./tables/staged-buying";
import { stringsInShadeTable } from "./tables/strings-in-shade";
import { sunPositionTable } from "./tables/sun-position";
import { transpositionTable } from "./tables/transposition";
import { yearTable } from "./tables/year";

const RUNS: Readonly<Record<Letter, (files: ReferenceFiles) => Outcome>> = {
  a: sunPositionTable,
  b: clearSkyTable,
  c: decompositionTable,
  d: transpositionTable,
  e: moduleInverterTable,
  f: yearTable,
  g: balanceTable,
  h: examplesTable,
  i: economicsTable,
  j: sizingTable,
  k: peerTable,
  m: dailyClearnessTable,
  n: stringsInShadeTable,
  o: roofPlanesTable,
  p: dispatchTable,
  q: orientationTable,
  r: stagedBuyingTable,
};

export interface ReferenceTable extends TableContents {
  readonly letter: Letter;
  readonly run: (files: ReferenceFiles) => Outcome;
}

export const REFERENCE_TABLES: readonly ReferenceTable[] = LETTERS.map((letter) => ({
  letter,
  ...CONTENTS[letter],
  run: RUNS[letter],
}));

/** What a table's run found, as plain data. */
export interface TableReport {
  readonly letter: Letter;
  readonly title: Text;
  readonly against: Text;
  /** Different cases; most go through several checks. */
  readonly cases: number;
  readonly comparisons: number;
  readonly checks: readonly CheckReport[];
  readonly unchecked: readonly Text[];
  readonly passes: boolean;
}

/** Holds the engine against one table. Throws a TableError for a file that cannot be read as that table. */
export function runTable(table: ReferenceTable, files: ReferenceFiles): TableReport {
  const { checks, unchecked } = table.run(files);
  const reports = checks.map((check) => check.report()).filter(({ cases }) => cases.length > 0);
  return {
    letter: table.letter,
    title: table.title,
    against: table.against,
    cases: new Set(reports.flatMap(({ cases }) => cases)).size,
    comparisons: reports.reduce((sum, { comparisons }) => sum + comparisons, 0),
    checks: reports,
    unchecked,
    passes: reports.length > 0 && reports.every(({ passes }) => passes),
  };
}

/** Files named like tables of the format that no table here reads. */
export const unknownTables = (names: readonly string[]): readonly string[] =>
  names.filter(
    (name) => /^[a-z]_.*\.json$/.test(name) && !REFERENCE_TABLES.some(({ letter }) => name.startsWith(`${letter}_`)),
  );
