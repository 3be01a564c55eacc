import type { ImportRow } from "@sunwright/contract/stock";
import { type CsvLine, CsvUnreadable } from "../../../lib/csv";
import { minorIn, piecesIn } from "../../../lib/file-figure";

/** A cell that says nothing a shop can keep. */
export interface CellFault {
  readonly fault: "number" | "twoWays" | "date" | "missing";
  readonly line: number;
  readonly column: string;
  readonly value: string;
}

export interface StockFile {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly CellFault[];
  readonly count: number;
  /** Names of columns as the file has them, those that are read and those that are not. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Of the calendar: there is no 31 November. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Rows of a table that names its columns. Throws CsvUnreadable. */
export function stockFileOf(lines: readonly CsvLine[]): StockFile {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) throw new CsvUnreadable("empty");
  const names = namesIn(head);
  if (!names.includes("sku") || !names.includes("location")) throw new CsvUnreadable("columns");
  const faults: CellFault[] = [];
  const rows = body.flatMap(
    ({ line, cells }) => rowOf(line, (column) => cells[names.indexOf(column)] ?? "", faults) ?? [],
  );
  const isKnown = (name: string) => COLUMNS.some((column) => column === name);
  const used = names.filter((name) => name !== "");
  const [known, unknown] = [used.filter(isKnown), used.filter((name) => !isKnown(name))];
  return { rows, faults, count: body.length, known, unknown };
}

const namesIn = ({ cells }: CsvLine) => cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, "_"));

/** What a file says in a cell. */
export function cellOf(lines: readonly CsvLine[], line: number, column: string): string {
  const [head] = lines;
  const place = head === undefined ? -1 : namesIn(head).indexOf(column);
  return lines.find((one) => one.line === line)?.cells[place] ?? "";
}

/** The table with another value in one cell. A column that the file does not have stays away. */
export function withCell(lines: readonly CsvLine[], line: number, column: string, value: string): readonly CsvLine[] {
  const [head] = lines;
  const place = head === undefined ? -1 : namesIn(head).indexOf(column);
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

function rowOf(line: number, cell: (column: Column) => string, faults: CellFault[]): ImportRow | null {
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
  for (const column of ["sku", "location"] as const) if (cell(column) === "") fault("missing", column);
  if (cell("incoming_on") !== "" && !isDay(cell("incoming_on"))) fault("date", "incoming_on");
  const onHand = figure("on_hand", piecesIn);
  const incoming = figure("incoming", piecesIn);
  const reorderAt = figure("reorder_at", piecesIn);
  const publicPrice = figure("public_price", minorIn);
  if (faults.length > before) return null;
  const currency = cell("currency").toUpperCase();
  return {
    line,
    sku: cell("sku"),
    location: cell("location"),
    ...(onHand === undefined ? {} : { onHand }),
    ...(incoming === undefined ? {} : { incoming }),
    ...(cell("incoming_on") === "" ? {} : { incomingOn: cell("incoming_on") }),
    ...(reorderAt === undefined ? {} : { reorderAt }),
    ...(publicPrice === undefined ? {} : { publicPrice }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server refuses one that it does not know
    ...(currency === "" ? {} : { currency: currency as NonNullable<ImportRow["currency"]> }),
  };
}
