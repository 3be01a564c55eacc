import type { ImportRow } from "@sunwright/contract/stock";
import { type ColumnsByHand, namesOf, type ReadColumns, readColumnsOf } from "../../../lib/columns";
import { type CsvLine, CsvUnreadable } from "@sunwright/files/tables/csv";
import { type DayOrder, dayIn, dayOrderOf } from "@sunwright/files/tables/file-day";
import { minorIn, piecesIn } from "../../../lib/file-figure";
import { withoutCurrency } from "../../../lib/marked-figure";
import { spoilt } from "../../../lib/spoilt-cell";

/** A cell that says nothing a shop can keep. */
export interface CellFault {
  readonly fault: "number" | "twoWays" | "date" | "dayTwoWays" | "missing" | "scientific" | "broken";
  readonly line: number;
  readonly column: string;
  readonly value: string;
}

export interface StockFile extends ReadColumns {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly CellFault[];
  readonly count: number;
}

/** Columns of the template, in the order of an export. */
export const COLUMNS = [
  "sku",
  "location",
  "on_hand",
  "incoming",
  "incoming_on",
  "reorder_at",
  "public_price",
  "currency",
] as const;
export type Column = (typeof COLUMNS)[number];

/** What other programs call them: shops' exports, spreadsheets of stores in English and German. */
const CALLED: Readonly<Record<string, Column>> = {
  variant_sku: "sku",
  article_number: "sku",
  item_number: "sku",
  part_number: "sku",
  artikelnummer: "sku",
  warehouse: "location",
  store: "location",
  lager: "location",
  lagerort: "location",
  stock: "on_hand",
  quantity: "on_hand",
  qty: "on_hand",
  bestand: "on_hand",
  lagerbestand: "on_hand",
  menge: "on_hand",
  variant_inventory_qty: "on_hand",
  price: "public_price",
  regular_price: "public_price",
  variant_price: "public_price",
  preis: "public_price",
};

/** What is known beside the file. */
export interface StockReading {
  readonly byHand?: ColumnsByHand;
  /** The country's: what stands first in a day. */
  readonly dayOrder?: DayOrder | null;
  /** Of a shop with one location, where everything is that names none. */
  readonly onlyLocation?: string | null;
}

/** Rows of a table that names its columns. Throws CsvUnreadable. */
export function stockFileOf(lines: readonly CsvLine[], reading: StockReading = {}): StockFile {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) throw new CsvUnreadable("empty");
  const { byHand, dayOrder = null, onlyLocation = null } = reading;
  const names = stockNames(head, byHand);
  if (!names.includes("sku") || !(names.includes("location") || onlyLocation !== null))
    throw new CsvUnreadable("columns", { columns: head.cells });
  const faults: CellFault[] = [];
  const at = (cells: readonly string[], column: Column) => cells[names.indexOf(column)] ?? "";
  const order = dayOrderOf(
    body.map(({ cells }) => at(cells, "incoming_on")),
    dayOrder,
  );
  const rows = body.flatMap(({ line, cells }) => {
    const cell = (column: Column) => {
      const text = at(cells, column);
      return column === "location" && !names.includes(column) ? (onlyLocation ?? "") : text;
    };
    return rowOf(line, { cell, order }, faults) ?? [];
  });
  return { rows, faults, count: body.length, ...readColumnsOf(head.cells, names) };
}

/** What each column is read as; "" of one that is not. */
export const stockNames = ({ cells }: Pick<CsvLine, "cells">, byHand: ColumnsByHand = {}): readonly string[] =>
  namesOf(
    cells,
    byHand,
    (name) => COLUMNS.find((column) => column === name) ?? "",
    (name) => CALLED[name] ?? "",
  );

/** What a file says in a cell. */
export function cellOf(lines: readonly CsvLine[], line: number, column: string, byHand?: ColumnsByHand): string {
  const [head] = lines;
  const place = head === undefined ? -1 : stockNames(head, byHand).indexOf(column);
  return lines.find((one) => one.line === line)?.cells[place] ?? "";
}

/** The table with another value in one cell. A column that the file does not have stays away. */
export function withCell(
  lines: readonly CsvLine[],
  { line, column, value }: { readonly line: number; readonly column: string; readonly value: string },
  byHand?: ColumnsByHand,
): readonly CsvLine[] {
  const [head] = lines;
  const place = head === undefined ? -1 : stockNames(head, byHand).indexOf(column);
  if (head === undefined || place < 0) return lines;
  return lines.map((one) => {
    if (one.line !== line || one === head) return one;
    const cells = Array.from({ length: Math.max(one.cells.length, place + 1) }, (_, at) => one.cells[at] ?? "");
    return { ...one, cells: cells.with(place, value.trim()) };
  });
}

/** Letters that are typed or read in place of figures. */
const FIGURES: Readonly<Record<string, string>> = { o: "0", l: "1", i: "1", s: "5", b: "8" };

/** The number that a cell was meant to be, where only letters that look like figures stand in its way; null without one. */
export function meantBy(column: string, value: string): string | null {
  if (!["on_hand", "incoming", "reorder_at", "public_price"].includes(column) || !/\d/.test(value)) return null;
  const meant = value.replaceAll(/[olisb]/gi, (letter) => FIGURES[letter.toLowerCase()] ?? letter);
  const read = column === "public_price" ? minorIn(meant) : piecesIn(meant);
  return meant !== value && typeof read === "number" ? meant : null;
}

interface RowCells {
  readonly cell: (column: Column) => string;
  readonly order: DayOrder | null;
}

function rowOf(line: number, { cell, order }: RowCells, faults: CellFault[]): ImportRow | null {
  const before = faults.length;
  const fault = (kind: CellFault["fault"], column: Column) =>
    faults.push({ fault: kind, line, column, value: cell(column) });
  const figure = (column: Column, read: typeof piecesIn) => {
    if (cell(column) === "") return undefined;
    const value = read(cell(column));
    if (value === null) fault("number", column);
    else if (value === "twoWays") fault("twoWays", column);
    else return value;
    return undefined;
  };
  for (const column of ["sku", "location"] as const) {
    const damage = spoilt(cell(column));
    if (cell(column) === "") fault("missing", column);
    else if (damage !== null) fault(damage, column);
  }
  const day = cell("incoming_on") === "" ? undefined : dayIn(cell("incoming_on"), { order });
  if (day === null) fault("date", "incoming_on");
  if (day === "twoWays") fault("dayTwoWays", "incoming_on");
  const onHand = figure("on_hand", piecesIn);
  const incoming = figure("incoming", piecesIn);
  const reorderAt = figure("reorder_at", piecesIn);
  const priced = withoutCurrency(cell("public_price"));
  const publicPrice = figure("public_price", () => minorIn(priced.figure));
  if (faults.length > before) return null;
  // A price's own sign says its currency where no column does.
  const currency = cell("currency").toUpperCase() || (priced.currency ?? "");
  return {
    line,
    sku: cell("sku"),
    location: cell("location"),
    ...(onHand === undefined ? {} : { onHand }),
    ...(incoming === undefined ? {} : { incoming }),
    ...(day === undefined ? {} : { incomingOn: day }),
    ...(reorderAt === undefined ? {} : { reorderAt }),
    ...(publicPrice === undefined ? {} : { publicPrice }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server refuses one that it does not know
    ...(currency === "" ? {} : { currency: currency as NonNullable<ImportRow["currency"]> }),
  };
}
