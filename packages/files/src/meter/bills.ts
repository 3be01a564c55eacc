import { figureAt, signOf } from "./figures";
import { type MeterPeriod, type MeterPeriods, MeterFault } from "./meter-file";
import { dayAt, isFigures, type MeterTable } from "./table";
import { stampIn } from "../tables/file-day";
import { told } from "./told";

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Of bills and readings; a longer table is one of intervals. */
const ROWS_MOST = 400;
/** Readings or bills of a meter lie further apart than this. [days] */
const APART = 1.5;

const find = ({ head }: MeterTable, pattern: RegExp, is: (column: number) => boolean = () => true): number =>
  head.findIndex((name, column) => pattern.test(name) && is(column));

/** A table of bills, or of a meter that was read once in a while; null of another. Throws MeterFault. */
export function billTable(table: MeterTable): MeterPeriods | null {
  if (table.body.length > ROWS_MOST) return null;
  const isDay = (column: number) => table.body.every((row) => stampIn(row.cells[column] ?? "", "day") !== null);
  const isEnergy = (column: number) => isFigures(table, column) && !isDay(column);
  const from = find(table, /\bfrom\b|\bstart|\bvon\b|period start/i, isDay);
  const to = find(table, /\bto\b|\bend\b|\bbis\b|period end/i, isDay);
  const units = find(
    table,
    /unit|kwh|consum|verbrauch|usage/i,
    (column) => isEnergy(column) && !isReading(table, column),
  );
  const on = find(table, /reading date|read date|datum|date|ablese/i, isDay);
  if (from >= 0 && to >= 0 && units >= 0 && isApart(table, from)) return ofBills(table, { from, to, units });
  if (units >= 0 && on >= 0 && isApart(table, on)) return ofReadingDays(table, { on, units });
  const reading = find(table, /stand|reading|register|meter|index/i, isEnergy);
  return reading >= 0 && on >= 0 && isApart(table, on) ? ofReadings(table, { on, reading }) : null;
}

const isReading = ({ head }: MeterTable, column: number): boolean =>
  /stand|previous|current|reading/i.test(head[column] ?? "");

function isApart(table: MeterTable, column: number): boolean {
  const days = table.body.map((row) => dayAt(row.cells[column] ?? "", table.order, row.line)).toSorted();
  return days.length > 1 && daysBetween(days[0] ?? "", days.at(-1) ?? "") / (days.length - 1) > APART;
}

const isEstimate = (text: string): boolean => /estimat|geschätzt|schätzung|^e$/i.test(text);
const estimatedIn = (table: MeterTable, cells: readonly string[]): boolean =>
  table.head.some((name, column) => /type|status|art|grund|read/i.test(name) && isEstimate(cells[column] ?? ""));

function figure(table: MeterTable, row: MeterTable["body"][number], column: number): number {
  const value = figureAt(row, column, signOf(table.body, [column]));
  if (value === null || value < 0) throw new MeterFault(row.line, told("noFigure", { text: row.cells[column] ?? "" }));
  return value;
}

function ofBills(
  table: MeterTable,
  { from, to, units }: { readonly from: number; readonly to: number; readonly units: number },
): MeterPeriods {
  const periods = table.body.map((row): MeterPeriod => {
    const [first, last] = [
      dayAt(row.cells[from] ?? "", table.order, row.line),
      dayAt(row.cells[to] ?? "", table.order, row.line),
    ];
    if (last < first) throw new MeterFault(row.line, told("endsBefore", { from: first, to: last }));
    return {
      name: null,
      from: first,
      to: last,
      days: daysBetween(first, last),
      kwh: figure(table, row, units),
      estimated: estimatedIn(table, row.cells),
    };
  });
  const inOrder = inOrderOf(periods);
  // A bill that begins the day after the one before counts both of its days.
  const areWhole =
    inOrder.length > 1 &&
    inOrder.slice(1).every(({ from: begins }, index) => daysBetween(inOrder[index]?.to ?? "", begins ?? "") >= 1);
  return ofPeriods(
    areWhole ? inOrder.map((period) => ({ ...period, days: (period.days ?? 0) + 1 })) : inOrder,
    told("bills"),
  );
}

/** A bill of a reading's day reaches from the one before. */
function ofReadingDays(
  table: MeterTable,
  { on, units }: { readonly on: number; readonly units: number },
): MeterPeriods {
  const named = table.head.findIndex((name) => /month|period|monat|zeitraum/i.test(name));
  const [previous, current, factor] = [find(table, /previous/i), find(table, /current/i), find(table, /factor/i)];
  const rows = table.body
    .map((row) => ({ row, day: dayAt(row.cells[on] ?? "", table.order, row.line) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const periods = rows.map(({ row, day }, index): MeterPeriod => {
    const kwh = figure(table, row, units);
    if (previous >= 0 && current >= 0) {
      const by = factor < 0 ? 1 : figure(table, row, factor);
      const counted = (figure(table, row, current) - figure(table, row, previous)) * by;
      if (Math.abs(counted - kwh) > 0.01 * Math.max(1, kwh))
        throw new MeterFault(row.line, told("unitsDiffer", { counted, stated: kwh }));
    }
    const before = rows[index - 1]?.day ?? null;
    return {
      name: named < 0 ? null : (row.cells[named] ?? null),
      from: before,
      to: day,
      days: before === null ? null : daysBetween(before, day),
      kwh,
      estimated: estimatedIn(table, row.cells),
    };
  });
  return ofPeriods(periods, told("bills"));
}

function ofReadings(
  table: MeterTable,
  { on, reading }: { readonly on: number; readonly reading: number },
): MeterPeriods {
  const rows = table.body
    .map((row) => ({ row, day: dayAt(row.cells[on] ?? "", table.order, row.line), total: figure(table, row, reading) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const periods = rows.slice(1).map(({ row, day, total }, index): MeterPeriod => {
    const before = rows[index];
    if (before === undefined || total < before.total) throw new MeterFault(row.line, told("meterFalls", { day }));
    return {
      name: null,
      from: before.day,
      to: day,
      days: daysBetween(before.day, day),
      kwh: total - before.total,
      estimated: estimatedIn(table, row.cells),
    };
  });
  return ofPeriods(periods, told("readings"));
}

const inOrderOf = (periods: readonly MeterPeriod[]): readonly MeterPeriod[] =>
  periods.toSorted((one, other) => ((one.from ?? "") < (other.from ?? "") ? -1 : 1));

const ofPeriods = (periods: readonly MeterPeriod[], format: MeterPeriods["format"]): MeterPeriods => ({
  kind: "periods",
  format,
  notes: periods.some(({ estimated }) => estimated) ? [told("estimatedBill")] : [],
  periods,
  importKwh: periods.reduce((sum, { kwh }) => sum + kwh, 0),
});
