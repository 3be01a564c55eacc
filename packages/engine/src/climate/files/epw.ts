import { fieldsOf, numberIn, type Separator, separatorOf } from "./lines";
import { numberOf, quantityOf, rowOf } from "./table";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder, type FileHead } from "./year-builder";
import { told } from "./told";

/** Where each quantity stands in a row: 35 fields, of which some writers leave out the last. */
const COLUMNS = { temperature: 6, pressure: 9, ghi: 13, dni: 14, dhi: 15, windSpeed: 21 } as const;
const NEEDED = 22;
const MISSING_LIGHT = 9_999;
/** The head runs up to this line. */
const LAST_HEAD_LINE = "DATA PERIODS";

/**
 * Reads an EnergyPlus weather file.
 * Source: EnergyPlus Auxiliary Programs, "EnergyPlus Weather File (EPW) Data Dictionary". Hour n runs from n − 1 to n in
 * local standard time, and the minute (0 or 60) says nothing in hourly files; in finer ones a row ends at its minute; missing are temperature 99.9, pressure
 * 999999, irradiance 9999, wind 999.
 */
export function readEpw(lines: readonly string[]): WeatherFile {
  const separator = separatorOf(lines[0] ?? "");
  const first = lines.findIndex((line) => line.toUpperCase().startsWith(LAST_HEAD_LINE)) + 1;
  if (first === 0) throw new WeatherError(lines.length, told("missingLine", { name: LAST_HEAD_LINE }));
  const inHour = recordsInHour(fieldsOf(lines[first - 1] ?? "", separator), first);
  const globalAlone = lines.slice(first).every((text) => text.trim() === "" || lacksDirect(text, separator));
  const builder = yearBuilder({ ...headOf(lines[0] ?? ""), globalAlone });
  for (let index = first; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const row = rowOf(text, index + 1, { separator }, NEEDED);
    const stamp = {
      year: numberOf(row, 0, told("part.year")),
      month: numberOf(row, 1, told("part.month")),
      day: numberOf(row, 2, told("part.day")),
      // Hour 1 with minute 15 is a quarter past midnight; of hourly rows the minute says nothing.
      hour: numberOf(row, 3, told("part.hour")) - (inHour === 1 ? 0 : 1),
      minute: inHour === 1 ? 0 : numberOf(row, 4, told("part.minute")),
    };
    builder.add(index + 1, stamp, {
      ghi: quantityOf(row, COLUMNS.ghi, "ghi", (value) => value >= MISSING_LIGHT),
      dni: quantityOf(row, COLUMNS.dni, "dni", (value) => value >= MISSING_LIGHT),
      dhi: quantityOf(row, COLUMNS.dhi, "dhi", (value) => value >= MISSING_LIGHT),
      temperature: quantityOf(row, COLUMNS.temperature, "temperature", (value) => value >= 99.9),
      windSpeed: quantityOf(row, COLUMNS.windSpeed, "windSpeed", (value) => value >= 999),
      pressure: quantityOf(row, COLUMNS.pressure, "pressure", (value) => value >= 999_999),
    });
  }
  return builder.finish(lines.length);
}

/** Whether a row has no direct and no diffuse light. */
function lacksDirect(text: string, separator: Separator): boolean {
  const fields = fieldsOf(text, separator);
  return [COLUMNS.dni, COLUMNS.dhi].some((column) => (numberIn(fields[column], separator) ?? 0) >= MISSING_LIGHT);
}

/** "LOCATION,Chicago Ohare Intl Ap,IL,USA,TMY3,725300,41.98,-87.92,-6.0,201.0". */
function headOf(line: string): FileHead {
  const separator = separatorOf(line);
  const fields = fieldsOf(line, separator);
  if (fields.length < 10) {
    throw new WeatherError(1, told("locationFields", { fields: fields.length }));
  }
  const numberAt = (index: number) => numberIn(fields[index], separator) ?? Number.NaN;
  return {
    format: "EPW",
    name: [fields[1] ?? "", fields[3] ?? ""].filter((part) => !["", "-", "unknown"].includes(part)).join(", "),
    latitude: numberAt(6),
    longitude: numberAt(7),
    timeZone: numberAt(8),
    elevation: numberAt(9),
    // PVGIS writes an offset in a comment, but one that the three components contradict by an hour.
    statedOffset: null,
    line: 1,
  };
}

/** "DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31": number of periods, records in an hour. */
function recordsInHour(fields: readonly string[], line: number): number {
  const stated = fields[2] ?? "";
  const records = stated === "" ? 1 : Number(stated);
  if (Number.isInteger(records) && records >= 1 && records <= 12 && 60 % records === 0) return records;
  throw new WeatherError(line, told("recordsInHour", { records: stated.slice(0, 40) }));
}
