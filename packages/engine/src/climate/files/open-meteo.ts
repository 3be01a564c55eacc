import { isoStamp } from "./iso-stamp";
import { type Fields, isFields, within } from "./json";
import { cut, fieldsOf, numberIn, separatorOf } from "./lines";
import type { RowValues } from "./quantities";
import { rowOf, type Row } from "./table";
import { told } from "./told";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { type FileHead, yearBuilder } from "./year-builder";

/** What is read, as Open-Meteo names it today and before 2023. */
const VARIABLES = {
  ghi: ["shortwave_radiation"],
  dni: ["direct_normal_irradiance"],
  dhi: ["diffuse_radiation"],
  temperature: ["temperature_2m"],
  windSpeed: ["wind_speed_10m", "windspeed_10m"],
} as const;
type Variable = keyof typeof VARIABLES;
const NAMES: readonly Variable[] = ["ghi", "dni", "dhi", "temperature", "windSpeed"];
const NEEDED: readonly Variable[] = ["ghi", "temperature", "windSpeed"];

/** Units an answer can be asked in, as what makes of them W/m², °C and m/s. Wind is in km/h unless asked otherwise. */
const UNITS: Readonly<Record<string, (value: number) => number>> = {
  "W/m²": (value) => value,
  "°C": (value) => value,
  "°F": (value) => (value - 32) / 1.8,
  "m/s": (value) => value,
  ms: (value) => value,
  "km/h": (value) => value / 3.6,
  kmh: (value) => value / 3.6,
  mph: (value) => value * 0.44704,
  "mp/h": (value) => value * 0.44704,
  kn: (value) => value * 0.514444,
};

/** What an answer has where nothing else is asked. */
const USUAL_UNITS: Readonly<Record<Variable, string>> = {
  ghi: "W/m²",
  dni: "W/m²",
  dhi: "W/m²",
  temperature: "°C",
  windSpeed: "km/h",
};

function inUnit(unit: string, name: string, line: number): (value: number) => number {
  const convert = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (convert === undefined)
    throw new WeatherError(line, told("unit", { name, unit: cut(unit), needed: "W/m², °C, m/s" }));
  return convert;
}

/** What the head of both forms says. `utc_offset_seconds` is what local times are ahead of UTC. */
function headOf(numberFor: (name: string) => number, line: number): FileHead {
  return {
    format: "Open-Meteo",
    name: "",
    latitude: numberFor("latitude"),
    longitude: numberFor("longitude"),
    elevation: numberFor("elevation"),
    timeZone: numberFor("utc_offset_seconds") / 3_600,
    statedOffset: null,
    line,
  };
}

const alone = (has: (variable: Variable) => boolean) => !(has("dni") && has("dhi"));

export const isOpenMeteoJson = (document: Fields): boolean => "utc_offset_seconds" in document && "hourly" in document;

/**
 * Reads the JSON answer of Open-Meteo's historical weather: light as the mean of the hour before its stamp.
 * Source: Open-Meteo, "Historical Weather API", JSON return object.
 */
export function readOpenMeteoJson(document: Fields): WeatherFile {
  const hourly = within(document, "hourly");
  const units = isFields(document["hourly_units"]) ? document["hourly_units"] : {};
  const times = listOf(hourly, "time");
  const columns = new Map(
    NAMES.flatMap((variable) => {
      const name = VARIABLES[variable].find((known) => known in hourly);
      if (name === undefined) return [];
      const stated = units[name];
      const unit = typeof stated === "string" ? stated : USUAL_UNITS[variable];
      return [[variable, { values: listOf(hourly, name), convert: inUnit(unit, name, 1) }] as const];
    }),
  );
  for (const variable of NEEDED)
    if (!columns.has(variable)) throw new WeatherError(1, told("missingField", { name: VARIABLES[variable][0] }));
  const numberFor = (name: string) => {
    const value = document[name];
    return typeof value === "number" ? value : Number.NaN;
  };
  const globalAlone = alone((variable) => columns.has(variable));
  const builder = yearBuilder({ ...headOf(numberFor, 1), globalAlone });
  for (const [index, time] of times.entries()) {
    const value = (variable: Variable) => {
      const column = columns.get(variable);
      const read = column?.values[index];
      if (column === undefined || read === null || read === undefined) return Number.NaN;
      if (typeof read !== "number") throw new WeatherError(1, told("valueOfHour", { hour: cut(String(time)) }));
      return column.convert(read);
    };
    builder.add(1, isoStamp(String(time), 1).stamp, valuesOf(value));
  }
  return builder.finish(1);
}

function listOf(fields: Fields, name: string): readonly unknown[] {
  const list = fields[name];
  if (!Array.isArray(list)) throw new WeatherError(1, told("missingField", { name }));
  return list;
}

const valuesOf = (value: (variable: Variable) => number): RowValues => ({
  ghi: value("ghi"),
  dni: value("dni"),
  dhi: value("dhi"),
  temperature: value("temperature"),
  windSpeed: value("windSpeed"),
  pressure: Number.NaN,
});

export const isOpenMeteoCsv = (line: string): boolean => /^latitude[,;].*utc_offset_seconds/i.test(line);

/** Reads the same as CSV: names and values of the head, an empty line, titles such as "temperature_2m (°C)", rows. */
export function readOpenMeteoCsv(lines: readonly string[]): WeatherFile {
  const separator = separatorOf(lines[0] ?? "");
  const names = fieldsOf(lines[0] ?? "", separator);
  const head = fieldsOf(lines[1] ?? "", separator);
  const titles = lines.findIndex((line) => /^time[,;]/i.test(line));
  if (titles < 0) throw new WeatherError(lines.length, told("missingTitles"));
  const columns = columnsOf(fieldsOf(lines[titles] ?? "", separator), titles + 1);
  const numberFor = (name: string) => numberIn(head[names.indexOf(name)], separator) ?? Number.NaN;
  const globalAlone = alone((variable) => columns.has(variable));
  const builder = yearBuilder({ ...headOf(numberFor, 2), globalAlone });
  const needed = 1 + Math.max(...[...columns.values()].map(({ place }) => place));
  for (let index = titles + 1; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const row = rowOf(text, index + 1, { separator }, needed);
    builder.add(
      index + 1,
      isoStamp(row.fields[0] ?? "", index + 1).stamp,
      valuesOf((variable) => valueIn(row, columns.get(variable))),
    );
  }
  return builder.finish(lines.length);
}

interface Column {
  readonly place: number;
  readonly name: string;
  readonly convert: (value: number) => number;
}

function columnsOf(titles: readonly string[], line: number): ReadonlyMap<Variable, Column> {
  const named = titles.map((title, place) => ({ place, ...nameAndUnit(title) }));
  const columns = new Map<Variable, Column>();
  for (const variable of NAMES) {
    const known: readonly string[] = VARIABLES[variable];
    const found = named.find(({ name }) => known.includes(name));
    if (found !== undefined) {
      const convert = inUnit(found.unit, known[0] ?? "", line);
      columns.set(variable, { place: found.place, name: known[0] ?? "", convert });
    } else if (NEEDED.includes(variable)) {
      const columnNames = { list: known.map((name) => told("column", { name })), join: "or" } as const;
      throw new WeatherError(line, told("missingColumn", { columns: columnNames }));
    }
  }
  return columns;
}

/** "temperature_2m (°C)" */
function nameAndUnit(title: string) {
  const space = title.indexOf(" (");
  return space < 0 ? { name: title, unit: "" } : { name: title.slice(0, space), unit: title.slice(space + 2, -1) };
}

function valueIn({ fields, separator, line }: Row, column: Column | undefined): number {
  if (column === undefined) return Number.NaN;
  const field = fields[column.place] ?? "";
  if (field.toLowerCase() === "nan") return Number.NaN;
  const value = numberIn(field, separator);
  if (value === null) throw new WeatherError(line, told("notANumber", { name: column.name, field: cut(field) }));
  return column.convert(value);
}
