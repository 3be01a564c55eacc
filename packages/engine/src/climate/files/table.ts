import type { Text } from "../../units/told";
import { fieldsOf, numberIn, cut, separatorOf, type Separator } from "./lines";
import { nameOf, type Quantity } from "./quantities";
import { WeatherError } from "./weather-error";
import { told } from "./told";

/** A line with column names, and the reading of the lines under it. */
export interface Table {
  readonly separator: Separator;
  /** The place of the first of these names; an error where none is. */
  readonly columnOf: (names: readonly string[]) => number;
  /** The same, −1 where none is. */
  readonly find: (names: readonly string[]) => number;
}

export function tableOf(header: string, line: number): Table {
  const separator = separatorOf(header);
  const titles = fieldsOf(header, separator).map((title) => title.toLowerCase());
  const find = (names: readonly string[]) => {
    const found = names.map((name) => titles.indexOf(name.toLowerCase())).find((index) => index >= 0);
    return found ?? -1;
  };
  return {
    separator,
    find,
    columnOf: (names) => {
      const index = find(names);
      if (index < 0)
        throw new WeatherError(
          line,
          told("missingColumn", {
            columns: { list: names.map((name) => told("column", { name: cut(name) })), join: "or" },
          }),
        );
      return index;
    },
  };
}

/** One line split in fields, read by column. */
export interface Row {
  readonly line: number;
  readonly fields: readonly string[];
  readonly separator: Separator;
}

export function rowOf(text: string, line: number, { separator }: Pick<Table, "separator">, columns: number): Row {
  const fields = fieldsOf(text, separator);
  if (fields.length < columns) {
    throw new WeatherError(line, told("tooFewFields", { fields: fields.length, needed: columns }));
  }
  return { line, fields, separator };
}

/** A field that must be a number. */
export function numberOf(row: Row, column: number, name: Text): number {
  const value = numberIn(row.fields[column], row.separator);
  if (value !== null && !Number.isNaN(value)) return value;
  throw new WeatherError(row.line, told("notANumber", { name, field: cut(row.fields[column] ?? "") }));
}

/** A quantity's value; not a number where the field is empty or says that it is missing. */
export function quantityOf(
  row: Row,
  column: number,
  quantity: Quantity,
  isMissing: (value: number) => boolean,
): number {
  const value = numberIn(row.fields[column], row.separator);
  if (value === null) {
    throw new WeatherError(
      row.line,
      told("notANumber", { name: nameOf(quantity), field: cut(row.fields[column] ?? "") }),
    );
  }
  return isMissing(value) ? Number.NaN : value;
}
