/** A file of the library: column names as the sources spell them, and a row a line, its cells separated by tabs. */
export interface DataTable {
  readonly columns: string;
  readonly rows: readonly string[];
}

/** The cells of one row by the name of their column; an empty one is null. */
export interface Cells {
  readonly textOrNull: (column: string) => string | null;
  readonly text: (column: string) => string;
  readonly numberOrNull: (column: string) => number | null;
  readonly number: (column: string) => number;
  /** A percentage as a share. [% → 1] */
  readonly shareOrNull: (column: string) => number | null;
  readonly share: (column: string) => number;
  readonly oneOf: <Option extends string>(column: string, options: readonly Option[]) => Option;
}

/** Digits that a share keeps: more than any source states, few enough to drop what the division leaves behind. */
const SHARE_DIGITS = 12;

function present<Value>(value: Value | null, column: string): Value {
  if (value === null) throw new RangeError(`A row has nothing in the column ${column}`);
  return value;
}

/** Throws a RangeError where a cell is not what is asked of it: the library's files are our own. */
export function* cellsOf({ columns, rows }: DataTable): Generator<Cells> {
  const places = new Map(columns.split("\t").map((name, place) => [name, place]));
  for (const row of rows) yield cells(row.split("\t"), places);
}

function cells(row: readonly string[], places: ReadonlyMap<string, number>): Cells {
  const textOrNull = (column: string) => {
    const place = places.get(column);
    if (place === undefined) throw new RangeError(`The table has no column ${column}`);
    return row[place] || null;
  };
  const numberOrNull = (column: string) => {
    const text = textOrNull(column);
    const value = text === null ? null : Number(text);
    if (Number.isNaN(value)) throw new RangeError(`${column} holds ${text}, which is no number`);
    return value;
  };
  const shareOrNull = (column: string) => {
    const value = numberOrNull(column);
    return value === null ? null : Number((value / 100).toPrecision(SHARE_DIGITS));
  };
  return {
    textOrNull,
    numberOrNull,
    shareOrNull,
    text: (column) => present(textOrNull(column), column),
    number: (column) => present(numberOrNull(column), column),
    share: (column) => present(shareOrNull(column), column),
    oneOf(column, options) {
      const text = textOrNull(column);
      const option = options.find((one) => one === text);
      if (option === undefined) throw new RangeError(`${column} holds ${text}, not one of ${options.join(", ")}`);
      return option;
    },
  };
}
