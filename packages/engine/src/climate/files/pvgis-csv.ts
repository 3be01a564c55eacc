import { numberIn, cut } from "./lines";
import { checkHorizontal, PVGIS_SERIES, PVGIS_TYPICAL, pvgisStamp, seriesValues, typicalValues } from "./pvgis-rows";
import { numberOf, rowOf, tableOf, type Row, type Table } from "./table";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder, type FileHead } from "./year-builder";
import { told } from "./told";

/** How the first line of every PVGIS file starts. */
export const PVGIS_LATITUDE = "Latitude (decimal degrees)";

/**
 * Reads a CSV file of PVGIS 5: a typical year (tool "TMY"), or a series on the horizontal plane (tool "hourly
 * radiation", slope 0, with components). Times are UTC; after the rows stands a legend that is not read.
 */
export function readPvgisCsv(lines: readonly string[]): WeatherFile {
  const titleIndex = lines.findIndex((line) => /^"?time(\(UTC\))?"?[,;]/i.test(line));
  if (titleIndex < 0) throw new WeatherError(lines.length, told("missingTitles"));
  const builder = yearBuilder(headOf(lines.slice(0, titleIndex)));
  const table = tableOf(lines[titleIndex] ?? "", titleIndex + 1);
  const columns = columnsOf(table, titleIndex + 1);
  if (columns.series) checkHorizontal(slopeIn(lines.slice(0, titleIndex)), titleIndex + 1);
  for (let index = titleIndex + 1; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") break;
    const row = rowOf(text, index + 1, table, columns.needed);
    const value = (name: string) => fieldNumber(row, columns.places.get(name) ?? -1, name);
    const values = columns.series ? seriesValues(value) : typicalValues(value);
    builder.add(index + 1, pvgisStamp(row.fields[columns.time] ?? "", index + 1), values);
  }
  return builder.finish(lines.length);
}

function columnsOf(table: Table, line: number) {
  const series = table.find(["G(h)"]) < 0;
  if (series && table.find(["Gb(i)"]) < 0) {
    throw new WeatherError(line, told("missingRadiation"));
  }
  const names = [...(series ? PVGIS_SERIES : PVGIS_TYPICAL)];
  const places = new Map<string, number>(names.map((name) => [name, table.columnOf([name])]));
  const pressure = table.find(["SP"]);
  if (pressure >= 0) places.set("SP", pressure);
  return { series, places, time: table.columnOf(["time(UTC)", "time"]), needed: Math.max(...places.values()) + 1 };
}

/** Empty fields and "nan" are missing values. */
function fieldNumber(row: Row, column: number, name: string): number {
  const field = row.fields[column] ?? "";
  if (field === "" || field.toLowerCase() === "nan") return Number.NaN;
  return numberOf(row, column, name);
}

function headOf(lines: readonly string[]): FileHead {
  return {
    format: "PVGIS",
    name: "",
    latitude: labelled(lines, PVGIS_LATITUDE),
    longitude: labelled(lines, "Longitude (decimal degrees)"),
    elevation: labelled(lines, "Elevation (m)"),
    timeZone: 0,
    statedOffset: offsetIn(lines),
    line: 1,
  };
}

/** "Elevation (m):	250": a label, a colon, a number. */
function labelled(lines: readonly string[], label: string): number {
  const index = lines.findIndex((line) => line.startsWith(label));
  if (index < 0) throw new WeatherError(1, told("missingLine", { name: label }));
  const field = tokenAfter(label, lines[index] ?? "");
  const value = numberIn(field, field.includes(",") ? ";" : ",");
  if (value === null || Number.isNaN(value))
    throw new WeatherError(index + 1, told("notANumber", { name: label, field: cut(field) }));
  return value;
}

/** The first word after a label, its colon and any blanks, quotes or separators that a spreadsheet put around. */
function tokenAfter(label: string, line: string): string {
  const word = /^[:;,\s"]*([^;\s"]*)/.exec(line.slice(label.length))?.[1] ?? "";
  let end = word.length;
  while (word.endsWith(",", end)) end -= 1;
  return word.slice(0, end);
}

function offsetIn(lines: readonly string[]): number | null {
  const label = "Irradiance Time Offset (h)";
  return lines.some((line) => line.startsWith(label)) ? labelled(lines, label) * 60 : null;
}

/** "Slope: 0 deg. " or "Slope: 0 deg. (optimum)"; not a number for a plane that follows the sun. */
function slopeIn(lines: readonly string[]): number {
  const found = lines.map((line) => /^Slope:\s*(-?[\d.]+)/.exec(line)).find((match) => match !== null);
  return Number(found?.[1] ?? Number.NaN);
}
