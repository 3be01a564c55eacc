import type { ReadingRow } from "@sunwright/contract/passport-parts";
import type { PassportReading } from "@sunwright/contract/passport-parts";
import { type CsvLine, CsvUnreadable, writeCsv } from "../../../lib/csv";
import { figureIn } from "../../../lib/figure-in";

/** A cell that says nothing that can be kept. */
export interface CellFault {
  readonly fault: "number" | "twoWays" | "date" | "long";
  readonly line: number;
  readonly value: string;
}

export interface ReadingFile {
  readonly rows: readonly ReadingRow[];
  readonly faults: readonly CellFault[];
  readonly count: number;
}

/** Columns of the template, in the order of an export. */
const COLUMNS = ["date", "meter_kwh", "fuel_litres", "new_meter", "note"] as const;
type Column = (typeof COLUMNS)[number];

const NOTE_MAX = 200;
const METER_MAX = 1_000_000_000;
const FUEL_MAX = 100_000;
const YES = /^(1|yes|true|x)$/i;

/** Rows of a table that names its columns. Throws CsvUnreadable. */
export function readingFileOf(lines: readonly CsvLine[]): ReadingFile {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) throw new CsvUnreadable("empty");
  const names = head.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, "_"));
  if (!names.includes("date") || !(names.includes("meter_kwh") || names.includes("fuel_litres")))
    throw new CsvUnreadable("columns");
  const faults: CellFault[] = [];
  const rows = body.flatMap(
    ({ line, cells }) => rowOf(line, (column) => cells[names.indexOf(column)] ?? "", faults) ?? [],
  );
  return { rows, faults, count: body.length };
}

function rowOf(line: number, cell: (column: Column) => string, faults: CellFault[]): ReadingRow | null {
  const before = faults.length;
  const fault = (kind: CellFault["fault"], value: string) => faults.push({ fault: kind, line, value });
  const figure = (column: "meter_kwh" | "fuel_litres", most: number): number | null => {
    const text = cell(column);
    if (text === "") return null;
    const value = figureIn(text);
    if (value === "twoWays") fault("twoWays", text);
    else if (value === null || value < 0 || value > most) fault("number", text);
    else return value;
    return null;
  };
  const day = dayIn(cell("date"));
  if (day === null) fault("date", cell("date"));
  else if (day === "twoWays") fault("twoWays", cell("date"));
  const meterKwh = figure("meter_kwh", METER_MAX);
  const fuelLitres = figure("fuel_litres", FUEL_MAX);
  const note = cell("note").replaceAll(/\s+/g, " ").trim();
  if (note.length > NOTE_MAX) fault("long", "");
  if (faults.length > before || day === null || day === "twoWays") return null;
  return { line, on: day, meterKwh, fuelLitres, newMeter: YES.test(cell("new_meter")), note, replaces: false };
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const MONTHS = 12;

/** "2026-12-31", "31.12.2026", and "31/12/2026" or "12/31/2026" where it can be one day only; "twoWays" where it cannot. */
export function dayIn(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const dotted = DOTTED.exec(text);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const [, first = "", second = "", year] = SLASHED.exec(text) ?? [];
  if (year === undefined) return null;
  if (first !== second && Number(first) <= MONTHS && Number(second) <= MONTHS) return "twoWays";
  return Number(second) > MONTHS ? dayOf(year, first, second) : dayOf(year, second, first);
}

/** Of the calendar: there is no 31 November. */
function dayOf(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export const TEMPLATE = `\uFEFF${writeCsv([[...COLUMNS]])}`;

/** All readings as a file that can be read back. */
export const readingsCsv = (readings: readonly PassportReading[]): string =>
  `\uFEFF${writeCsv([
    [...COLUMNS],
    ...readings.map(({ on, meterKwh, fuelLitres, newMeter, note }) => [
      on,
      meterKwh,
      fuelLitres,
      newMeter ? "yes" : "",
      note,
    ]),
  ])}`;
