import type { CsvLine } from "../tables/csv";
import { dayOrderOf, secondsOf, stampIn } from "../tables/file-day";
import { energyColumnsOfRow, isPower, KWH_OF, unitIn } from "./columns";
import { figureAt, signOf } from "./figures";
import { hoursOf } from "./hours";
import { type MeterFile, type MeterFileForm, type MeterInterval, type MeterUnit, MeterFault } from "./meter-file";
import { momentsOf, stepOf } from "./moments";
import { dayAt, type Written, writtenAt } from "./table";
import { told } from "./told";

/** Columns that name a time, so that a table is one of them. */
const TIMES_LEAST = 12;
const SECOND = 1_000;

interface WideHead {
  readonly line: number;
  /** Of the columns that hold values. */
  readonly columns: readonly number[];
  readonly cells: readonly string[];
}

const timesOf = (cells: readonly string[], is: (cell: string) => boolean): readonly number[] =>
  cells.flatMap((cell, column) => (is(cell) ? [column] : []));

const isClock = (cell: string) => /^\d{1,2}:\d{2}/.test(cell) && secondsOf(cell) !== null;
const isMoment = (cell: string) => /\d[T ]\d{1,2}:\d{2}/.test(cell) && stampIn(cell, "day") !== null;

function headIn(lines: readonly CsvLine[], is: (cell: string) => boolean): WideHead | null {
  for (const [index, { cells }] of lines.slice(0, 12).entries()) {
    const columns = timesOf(cells, is);
    if (columns.length >= TIMES_LEAST) return { line: index, columns, cells };
  }
  return null;
}

/** A table with a column an interval: a day a row, or a thing a row. Null of another. Throws MeterFault. */
export function wideTable(lines: readonly CsvLine[], form: MeterFileForm): MeterFile | null {
  const ofDay = headIn(lines, isClock);
  if (ofDay !== null) return daysInRows(lines, ofDay, form);
  const ofThings = headIn(lines, isMoment);
  return ofThings === null ? null : thingsInRows(lines, ofThings, form);
}

function daysInRows(lines: readonly CsvLine[], { line, columns, cells }: WideHead, form: MeterFileForm): MeterFile {
  const body = lines.slice(line + 1);
  const first = columns[0] ?? 0;
  const day = cells.findIndex(
    (_, column) => column < first && body.slice(0, 20).every((row) => stampIn(row.cells[column] ?? "", "day") !== null),
  );
  if (day < 0)
    throw new MeterFault(lines[line]?.line ?? 1, told("noTime", { columns: cells.slice(0, first).join(", ") }));
  const order = dayOrderOf(
    body.map((row) => row.cells[day] ?? ""),
    form.dayOrder ?? null,
  );
  const sign = signOf(body, columns);
  const found: { readonly written: Written; readonly value: number; readonly line: number }[] = [];
  const seen = new Map<string, number>();
  for (const row of body) {
    const text = row.cells[day] ?? "";
    const date = dayAt(text, order, row.line);
    const before = seen.get(date);
    if (before !== undefined) throw new MeterFault(before, told("twice", { first: before, second: row.line }));
    seen.set(date, row.line);
    for (const column of columns) {
      const value = figureAt(row, column, sign);
      const seconds = secondsOf(cells[column] ?? "")?.seconds ?? 0;
      if (value !== null)
        found.push({
          written: { reading: Date.parse(date) + seconds * SECOND, ahead: null, isDay: false },
          value,
          line: row.line,
        });
    }
  }
  const { at, isFixed } = momentsOf(
    found.map(({ written }) => written),
    form.timeZone,
  );
  const isEnd = form.stamps === "end" || (form.stamps === undefined && isClockOfEnd(cells, columns));
  const step = stepOf(at);
  const unit = form.unit ?? unitIn(cells.slice(0, first).join(" ")) ?? "kWh";
  const perValue = KWH_OF[unit] * (isPower(unit) ? step / 3_600 : 1);
  const intervals = at.map((moment, index): MeterInterval => {
    const value = found[index]?.value ?? 0;
    return {
      at: isEnd ? moment - step * SECOND : moment,
      seconds: step,
      kwh: Math.max(0, value) * perValue,
      exportKwh: Math.max(0, -value) * perValue,
    };
  });
  const notes = [...(isFixed ? [told("fixedClock")] : []), ...(isEnd ? [told("endOfInterval")] : [])];
  return wide({ intervals, step, unit, format: told("daysInRows"), notes, timeZone: form.timeZone });
}

/** Names of ends begin with the first interval's and end with midnight. */
const isClockOfEnd = (cells: readonly string[], columns: readonly number[]): boolean =>
  secondsOf(cells[columns[0] ?? 0] ?? "")?.seconds !== 0 &&
  /^(?:24:00|0{1,2}:00)/.test(cells[columns.at(-1) ?? 0] ?? "");

function thingsInRows(lines: readonly CsvLine[], { line, columns, cells }: WideHead, form: MeterFileForm): MeterFile {
  const body = lines.slice(line + 1);
  const sign = signOf(body, columns) ?? ".";
  const written = columns.map((column) =>
    writtenAt(cells[column] ?? "", form.dayOrder ?? null, lines[line]?.line ?? 1),
  );
  const { at } = momentsOf(written, form.timeZone);
  const step = stepOf(at);
  const first = columns[0] ?? 0;
  const taken = new Map<number, number>();
  const given = new Map<number, number>();
  let unit: MeterUnit = "kWh";
  let made = false;
  for (const row of body) {
    const named = row.cells.slice(0, first).join(" ");
    const role = energyColumnsOfRow(named);
    made ||= role === "made";
    if (role !== "taken" && role !== "given") continue;
    const stated = row.cells
      .slice(0, first)
      .map((cell) => unitIn(cell))
      .find((one) => one !== null);
    if (stated === undefined || stated === null) continue;
    unit = stated;
    const sums = role === "taken" ? taken : given;
    columns.forEach((column, index) => {
      const value = figureAt(row, column, sign);
      const moment = at[index] ?? 0;
      const kwh = (value ?? 0) * KWH_OF[unit] * (isPower(unit) ? step / 3_600 : 1);
      if (value !== null) sums.set(moment, (sums.get(moment) ?? 0) + kwh);
    });
  }
  if (taken.size === 0)
    throw new MeterFault(
      lines[line]?.line ?? 1,
      told("noEnergy", {
        columns: body
          .map((row) => row.cells[0] ?? "")
          .join(", ")
          .slice(0, 120),
      }),
    );
  const intervals = [...taken].map(([moment, kwh]): MeterInterval => ({
    at: moment,
    seconds: step,
    kwh,
    exportKwh: given.get(moment) ?? 0,
  }));
  const notes = given.size > 0 || made ? [told("boughtOnly")] : [];
  return wide({ intervals, step, unit, format: told("thingsInRows"), notes, timeZone: form.timeZone });
}

interface Wide {
  readonly intervals: readonly MeterInterval[];
  readonly step: number;
  readonly unit: MeterUnit;
  readonly format: ReturnType<typeof told>;
  readonly notes: readonly ReturnType<typeof told>[];
  readonly timeZone: string;
}

const wide = ({ intervals, step, unit, format, notes, timeZone }: Wide): MeterFile => ({
  kind: "hours",
  format,
  notes,
  timeZone,
  unit,
  isTotal: false,
  columns: [],
  intervalSeconds: step,
  intervals: intervals.length,
  estimatedIntervals: 0,
  ...hoursOf(intervals, timeZone),
});
