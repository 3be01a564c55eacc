import { fileText } from "@sunwright/contract/file-text";
import {
  type CheckedProductRow,
  checkProductImport,
  type ProductRow,
  saveProductImport,
} from "@sunwright/contract/product-import";
import { PRODUCTS_PER_SHOP } from "@sunwright/contract/shop-products";
import { call } from "../../../lib/api";
import { CSV_BYTES_MAX, CsvUnreadable, readCsv } from "@sunwright/files/tables/csv";
import type { ColumnsByHand } from "../../../lib/columns";
import { type ProductFile, productFileOf, setsOfRows } from "./product-file";

/** A file that was read and checked; nothing of it is saved. */
export interface CheckedFile {
  readonly file: ProductFile;
  readonly rows: readonly CheckedProductRow[];
}

/** A row that can be saved, with its key: sent twice, its set is saved once. */
interface ReadySet {
  readonly rows: readonly ProductRow[];
  readonly key: string;
}

/** Throws CsvUnreadable. */
export async function readFile(chosen: File, byHand: ColumnsByHand): Promise<ProductFile> {
  if (chosen.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  return productFileOf(readCsv(fileText(new Uint8Array(await chosen.arrayBuffer())), PRODUCTS_PER_SHOP), byHand);
}

/** What the file would change, set by set. */
export async function checkFile(
  file: ProductFile,
  onProgress: (done: number, of: number) => void,
): Promise<CheckedFile> {
  const rows: CheckedProductRow[] = [];
  for (const set of setsOfRows(file.rows)) {
    onProgress(rows.length, file.rows.length);
    rows.push(...(await call(checkProductImport, { body: { rows: [...set] } })).rows);
  }
  return { file, rows };
}

/** Rows without a fault that change something, each with the version that the check saw. */
export function readyOf({ file, rows }: CheckedFile): readonly ProductRow[] {
  const seen = new Map(
    rows.filter(({ fault, changes }) => fault === null && changes.length > 0).map((row) => [row.line, row.seen]),
  );
  return file.rows.flatMap((row) => {
    const version = seen.get(row.line);
    return version === undefined ? [] : [{ ...row, seen: version }];
  });
}

/** By their rows, so that a set keeps its key when it is sent again after the connection broke. */
const KEYS = new WeakMap<ProductRow, string>();
function keyOf(row: ProductRow): string {
  const key = KEYS.get(row) ?? crypto.randomUUID();
  KEYS.set(row, key);
  return key;
}

const readySets = (rows: readonly ProductRow[]): readonly ReadySet[] =>
  setsOfRows(rows).flatMap((set) => (set[0] === undefined ? [] : [{ rows: set, key: keyOf(set[0]) }]));

/** Saves set after set, from a set on; after each `onSaved` hears how many sets and rows are saved. */
export async function saveSets(
  rows: readonly ProductRow[],
  from: number,
  onSaved: (sets: number, rows: number) => void,
): Promise<void> {
  const sets = readySets(rows);
  let saved = sets.slice(0, from).reduce((sum, set) => sum + set.rows.length, 0);
  onSaved(from, saved);
  for (const [index, set] of sets.entries()) {
    if (index < from) continue;
    await call(saveProductImport, { body: { rows: [...set.rows] }, idempotencyKey: set.key });
    saved += set.rows.length;
    onSaved(index + 1, saved);
  }
}
