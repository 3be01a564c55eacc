import { WeatherError } from "./weather-error";
import { told } from "./told";

/** A year has 0.5 to 1.9 million characters by the hour, 4 by half-hours and 8 in quarters. */
export const LONGEST_TEXT = 20 * 1024 * 1024;

/** The lines of a text without its byte-order mark and line ends of any kind. */
export function linesOf(text: string): readonly string[] {
  if (text.length > LONGEST_TEXT) {
    throw new WeatherError(1, told("tooLong", { characters: text.length, most: LONGEST_TEXT }));
  }
  return withoutMark(text).split(/\r\n|\n|\r/);
}

export const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text);

export type Separator = "," | ";";

/** Spreadsheets of half the world write semicolons, and then a comma for the decimal point. */
export const separatorOf = (line: string): Separator => (count(line, ";") > count(line, ",") ? ";" : ",");

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** The fields of a line, without quotes and blanks around them. */
export function fieldsOf(line: string, separator: Separator): readonly string[] {
  const fields = line.includes('"') ? quotedFields(line, separator) : line.split(separator);
  return fields.map((field) => field.trim());
}

function quotedFields(line: string, separator: Separator): string[] {
  const fields: string[] = [];
  let field = "";
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      fields.push(field);
      field = "";
    } else field += sign;
  }
  return [...fields, field];
}

/** A number as written with the file's separator; not a number where the field is empty; null where it is no number. */
export function numberIn(field: string | undefined, separator: Separator): number | null {
  if (field === undefined || field === "") return Number.NaN;
  const value = Number(separator === ";" ? field.replace(",", ".") : field);
  return Number.isFinite(value) ? value : null;
}

/** A field for an error message, cut so that a broken file cannot fill the screen. */
export const cut = (field: string): string => (field.length > 40 ? `${field.slice(0, 40)}…` : field);
