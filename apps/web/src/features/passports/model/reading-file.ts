import type { PassportReading, ReadingRow } from "@sunwright/contract/passport-parts";
import { FUEL_MAX, METER_MAX, READING_ROWS_MAX } from "@sunwright/contract/passport-states";
import { addDays } from "@sunwright/engine/passport/days";
import { type ColumnsByHand, named, namesOf, type ReadColumns, readColumnsOf } from "../../../lib/columns";
import { type CsvLine, CsvUnreadable, type TableForm, writeCsv } from "@sunwright/files/tables/csv";
import { type DecimalSign, decimalSignOf, figureIn } from "@sunwright/files/tables/figure-in";
import { type DayForm, dayIn, type DayOrder, dayOrderOf, hasTime } from "@sunwright/files/tables/file-day";
import { bareFigure, withoutUnit } from "../../../lib/marked-figure";

/** A cell that says nothing that can be kept. */
export interface CellFault {
  readonly fault: "number" | "twoWays" | "date" | "long" | "unit" | "twice";
  readonly line: number;
  readonly value: string;
}

export interface ReadingFile extends ReadColumns {
  readonly rows: readonly ReadingRow[];
  readonly faults: readonly CellFault[];
  readonly count: number;
  /** It says what each day brought, which is added up as a meter of its own. */
  readonly ofDays: boolean;
}

/** Columns of the template, in the order of an export. */
const COLUMNS = ["date", "meter_kwh", "fuel_litres", "new_meter", "note"] as const;
/** What a column may be read as: in place of a meter, what a day brought. */
export const READABLE = [...COLUMNS, "yield_kwh"] as const;
type Column = (typeof READABLE)[number];

/**
 * What other programs call them, without the unit behind. Source: exports of Victron VRM, Home Assistant, SolarEdge, SMA
 * Sunny Portal, Fronius Solar.web and Enphase, as their makers document them.
 */
const CALLED: Readonly<Record<string, Column>> = {
  timestamp: "date",
  time: "date",
  date_time: "date",
  datetime: "date",
  "date/time": "date",
  date_and_time: "date",
  day: "date",
  last_changed: "date",
  last_updated: "date",
  datum: "date",
  tag: "date",
  zeit: "date",
  zeitstempel: "date",
  datum_und_uhrzeit: "date",
  state: "meter_kwh",
  meter: "meter_kwh",
  meter_reading: "meter_kwh",
  reading: "meter_kwh",
  total_yield: "meter_kwh",
  total_energy: "meter_kwh",
  energy_total: "meter_kwh",
  lifetime_energy: "meter_kwh",
  zählerstand: "meter_kwh",
  gesamtertrag: "meter_kwh",
  solar_yield: "yield_kwh",
  yield: "yield_kwh",
  daily_yield: "yield_kwh",
  yield_today: "yield_kwh",
  production: "yield_kwh",
  system_production: "yield_kwh",
  solar_production: "yield_kwh",
  pv_production: "yield_kwh",
  energy: "yield_kwh",
  energy_produced: "yield_kwh",
  generation: "yield_kwh",
  ertrag: "yield_kwh",
  tagesertrag: "yield_kwh",
  energie: "yield_kwh",
  pv_produktion: "yield_kwh",
  fuel: "fuel_litres",
  diesel: "fuel_litres",
  kraftstoff: "fuel_litres",
  notes: "note",
  comment: "note",
  notiz: "note",
};

const NOTE_MAX = 200;
const YES = /^(1|yes|true|x|ja)$/i;
/** What loggers write where they have no value. */
const NO_VALUE = /^(unavailable|unknown|nan|null|none|n\/a|-+)$/i;
/** "solar_yield_[kwh]", "energy_(wh)", "meter_kwh". */
const UNIT_BEHIND = /_?[[(]?([km]?wh)[\])]?$/;
const PER_KWH: Readonly<Record<string, number>> = { wh: 0.001, kwh: 1, mwh: 1_000 };

/** What is known beside the file. */
export interface ReadingFileForm {
  readonly byHand?: ColumnsByHand;
  /** Of the passport's country and place. */
  readonly dayOrder?: DayOrder | null;
  readonly timeZone?: string | null;
}

/** What each column is read as; "" of one that is not. */
export const readingNames = (head: readonly string[], byHand: ColumnsByHand = {}): readonly string[] => {
  const names = namesOf(
    head,
    byHand,
    (name) => READABLE.find((column) => column === name) ?? "",
    (name) => CALLED[name] ?? CALLED[name.replace(UNIT_BEHIND, "")] ?? "",
  );
  // What a meter shows is surer than what days brought.
  return names.includes("meter_kwh") ? names.map((name) => (name === "yield_kwh" ? "" : name)) : names;
};

interface TableOfReadings {
  readonly cell: (cells: readonly string[], column: Column) => string;
  /** What one of a column's unit is. [kWh] */
  readonly scale: number;
  readonly sign: DecimalSign;
  readonly form: DayForm;
}

/** A line with what it says; of a day that brought something instead of a meter. */
interface Line extends ReadingRow {
  readonly yieldKwh: number | null;
  readonly timed: boolean;
}

/** Rows of a table that names its columns. Throws CsvUnreadable. */
export function readingFileOf(
  lines: readonly CsvLine[],
  { byHand, dayOrder = null, timeZone }: ReadingFileForm = {},
): ReadingFile {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) throw new CsvUnreadable("empty");
  const names = readingNames(head.cells, byHand);
  const has = (column: Column) => names.includes(column);
  if (!has("date") || !(has("meter_kwh") || has("yield_kwh") || has("fuel_litres")))
    throw new CsvUnreadable("columns", { columns: head.cells });
  const cell: TableOfReadings["cell"] = (cells, column) => cells[names.indexOf(column)] ?? "";
  const energy = head.cells[names.indexOf(has("meter_kwh") ? "meter_kwh" : "yield_kwh")] ?? "";
  const figures = ["meter_kwh", "yield_kwh", "fuel_litres"] as const;
  const days = body.map(({ cells }) => cell(cells, "date"));
  const table = {
    cell,
    scale: PER_KWH[UNIT_BEHIND.exec(named(energy))?.[1] ?? "kwh"] ?? 1,
    sign: decimalSignOf(body.map(({ cells }) => ({ cells: figures.map((column) => bareFigure(cell(cells, column))) }))),
    form: { order: dayOrderOf(days, dayOrder), timeZone: timeZone ?? null },
  };
  const faults: CellFault[] = [];
  const read = body.flatMap((line) => lineOf(line, table, faults) ?? []);
  const ofDays = has("yield_kwh");
  const rows = ofDays ? addedUp(read, faults) : lastOfDays(read);
  if (rows.length > READING_ROWS_MAX) throw new CsvUnreadable("rows");
  return { rows, faults, count: body.length, ofDays, ...readColumnsOf(head.cells, names) };
}

function lineOf(
  { line, cells }: CsvLine,
  { cell, scale, sign, form }: TableOfReadings,
  faults: CellFault[],
): Line | null {
  const before = faults.length;
  const fault = (kind: CellFault["fault"], value: string) => faults.push({ fault: kind, line, value });
  const figure = (column: "meter_kwh" | "yield_kwh" | "fuel_litres", most: number): number | null => {
    const text = cell(cells, column);
    if (text === "" || NO_VALUE.test(text)) return null;
    const unit = column === "fuel_litres" ? "l" : "kWh";
    const marked = withoutUnit(text, unit);
    if (marked === null) {
      fault("unit", text);
      return null;
    }
    const value = figureIn(marked.figure, sign);
    // A unit beside the figure is surer than the one of the heading.
    const by = marked.figure === text.trim() && unit === "kWh" ? scale : marked.scale;
    const scaled = typeof value === "number" ? Number((value * by).toPrecision(12)) : value;
    if (scaled === "twoWays") fault("twoWays", text);
    else if (scaled === null || scaled < 0 || scaled > most) fault("number", text);
    else return scaled;
    return null;
  };
  const text = cell(cells, "date");
  const day = dayIn(text, form);
  if (day === null) fault("date", text);
  else if (day === "twoWays") fault("twoWays", text);
  const [meterKwh, yieldKwh] = [figure("meter_kwh", METER_MAX), figure("yield_kwh", METER_MAX)];
  const fuelLitres = figure("fuel_litres", FUEL_MAX);
  const note = cell(cells, "note").replaceAll(/\s+/g, " ").trim();
  if (note.length > NOTE_MAX) fault("long", "");
  if (faults.length > before || day === null || day === "twoWays") return null;
  const newMeter = YES.test(cell(cells, "new_meter"));
  return { line, on: day, meterKwh, yieldKwh, fuelLitres, newMeter, note, replaces: false, timed: hasTime(text) };
}

const rowOf = ({ yieldKwh: _yield, timed: _timed, ...row }: Line): ReadingRow => row;

/** A logger writes a meter many times a day: what it showed last counts. What somebody wrote twice stays as it is. */
function lastOfDays(lines: readonly Line[]): readonly ReadingRow[] {
  if (!lines.some(({ timed }) => timed)) return lines.map(rowOf);
  const last = new Map<string, Line>();
  for (const line of lines) {
    if (line.meterKwh === null && line.fuelLitres === null) continue;
    const known = last.get(line.on);
    if (known === undefined || (line.meterKwh ?? 0) >= (known.meterKwh ?? 0)) last.set(line.on, line);
  }
  return [...last.values()].map(rowOf);
}

/** What days brought, added up. After a day that is missing a meter begins again: what it brought nobody knows. */
function addedUp(lines: readonly Line[], faults: CellFault[]): readonly ReadingRow[] {
  const days = new Map<string, Line & { readonly yieldKwh: number }>();
  for (const line of lines) {
    if (line.yieldKwh === null) continue;
    const known = days.get(line.on);
    if (known !== undefined && !line.timed) faults.push({ fault: "twice", line: line.line, value: line.on });
    else days.set(line.on, { ...(known ?? line), yieldKwh: (known?.yieldKwh ?? 0) + line.yieldKwh });
  }
  let total = 0;
  let before = "";
  return [...days.values()]
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .map((line) => {
      total = Number((total + line.yieldKwh).toFixed(6));
      const newMeter = before === "" || addDays(before, 1) !== line.on;
      before = line.on;
      return { ...rowOf(line), meterKwh: total, newMeter };
    });
}

export const readingsTemplate = (form: TableForm): string => `\uFEFF${writeCsv([[...COLUMNS]], form)}`;

/** All readings as a file that can be read back. */
export const readingsCsv = (readings: readonly PassportReading[], form?: TableForm): string => {
  const rows = readings.map(({ on, meterKwh, fuelLitres, newMeter, note }) => [
    on,
    meterKwh,
    fuelLitres,
    newMeter ? "yes" : "",
    note,
  ]);
  return `\uFEFF${writeCsv([[...COLUMNS], ...rows], form)}`;
};
