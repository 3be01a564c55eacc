import { fileText } from "@sunwright/contract/file-text";
import { type CheckedRow, checkImport, IMPORT_ROWS_MAX, type ImportRow, saveImport } from "@sunwright/contract/stock";
import { call } from "../../../lib/api";
import { CSV_BYTES_MAX, type CsvLine, CsvUnreadable, readCsv } from "@sunwright/files/tables/csv";
import { cellOf, type Column, type StockFile, stockFileOf, type StockReading, withCell } from "./stock-file";

/** A file that was read and checked; nothing of it is saved. */
export interface CheckedStock {
  /** As they are read now: cells can be put right. */
  readonly lines: readonly CsvLine[];
  readonly reading: StockReading;
  readonly file: StockFile;
  readonly rows: readonly CheckedRow[];
}

/** A price that a file changes. */
export interface PriceChange {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number;
  /** Why a person has to look at it before it is taken. */
  readonly doubt: "underHalf" | "overDouble" | null;
}

const setsOf = (rows: readonly ImportRow[]) =>
  Array.from({ length: Math.ceil(rows.length / IMPORT_ROWS_MAX) }, (_, set) =>
    rows.slice(set * IMPORT_ROWS_MAX, (set + 1) * IMPORT_ROWS_MAX),
  );

/** The same product and place in two sets of a file: the server sees each set alone. */
function twiceIn(rows: readonly ImportRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const twice = rows.filter(({ sku, location }) => {
    const key = `${sku}\n${location}`.toLowerCase();
    return seen.has(key) || !seen.add(key);
  });
  return new Set(twice.map(({ line }) => line));
}

type OnProgress = (done: number, of: number) => void;

/** The lines of a file. Throws CsvUnreadable. */
export async function readStockFile(chosen: File): Promise<readonly CsvLine[]> {
  if (chosen.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  return readCsv(fileText(new Uint8Array(await chosen.arrayBuffer())));
}

/** What the lines would change, set by set. Throws CsvUnreadable. */
export async function checkLines(
  lines: readonly CsvLine[],
  reading: StockReading,
  onProgress: OnProgress,
): Promise<CheckedStock> {
  const file = stockFileOf(lines, reading);
  return { lines, reading, file, rows: markedTwice(file, await checkedBySets(file.rows, onProgress)) };
}

async function checkedBySets(sent: readonly ImportRow[], onProgress: OnProgress = () => undefined) {
  const rows: CheckedRow[] = [];
  for (const set of setsOf(sent)) {
    onProgress(rows.length, sent.length);
    rows.push(...(await call(checkImport, { body: { rows: [...set] } })).rows);
  }
  return rows;
}

function markedTwice(file: StockFile, rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const twice = twiceIn(file.rows);
  return rows.map((row) => (twice.has(row.line) ? { ...row, fault: row.fault ?? "twice" } : row));
}

/** A cell that a person puts right. */
export interface Correction {
  readonly line: number;
  readonly column: string;
  readonly value: string;
}

/** The file with a cell put right: its row is checked again, and rows that stood twice, for one of them may stand alone now. */
export async function correctCell(checked: CheckedStock, correction: Correction): Promise<CheckedStock> {
  const { reading } = checked;
  const { line } = correction;
  const lines = withCell(checked.lines, correction, reading.byHand);
  const file = stockFileOf(lines, reading);
  const twice = new Set(checked.rows.filter(({ fault }) => fault === "twice").map((row) => row.line));
  const again = (at: number) => at === line || twice.has(at);
  const fresh = await checkedBySets(file.rows.filter((row) => again(row.line)));
  const rows = [...checked.rows.filter((row) => !again(row.line)), ...fresh].toSorted((a, b) => a.line - b.line);
  return { lines, reading, file, rows: markedTwice(file, rows) };
}

/** Which cell a fault of a whole row is about. */
const CELL_OF: Readonly<Record<NonNullable<CheckedRow["fault"]>, Column>> = {
  sku: "sku",
  twice: "sku",
  location: "location",
  currency: "currency",
  free: "public_price",
  reserved: "on_hand",
};

/** What is wrong, by line: the cell with what stands in it, and why it cannot be kept. */
export function faultsOf({ lines, reading, file, rows }: CheckedStock) {
  const { byHand } = reading;
  const ofRows = rows.flatMap(({ fault, line }) =>
    fault === null ? [] : [{ line, column: CELL_OF[fault], fault, value: cellOf(lines, line, CELL_OF[fault], byHand) }],
  );
  return [...file.faults, ...ofRows]
    .map((fault) => ({ ...fault, sku: cellOf(lines, fault.line, "sku", byHand) }))
    .toSorted((a, b) => a.line - b.line);
}

/** What saving does with the prices that are taken. */
export function importSummary(checked: CheckedStock, taken: ReadonlySet<number>) {
  const counts = countsOf(checked);
  const pieces = counts.map(({ before, after }) => after.onHand - before.onHand);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const prices = pricesOf(checked);
  const ready = readyRows(checked, taken).length;
  return {
    ready,
    counts: pieces.filter((change) => change !== 0).length,
    added: sum(pieces.filter((change) => change > 0)),
    removed: sum(pieces.map((change) => Math.max(0, -change))),
    prices: prices.length,
    newPrices: prices.filter(({ line }) => taken.has(line)).length,
    leftOut: checked.file.count - ready,
  };
}

/** Rows whose pieces change, here or on their way. */
export const countsOf = ({ rows }: Pick<CheckedStock, "rows">): readonly CheckedRow[] =>
  rows.filter(
    ({ fault, before, after }) =>
      fault === null && (before.onHand !== after.onHand || before.incoming !== after.incoming),
  );

/** A price of less than half or more than double what it was may be a slip. */
export function doubtOf(before: number | null, after: number): PriceChange["doubt"] {
  if (before === null) return null;
  if (after * 2 < before) return "underHalf";
  return after > before * 2 ? "overDouble" : null;
}

/** Prices that change, those that may be a slip first. */
export const pricesOf = ({ rows }: Pick<CheckedStock, "rows">): readonly PriceChange[] =>
  rows
    .flatMap(({ fault, line, sku, name, before: { publicPrice: before }, after: { publicPrice: after } }) =>
      fault !== null || after === null || after === before
        ? []
        : [{ line, sku, name, before, after, doubt: doubtOf(before, after) }],
    )
    .toSorted((one, other) => Number(one.doubt === null) - Number(other.doubt === null) || one.line - other.line);

/** Rows without a fault with the version that the check saw; of prices that change only those that are taken. */
export function readyRows(
  { file, rows }: Pick<CheckedStock, "file" | "rows">,
  taken: ReadonlySet<number>,
): readonly ImportRow[] {
  const checked = new Map(rows.filter(({ fault }) => fault === null).map((row) => [row.line, row]));
  const left = new Set(pricesOf({ rows }).flatMap(({ line }) => (taken.has(line) ? [] : [line])));
  return file.rows.flatMap((row) => {
    const seen = checked.get(row.line)?.seen;
    if (seen === undefined) return [];
    if (!left.has(row.line)) return [{ ...row, seen }];
    const { publicPrice: _left, ...rest } = row;
    const says = [rest.onHand, rest.incoming, rest.incomingOn, rest.reorderAt].some((value) => value !== undefined);
    return says ? [{ ...rest, seen }] : [];
  });
}

/** Saves set after set; after each `onSaved` hears how many rows are saved. */
export async function saveRows(rows: readonly ImportRow[], onSaved: (saved: number) => void): Promise<number> {
  let saved = 0;
  for (const set of setsOf(rows)) {
    saved += (await call(saveImport, { body: { rows: [...set] } })).saved;
    onSaved(saved);
  }
  return saved;
}
