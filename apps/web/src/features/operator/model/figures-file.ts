import { RENEWALS_MAX } from "@sunwright/contract/figures";
import { fileText } from "@sunwright/contract/file-text";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import { type Renewal, type RenewalLine, renewalLines } from "@sunwright/engine/prices/renewing";
import { CSV_BYTES_MAX, type CsvLine, CsvUnreadable, readCsv } from "@sunwright/files/tables/csv";
import { dayIn } from "@sunwright/files/tables/file-day";
import { decimalSignOf, figureIn } from "@sunwright/files/tables/figure-in";

const COLUMNS = ["id", "value", "unit", "source", "from", "until"] as const;
/** Of a part's price; a file may go without them. */
const RANGE_COLUMNS = ["low", "high"] as const;
type Column = (typeof COLUMNS | typeof RANGE_COLUMNS)[number];

/** What saving a file would do, before anything is saved. */
export interface FigureImport {
  readonly name: string;
  /** Where a line begins in its file, and what it says. */
  readonly lines: readonly (RenewalLine & { readonly line: number })[];
}

/** Lines that would change something, that say what is known already, and that cannot be saved. */
export const sorted = ({ lines }: FigureImport) => ({
  refused: lines.filter(({ faults }) => faults.length > 0),
  changed: lines.filter(({ faults, same }) => faults.length === 0 && !same),
  same: lines.filter(({ faults, same }) => faults.length === 0 && same),
});

/** Reads a table or data as they are exported, and sets them beside the figures. Throws CsvUnreadable. */
export async function figuresFile(file: File, figures: CountryFigures, today: string): Promise<FigureImport> {
  if (file.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  const text = fileText(new Uint8Array(await file.arrayBuffer()));
  const read = /^\s*[[{]/.test(text) ? linesOfData(text) : linesOfTable(text);
  if (read.length === 0) throw new CsvUnreadable("empty");
  if (read.length > RENEWALS_MAX) throw new CsvUnreadable("rows");
  const lines = renewalLines(
    read.map(({ renewal }) => renewal),
    figures,
    today,
  );
  return { name: file.name, lines: lines.map((each, at) => ({ ...each, line: read[at]?.line ?? at + 1 })) };
}

interface Read {
  readonly line: number;
  readonly renewal: Renewal;
}

function linesOfTable(text: string): readonly Read[] {
  const table = readCsv(text, RENEWALS_MAX);
  const [head, ...body] = table;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (!COLUMNS.every((column) => names.includes(column)))
    throw new CsvUnreadable("columns", { columns: head?.cells ?? [] });
  const places = new Map(
    [...COLUMNS, ...RANGE_COLUMNS].map((column): [Column, number] => [column, names.indexOf(column)]),
  );
  const sign = decimalSignOf(body.map(({ cells }) => ({ cells: [cells[places.get("value") ?? 0] ?? ""] })));
  return body.map(({ line, cells }: CsvLine) => {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? "").trim();
    return { line, renewal: renewalOf(cell, (column) => numberIn(cell(column), sign)) };
  });
}

/** NaN of what is no number, or one that can be read in two ways; null of an empty cell. */
function numberIn(value: string, sign: ReturnType<typeof decimalSignOf>): number | null {
  if (value === "") return null;
  const read = figureIn(value, sign);
  return typeof read === "number" ? read : Number.NaN;
}

function linesOfData(text: string): readonly Read[] {
  const data = parsed(text);
  if (!Array.isArray(data)) throw new CsvUnreadable("text");
  return data.map((each: unknown, at) => {
    const held = typeof each === "object" && each !== null ? each : {};
    const cell = (column: Column) => {
      const value: unknown = Reflect.get(held, column);
      return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
    };
    const figure = (column: Column) => {
      const value: unknown = Reflect.get(held, column);
      return typeof value === "number" ? value : numberIn(cell(column), ".");
    };
    return { line: at + 1, renewal: renewalOf(cell, figure) };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CsvUnreadable("text");
    throw error;
  }
}

function renewalOf(cell: (column: Column) => string, figure: (column: Column) => number | null): Renewal {
  const [low, high] = [figure("low"), figure("high")];
  return {
    id: cell("id"),
    value: figure("value"),
    unit: cell("unit"),
    source: cell("source"),
    from: dayOf(cell("from")) ?? "",
    until: dayOf(cell("until")),
    ...(low !== null && { low }),
    ...(high !== null && { high }),
  };
}

/** A day in any form that can be read in one way; else what stands there, which is then no day. */
function dayOf(cell: string): string | null {
  if (cell === "") return null;
  const day = dayIn(cell);
  return day === null || day === "twoWays" ? cell : day;
}
