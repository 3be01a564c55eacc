import { type CheckedRow, checkImport, IMPORT_ROWS_MAX, type ImportRow, saveImport } from "@sunwright/contract/stock";
import { call } from "../../../lib/api";
import { CSV_BYTES_MAX, CsvUnreadable, readCsv, textOf } from "../../../lib/csv";
import { type StockFile, stockFileOf } from "./stock-file";

/** A file that was read and checked; nothing of it is saved. */
export interface CheckedStock {
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

/** What the file would change, set by set. Throws CsvUnreadable. */
export async function checkStockFile(
  chosen: File,
  onProgress: (done: number, of: number) => void,
): Promise<CheckedStock> {
  if (chosen.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  const file = stockFileOf(readCsv(textOf(new Uint8Array(await chosen.arrayBuffer()))));
  const twice = twiceIn(file.rows);
  const rows: CheckedRow[] = [];
  for (const set of setsOf(file.rows)) {
    onProgress(rows.length, file.rows.length);
    rows.push(...(await call(checkImport, { body: { rows: [...set] } })).rows);
  }
  return { file, rows: rows.map((row) => (twice.has(row.line) ? { ...row, fault: row.fault ?? "twice" } : row)) };
}

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
export function readyRows({ file, rows }: CheckedStock, taken: ReadonlySet<number>): readonly ImportRow[] {
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
