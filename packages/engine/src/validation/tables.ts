import type { CheckReport } from "./check";
import type { ReferenceFiles } from "./files";
import type { Outcome } from "./outcome";
import { clearSkyTable } from "./tables/clear-sky";
import { decompositionTable } from "./tables/decomposition";
import { economicsTable } from "./tables/economics";
import { balanceTable } from "./tables/energy-balance";
import { examplesTable } from "./tables/examples";
import { moduleInverterTable } from "./tables/module-inverter";
import { peerTable } from "./tables/peers";
import { sizingTable } from "./tables/sizing";
import { sunPositionTable } from "./tables/sun-position";
import { transpositionTable } from "./tables/transposition";
import { yearTable } from "./tables/year";

/** A table of the reference format. */
export interface ReferenceTable {
  /** "a" … "k"; its files begin with it. */
  readonly letter: string;
  readonly title: string;
  /** Where its figures come from. */
  readonly against: string;
  /** The file that has to be there for the table to count as there. */
  readonly file: string;
  readonly run: (files: ReferenceFiles) => Outcome;
}

const PVLIB = "pvlib-python after 0.15.2";

export const REFERENCE_TABLES: readonly ReferenceTable[] = [
  {
    letter: "a",
    title: "Solar position",
    against: `NREL's SPA by ${PVLIB}, 1950 to 2050, and the paper's example`,
    file: "a_solar_position.json",
    run: sunPositionTable,
  },
  {
    letter: "b",
    title: "Extraterrestrial radiation, air mass, clear sky",
    against: PVLIB,
    file: "b_clearsky.json",
    run: clearSkyTable,
  },
  {
    letter: "c",
    title: "Decomposition of global irradiance",
    against: PVLIB,
    file: "c_decomposition.json",
    run: decompositionTable,
  },
  {
    letter: "d",
    title: "Transposition to the plane",
    against: PVLIB,
    file: "d_transposition.json",
    run: transpositionTable,
  },
  {
    letter: "e",
    title: "Glass, cell temperature, module, inverter",
    against: PVLIB,
    file: "e_module_inverter.json",
    run: moduleInverterTable,
  },
  {
    letter: "f",
    title: "A year of 8,760 hours",
    against: `${PVLIB}; NREL's ssc 308, PVWatts v8`,
    file: "f_annual.json",
    run: yearTable,
  },
  {
    letter: "g",
    title: "Hourly energy balance",
    against: "a second program written from the equations alone",
    file: "g_offgrid.json",
    run: balanceTable,
  },
  {
    letter: "h",
    title: "Published worked examples and standards tables",
    against: "the sources as printed",
    file: "h_examples.json",
    run: examplesTable,
  },
  {
    letter: "i",
    title: "Economics",
    against: "formulas by numpy and scipy; NREL's ssc 308, lcoefcr",
    file: "i_economics.json",
    run: economicsTable,
  },
  {
    letter: "j",
    title: "Battery, array, string and cable by formula",
    against: "a second program written from the formulas alone",
    file: "j_sizing.json",
    run: sizingTable,
  },
  {
    letter: "k",
    title: "Off-grid against HOMER and SAM",
    against: "published runs of HOMER 2 and SAM (PVPMC 2022)",
    file: "k_homer_sam.json",
    run: peerTable,
  },
];

/** What a table's run found, as plain data. */
export interface TableReport {
  readonly letter: string;
  readonly title: string;
  readonly against: string;
  /** Different cases; most go through several checks. */
  readonly cases: number;
  readonly comparisons: number;
  readonly checks: readonly CheckReport[];
  readonly unchecked: readonly string[];
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
