import { fileText } from "@sunwright/contract/file-text";
import type { CheckedReading, ReadingRow } from "@sunwright/contract/passport-parts";
import type { ReadColumns } from "../../../lib/columns";
import { CsvUnreadable, CSV_BYTES_MAX, readCsv } from "@sunwright/files/tables/csv";
import { checkRows } from "../api/passports";
import { type CellFault, type ReadingFile, readingFileOf, type ReadingFileForm } from "./reading-file";

/** A line that is left out, and why. */
export interface LineFault {
  readonly line: number;
  readonly fault: CellFault["fault"] | NonNullable<CheckedReading["fault"]>;
  readonly value: string;
  /** Of a meter that rises by too much: what the panels can give, and what it probably shows. */
  readonly mostKwh?: number | null;
  readonly meantKwh?: number | null;
}

export interface CheckedFile extends ReadColumns, Pick<ReadingFile, "ofDays"> {
  readonly count: number;
  /** What can be saved; what takes the place of a reading says so. */
  readonly ready: readonly ReadingRow[];
  readonly replaces: number;
  readonly faults: readonly LineFault[];
}

/** Reads a file and lets the server look at its rows. Nothing is saved by it. Throws CsvUnreadable and what the call throws. */
export async function checkedFile(passportId: string, file: File, form: ReadingFileForm): Promise<CheckedFile> {
  if (file.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  const read = readingFileOf(readCsv(fileText(new Uint8Array(await file.arrayBuffer()))), form);
  const checked = read.rows.length === 0 ? [] : await checkRows(passportId, read.rows);
  return judged(read, checked);
}

function judged({ rows, faults, count, ...file }: ReadingFile, checked: readonly CheckedReading[]): CheckedFile {
  const faultAt = new Map(checked.map(({ line, fault }) => [line, fault]));
  const figuresAt = new Map(checked.map(({ line, mostKwh, meantKwh }) => [line, { mostKwh, meantKwh }]));
  const isReady = ({ line }: ReadingRow) => (faultAt.get(line) ?? null) === null || faultAt.get(line) === "replaces";
  const ready = rows.filter(isReady).map((row) => ({ ...row, replaces: faultAt.get(row.line) === "replaces" }));
  const refused = rows.flatMap(({ line }): readonly LineFault[] => {
    const fault = faultAt.get(line) ?? null;
    return fault === null || fault === "replaces" ? [] : [{ line, fault, value: "", ...figuresAt.get(line) }];
  });
  return {
    ...file,
    count,
    ready,
    replaces: ready.filter(({ replaces }) => replaces).length,
    faults: [...faults, ...refused].toSorted((one, other) => one.line - other.line),
  };
}
