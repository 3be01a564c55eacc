import type { CsvLine } from "../tables/csv";
import { monthIn } from "../tables/file-day";
import { isPower, KWH_OF, unitIn } from "./columns";
import { figureAt, signOf } from "./figures";
import { MeterFault, type MeterPeriod, type MeterPeriods } from "./meter-file";
import { NO_VALUE } from "./table";
import { told } from "./told";

const ENERGY = /kwh|wh\b|unit|consum|verbrauch|usage|energy|energie|import|bezug/i;
const DAY = 86_400_000;

/** A table with a month a row; null of another. Throws MeterFault. */
export function monthTable(lines: readonly CsvLine[]): MeterPeriods | null {
  const first = lines.findIndex(({ cells }) => cells.length > 1 && cells.some((cell) => monthIn(cell) !== null));
  const head = lines[first - 1]?.cells;
  if (head === undefined) return null;
  const month = lines[first]?.cells.findIndex((cell) => monthIn(cell) !== null) ?? 0;
  const energy = head.findIndex((name, column) => column !== month && ENERGY.test(name));
  const body = lines.slice(first).filter(({ cells }) => !NO_VALUE.test(cells[energy] ?? ""));
  if (
    energy < 0 ||
    body.length < lines.length - first ||
    body.some(({ cells }) => monthIn(cells[month] ?? "") === null)
  )
    return null;
  const unit = unitIn(head[energy] ?? "") ?? "kWh";
  if (isPower(unit)) return null;
  const sign = signOf(body, [energy]);
  const seen = new Map<string, number>();
  const periods = body.map((row): MeterPeriod => {
    const name = monthIn(row.cells[month] ?? "") ?? "";
    const before = seen.get(name);
    if (before !== undefined) throw new MeterFault(before, told("monthTwice", { first: before, second: row.line }));
    seen.set(name, row.line);
    const begin = new Date(`${name}-01T00:00:00Z`);
    const last = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 0));
    const value = figureAt(row, energy, sign);
    if (value === null || value < 0)
      throw new MeterFault(row.line, told("noFigure", { text: row.cells[energy] ?? "" }));
    return {
      name,
      from: `${name}-01`,
      to: last.toISOString().slice(0, 10),
      days: (last.getTime() - begin.getTime()) / DAY + 1,
      kwh: value * KWH_OF[unit],
      estimated: false,
    };
  });
  const inOrder = periods.toSorted((one, other) => ((one.from ?? "") < (other.from ?? "") ? -1 : 1));
  return {
    kind: "periods",
    format: told("months"),
    notes: [],
    periods: inOrder,
    importKwh: inOrder.reduce((sum, { kwh }) => sum + kwh, 0),
  };
}
