import { type Figure, isNumeric, type Parameter, type ValueOf } from "@sunwright/engine/parameters/parameter";
import { byName, parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import type { ParameterName, PARAMETERS } from "@sunwright/engine/parameters/table";
import type { $Type, NotNull } from "drizzle-orm";
import {
  type AnyPgColumn,
  doublePrecision,
  integer,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
  type PgTextBuilderInitial,
  text,
} from "drizzle-orm/pg-core";
import { filledUpTo, oneOf, within } from "../../platform/columns";

type BuilderOf<Entry extends Parameter> = Entry extends Figure
  ? Entry extends { readonly whole: true }
    ? PgIntegerBuilderInitial<"">
    : PgDoublePrecisionBuilderInitial<"">
  : ValueOf<Entry> extends number
    ? $Type<PgIntegerBuilderInitial<"">, ValueOf<Entry>>
    : $Type<PgTextBuilderInitial<"", [string, ...string[]]>, NonNullable<ValueOf<Entry>>>;
type ColumnOf<Entry extends Parameter> = Entry extends { readonly optional: true }
  ? BuilderOf<Entry>
  : NotNull<BuilderOf<Entry>>;
type ParameterColumns = { [Name in ParameterName]: ColumnOf<(typeof PARAMETERS)[Name]> };

/** "panelToInverterDistance" is the column "panel_to_inverter_distance". */
export const columnName = (name: ParameterName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column of the table of projects for each parameter. */
export const parameterColumns = (): ParameterColumns =>
  byName(PARAMETER_NAMES, (name) => {
    const entry = parameter(name);
    return isNumeric(entry) ? figureColumn(name, entry) : choiceColumn(name, entry);
  });

function figureColumn(name: ParameterName, entry: Figure) {
  const column = entry.whole ? integer(columnName(name)) : doublePrecision(columnName(name));
  const stored = entry.optional ? column : column.notNull();
  return entry.storedDefault && entry.default !== null ? stored.default(entry.default) : stored;
}

function choiceColumn(name: ParameterName, entry: Exclude<Parameter, Figure>) {
  if (entry.kind === "choice" && typeof entry.default === "number") {
    return integer(columnName(name)).notNull().default(entry.default);
  }
  const column = text(columnName(name));
  const stored = entry.optional ? column : column.notNull();
  return entry.storedDefault && entry.default !== null ? stored.default(`${entry.default}`) : stored;
}

/** What the database itself keeps of a parameter: its bounds, or its list. */
export function parameterChecks(name: ParameterName, column: AnyPgColumn) {
  const entry = parameter(name);
  if (entry.kind === "choice") return [oneOf(column, entry.options)];
  if ("pattern" in entry) return [filledUpTo(column, entry.longest)];
  return isNumeric(entry) ? [within(column, entry)] : [];
}
