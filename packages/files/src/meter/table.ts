import type { CsvLine } from "../tables/csv";
import { dayOrderOf, type DayOrder, type DayStamp, secondsOf, stampIn } from "../tables/file-day";
import { MeterFault } from "./meter-file";
import { told } from "./told";

/** A table without what stands above it. */
export interface MeterTable {
  /** Names of the columns, with the units that some programs write below them. */
  readonly head: readonly string[];
  readonly above: readonly CsvLine[];
  readonly body: readonly CsvLine[];
  readonly order: DayOrder | null;
}

/** Rows that are looked at to see what a column holds. */
const LOOKED_AT = 200;
/** Share of the filled cells that must be of a kind for the column to be. */
const MOST = 0.9;
/** Days as a spreadsheet counts them: 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(?:[.,]\d+)?$/;
/** Seconds or milliseconds since 1970, from 2001 to 2286. */
const EPOCH = /^[1-9]\d{9}(?:\d{3})?$/;
const CLOCK = /^\d{1,2}:\d{2}/;
const FIGURE = /^[-+−]?[\d.,' \u00a0\u202f]+$/;
/** What loggers write where they have no value. */
export const NO_VALUE = /^(unavailable|unknown|nan|null|none|n\/a|-+|)$/i;

const isFigure = (cell: string): boolean => FIGURE.test(cell) && /\d/.test(cell) && stampIn(cell, "day") === null;
const isStamp = (cell: string): boolean => EPOCH.test(cell) || stampIn(cell, "day") !== null;

/** Finds names and rows. Throws MeterFault where there is no table. */
export function tableOf(lines: readonly CsvLine[], country: DayOrder | null): MeterTable {
  const first = lines.findIndex(isRow);
  if (first < 1) throw new MeterFault(1, told("noTable", { first: (lines[0]?.cells ?? []).join(", ").slice(0, 80) }));
  const width = lines[first]?.cells.length ?? 0;
  // A row with a value that cannot be read is no name of a column.
  let begin = first;
  while (begin > 0 && lines[begin - 1]?.cells.some((cell) => isStamp(cell))) begin -= 1;
  let top = begin;
  while (top > 0 && isOfHead(lines[top - 1], width)) top -= 1;
  const body = lines.slice(begin);
  const titles = lines.slice(top, begin);
  const head = Array.from({ length: width }, (_, column) =>
    titles
      .map(({ cells }) => cells[column] ?? "")
      .filter((text) => text !== "")
      .join(" "),
  );
  const days = body.slice(0, 5_000).flatMap(({ cells }) => cells.filter((cell) => cell.length <= 40 && isDay(cell)));
  return { head, above: lines.slice(0, top), body, order: dayOrderOf(days, country) };
}

const isDay = (cell: string) => /^\d{1,4}[./-]/.test(cell);

/** A row says when and how much. */
function isRow({ cells }: CsvLine): boolean {
  const when = cells.findIndex((cell) => isStamp(cell) || SERIAL.test(cell));
  return when >= 0 && cells.some((cell, column) => column !== when && (isFigure(cell) || NO_VALUE.test(cell)));
}

const isOfHead = (line: CsvLine | undefined, width: number): boolean =>
  line !== undefined &&
  line.cells.filter((cell) => cell !== "").length > 1 &&
  Math.abs(line.cells.length - width) <= 1 &&
  !line.cells.some((cell) => isStamp(cell));

/** The first rows' cells of a column, filled ones alone. */
const cellsOf = ({ body }: MeterTable, column: number): readonly string[] =>
  body
    .slice(0, LOOKED_AT)
    .map(({ cells }) => cells[column] ?? "")
    .filter((cell) => !NO_VALUE.test(cell));

const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= MOST * cells.length;

/** When a row is: one column, or one of days and one of times. */
export interface TimeColumns {
  readonly day: number;
  readonly clock: number | null;
  readonly form: "written" | "serial" | "epoch";
}

export const isFigures = (table: MeterTable, column: number): boolean => mostly(cellsOf(table, column), isFigure);

const SAYS_WHEN = /time|date|zeit|datum|day|tag|stamp|interval|changed|start|from|von|ab\b/i;

/** Each pair of columns that says a moment, in their order. */
export function timeColumnsOf(table: MeterTable): readonly TimeColumns[] {
  const found: TimeColumns[] = [];
  table.head.forEach((name, column) => {
    const cells = cellsOf(table, column);
    const before = found.at(-1);
    if (mostly(cells, (cell) => CLOCK.test(cell) && secondsOf(cell) !== null)) {
      if (before !== undefined && before.clock === null && !hasClock(table, before.day))
        found[found.length - 1] = { ...before, clock: column };
    } else if (mostly(cells, (cell) => stampIn(cell, "day") !== null)) {
      found.push({ day: column, clock: null, form: "written" });
    } else if (SAYS_WHEN.test(name)) {
      if (mostly(cells, (cell) => EPOCH.test(cell))) found.push({ day: column, clock: null, form: "epoch" });
      else if (mostly(cells, (cell) => SERIAL.test(cell))) found.push({ day: column, clock: null, form: "serial" });
    }
  });
  return found;
}

const hasClock = (table: MeterTable, column: number): boolean =>
  cellsOf(table, column).some((cell) => /\d[T ,]+\d{1,2}:\d{2}/.test(cell));

/** What a row says of a moment. */
export interface Written {
  /** What the clock shows, as if it were UTC. [ms since 1970] */
  readonly reading: number;
  /** Of UTC, where the cell says so. [s] */
  readonly ahead: number | null;
  /** Of a day without a time. */
  readonly isDay: boolean;
}

const [SECOND, DAY, MINUTE] = [1_000, 86_400_000, 60_000];
/** What a spreadsheet counts from. */
const SERIAL_FROM = Date.UTC(1899, 11, 30);

/** Throws MeterFault where the cell says no moment, or may be read in two ways. */
export function momentIn({ line, cells }: CsvLine, { day, clock, form }: TimeColumns, order: DayOrder | null): Written {
  const text = cells[day] ?? "";
  if (form === "epoch" && EPOCH.test(text)) {
    const count = Number(text);
    return { reading: text.length > 10 ? count : count * SECOND, ahead: 0, isDay: false };
  }
  if (form === "serial" && SERIAL.test(text)) {
    const days = Number(text.replace(",", "."));
    // Spreadsheets round an hour to 0.041666667 days.
    return {
      reading: SERIAL_FROM + Math.round((days * DAY) / MINUTE) * MINUTE,
      ahead: null,
      isDay: Number.isInteger(days),
    };
  }
  return writtenAt(clock === null ? text : `${text} ${cells[clock] ?? ""}`, order, line);
}

/** What a cell says of a moment. Throws MeterFault. */
export function writtenAt(text: string, order: DayOrder | null, line: number): Written {
  const { day, seconds, ahead } = stampAt(text, order, line);
  return { reading: Date.parse(day) + (seconds ?? 0) * SECOND, ahead, isDay: seconds === null };
}

/** What a cell says of a day. Throws MeterFault. */
export const dayAt = (text: string, order: DayOrder | null, line: number): string => stampAt(text, order, line).day;

function stampAt(text: string, order: DayOrder | null, line: number): DayStamp {
  const stamp = stampIn(text, order);
  if (stamp === "twoWays") throw new MeterFault(line, told("dayTwoWays", { text }));
  if (stamp === null) throw new MeterFault(line, told("noMoment", { text: text.slice(0, 40) }));
  return stamp;
}
