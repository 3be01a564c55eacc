/** A file of the library: column names as the sources spell them, and a row a line, its cells separated by tabs. */
export interface DataTable {
  readonly columns: string;
  readonly rows: readonly string[];
}

/** Digits that a share keeps: more than any source states, few enough to drop what the division leaves behind. */
const SHARE_DIGITS = 12;

function present<Value>(value: Value | null, column: string): Value {
  if (value === null) throw new RangeError(`A row has nothing in the column ${column}`);
  return value;
}

/**
 * The cells of one row by the name of their column; an empty one is null. Throws a RangeError where a cell is not what is
 * asked of it: the library's files are our own.
 */
export class Cells {
  readonly #row: readonly string[];
  readonly #places: ReadonlyMap<string, number>;

  constructor(row: string, places: ReadonlyMap<string, number>) {
    this.#row = row.split("\t");
    this.#places = places;
  }

  textOrNull(column: string): string | null {
    const place = this.#places.get(column);
    if (place === undefined) throw new RangeError(`The table has no column ${column}`);
    return this.#row[place] || null;
  }

  text(column: string): string {
    return present(this.textOrNull(column), column);
  }

  numberOrNull(column: string): number | null {
    const text = this.textOrNull(column);
    const value = text === null ? null : Number(text);
    if (Number.isNaN(value)) throw new RangeError(`${column} holds ${text}, which is no number`);
    return value;
  }

  number(column: string): number {
    return present(this.numberOrNull(column), column);
  }

  /** A percentage as a share. [% → 1] */
  shareOrNull(column: string): number | null {
    const value = this.numberOrNull(column);
    return value === null ? null : Number((value / 100).toPrecision(SHARE_DIGITS));
  }

  share(column: string): number {
    return present(this.shareOrNull(column), column);
  }

  oneOf<Option extends string>(column: string, options: readonly Option[]): Option {
    const text = this.textOrNull(column);
    const option = options.find((one) => one === text);
    if (option === undefined) throw new RangeError(`${column} holds ${text}, not one of ${options.join(", ")}`);
    return option;
  }
}

export function cellsOf({ columns, rows }: DataTable): readonly Cells[] {
  const places = new Map(columns.split("\t").map((name, place) => [name, place]));
  return rows.map((row) => new Cells(row, places));
}
