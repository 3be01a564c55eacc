import type { CsvLine } from "../tables/csv";
import type { DecimalSign } from "../tables/figure-in";
import type { EnergyColumns } from "./columns";
import { figureAt } from "./figures";
import { MeterFault } from "./meter-file";
import { momentIn, type MeterTable, type TimeColumns, type Written } from "./table";
import { told } from "./told";

/** A row of a table, as it is written. */
export interface MeterRow {
  readonly line: number;
  readonly when: Written;
  readonly until: Written | null;
  readonly taken: number;
  readonly given: number;
  readonly quality: string;
}

export interface RowForm {
  readonly columns: EnergyColumns;
  readonly times: readonly [TimeColumns, TimeColumns?];
  readonly sign: DecimalSign;
}

/** Rows that have a value, oldest first. Throws MeterFault. */
export function rowsOf({ body, order }: MeterTable, { columns, times, sign }: RowForm): readonly MeterRow[] {
  const [start, end] = times;
  const rows = body.flatMap((line): readonly MeterRow[] => {
    if (isFoot(line, start)) return [];
    const taken = sumOf(line, columns.taken, sign);
    const given = sumOf(line, columns.given, sign);
    if (taken === null && given === null) return [];
    return [
      {
        line: line.line,
        when: momentIn(line, start, order),
        until: end === undefined ? null : momentIn(line, end, order),
        taken: taken ?? 0,
        given: given ?? 0,
        quality: columns.quality === null ? "" : (line.cells[columns.quality] ?? ""),
      },
    ];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new MeterFault(1, told("noRows"));
  return first.when.reading > last.when.reading ? rows.toReversed() : rows;
}

/** "Total" below a table. */
const isFoot = ({ cells }: CsvLine, { day }: TimeColumns): boolean =>
  /^(?:total|sum|summe|gesamt)\b/i.test(cells[0] ?? "") || (cells[day] ?? "") === "";

function sumOf(line: CsvLine, columns: readonly number[], sign: DecimalSign): number | null {
  let sum: number | null = null;
  for (const column of columns) {
    const value = figureAt(line, column, sign);
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}

export interface OnceEach<Row> {
  readonly rows: readonly Row[];
  /** That stood there twice with the same values. */
  readonly leftOut: number;
}

/** Takes each moment once; one that stands twice with two values is a fault, with both lines. */
export function onceEach<Row extends MeterRow>(
  rows: readonly Row[],
  at: readonly number[],
): OnceEach<Row & { readonly at: number }> {
  const found = new Map<number, Row & { readonly at: number }>();
  for (const [index, row] of rows.entries()) {
    const moment = at[index] ?? 0;
    const before = found.get(moment);
    if (before === undefined) found.set(moment, { ...row, at: moment });
    else if (before.taken !== row.taken || before.given !== row.given)
      throw new MeterFault(
        Math.min(before.line, row.line),
        told("twice", { first: Math.min(before.line, row.line), second: Math.max(before.line, row.line) }),
      );
  }
  const once = [...found.values()].toSorted((one, other) => one.at - other.at);
  return { rows: once, leftOut: rows.length - once.length };
}
