import type { ImportRow } from "@sunwright/contract/stock";
import { type CsvLine, CsvUnreadable } from "./csv";

/** A cell that says nothing a shop can keep. */
export interface CellFault {
  readonly fault: "number" | "date" | "missing";
  readonly line: number;
  readonly column: string;
  readonly value: string;
}

export interface StockFile {
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
type Column = (typeof COLUMNS)[number];

const PIECES_MAX = 10_000_000;
/** All currencies of shops have a hundred minor units. */
export const MINOR_UNITS = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "1,047,000.50", "1.047.000,50" and "1047000.5" are one number; a comma or point before three last digits groups them. */
export function amountOf(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’]/g, "");
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const decimals = last === -1 ? 0 : bare.length - last - 1;
  const grouped = last === -1 || decimals === 3;
  const whole = (grouped ? bare : bare.slice(0, last)).replaceAll(/[.,]/g, "");
  const value = Number(grouped ? whole : `${whole}.${bare.slice(last + 1)}`);
  return Number.isFinite(value) ? value : null;
}

/** Rows of a table that names its columns. Throws CsvUnreadable. */
export function stockFileOf(lines: readonly CsvLine[]): StockFile {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) throw new CsvUnreadable("empty");
  const names = head.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, "_"));
  if (!names.includes("sku") || !names.includes("location")) throw new CsvUnreadable("columns");
  const faults: CellFault[] = [];
  const rows = body.flatMap(
    ({ line, cells }) => rowOf(line, (column) => cells[names.indexOf(column)] ?? "", faults) ?? [],
  );
  return { rows, faults, count: body.length };
}

function rowOf(line: number, cell: (column: Column) => string, faults: CellFault[]): ImportRow | null {
  const before = faults.length;
  const fault = (kind: CellFault["fault"], column: Column) =>
    faults.push({ fault: kind, line, column, value: cell(column) });
  const amount = (column: Column, scale: number, most: number) => {
    if (cell(column) === "") return undefined;
    const value = Math.round((amountOf(cell(column)) ?? Number.NaN) * scale);
    if (!(value <= most)) fault("number", column);
    return value;
  };
  const pieces = (column: Column) => {
    if (cell(column) !== "" && !/^\d+$/.test(cell(column).replaceAll(/[\s.,]/g, ""))) {
      fault("number", column);
      return undefined;
    }
    return amount(column, 1, PIECES_MAX);
  };
  for (const column of ["sku", "location"] as const) if (cell(column) === "") fault("missing", column);
  if (cell("incoming_on") !== "" && !DAY.test(cell("incoming_on"))) fault("date", "incoming_on");
  const onHand = pieces("on_hand");
  const incoming = pieces("incoming");
  const reorderAt = pieces("reorder_at");
  const publicPrice = amount("public_price", MINOR_UNITS, 1_000_000_000_000);
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
