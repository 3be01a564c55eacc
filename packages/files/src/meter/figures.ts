import type { CsvLine } from "../tables/csv";
import { type DecimalSign, decimalSignOf, figureIn } from "../tables/figure-in";
import { MeterFault } from "./meter-file";
import { NO_VALUE } from "./table";
import { told } from "./told";

/** Rows that are looked at for the sign before decimals. */
const LOOKED_AT = 5_000;

/**
 * The sign before decimals in these columns. Where three digits stand behind each, which alone could be thousands, the
 * table's own form says it: cells apart by commas have points in them, days as a logger writes them are a program's.
 */
export function signOf(body: readonly CsvLine[], columns: readonly number[]): DecimalSign {
  const lines = body.slice(0, LOOKED_AT).map(({ cells }) => ({ cells: columns.map((column) => cells[column] ?? "") }));
  const sure = decimalSignOf(lines);
  if (sure !== null) return sure;
  const cells = lines.flatMap((line) => line.cells);
  const isAlone = (sign: string) =>
    cells.some((cell) => cell.includes(sign)) && !cells.some((cell) => cell.split(sign).length > 2);
  const other = (sign: string) => cells.some((cell) => cell.includes(sign));
  if (isAlone(".") && !other(",")) return isProgrammed(body) ? "." : null;
  return null;
}

/** "2026-11-29T08:00", as no person writes it. */
const isProgrammed = (body: readonly CsvLine[]): boolean =>
  body[0]?.cells.some((cell) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(cell)) ?? false;

/** The figure of a cell; null of one without a value. Throws MeterFault. */
export function figureAt({ line, cells }: CsvLine, column: number, sign: DecimalSign): number | null {
  const text = cells[column] ?? "";
  if (NO_VALUE.test(text)) return null;
  const value = figureIn(text, sign);
  if (value === "twoWays") throw new MeterFault(line, told("figureTwoWays", { text }));
  if (value === null) throw new MeterFault(line, told("noFigure", { text: text.slice(0, 40) }));
  return value;
}
