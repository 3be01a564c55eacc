import { say as countries } from "@sunwright/words/countries";
import { say as names } from "@sunwright/words/parameter-names";
import { say } from "@sunwright/words/report-parameters";
import { teller } from "@sunwright/words/tell";
import { tellUnit } from "@sunwright/words/tell-unit";
import { byName, parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import type { ParameterName, ParameterValues } from "@sunwright/engine/parameters/table";
import { emptyWord, labelOf, valueText } from "@sunwright/engine/parameters/words";
import { distance, figureText, formatNumber, temperature, type Units } from "./format";

/** What is entered of a project: what it is sized by, and the currency its costs are shown in. */
export type ShownParameters = ParameterValues;
export type FieldName = ParameterName;

/** What a parameter is called needs these rooms of the engine's texts and no other: many pages name one. */
const tell = teller({ "parameter-names": names, countries });

/** Above the field, and in the report. */
export const fieldLabel = (name: FieldName): string => tell(labelOf(name));
/** "Middle of the battery's life", as a choice is shown. */
export const optionText = (name: FieldName, option: string): string => tell(valueText(name, option));

/** Codes of units; `fieldUnit` says them. */
export const FIELD_UNITS: Readonly<Record<FieldName, string | undefined>> = byName(PARAMETER_NAMES, (name) => {
  const entry = parameter(name);
  return entry.kind === "figure" || entry.kind === "choice" ? entry.unit : undefined;
});

/** "days", as it stands beside the figure. */
export function fieldUnit(name: FieldName): string | undefined {
  const code = FIELD_UNITS[name];
  return code === undefined ? undefined : tellUnit(code);
}

/** "18:00", as the outage's start is chosen. */
export const clockHour = (hour: number) => `${`${hour}`.padStart(2, "0")}:00`;

export const showParameter = (name: FieldName, value: ShownParameters[FieldName], units: Units = "metric"): string =>
  showValue(name, value, units);

/** The same for a value that was stored as one of the field's. */
export function showValue(name: FieldName, value: unknown, units: Units): string {
  if (value === null) return tell(emptyWord(name));
  if (typeof value !== "number") return typeof value === "string" ? optionText(name, value) : say("none");
  if (parameter(name).kind === "hour") return clockHour(value);
  const unit = FIELD_UNITS[name];
  if (units === "imperial" && unit === "m") return figureText(distance(value, units, 1));
  if (units === "imperial" && unit === "°C") return figureText(temperature(value, units, 1));
  const text = formatNumber(value, 3);
  if (unit === "days" && value === 1) return say("oneDay");
  return unit === undefined ? text : `${text} ${tellUnit(unit)}`;
}
