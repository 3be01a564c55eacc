import { fieldsOf, numberIn, cut, separatorOf } from "./lines";
import { numberOf, quantityOf, rowOf, tableOf } from "./table";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder, type FileHead } from "./year-builder";
import { told } from "./told";

/** Whether a first line names latitude and longitude, in full or short. */
export const isNsrdbHead = (line: string): boolean =>
  /(^|[,;]) ?lat(itude)? ?[,;]/i.test(line) && /[,;] ?lon(gitude)? ?([,;]|$)/i.test(line);

/**
 * Reads a CSV file of the National Solar Radiation Database (PSM 3 and 4, single year or typical), or of the System
 * Advisor Model, which writes the same head. Source: NREL developer network, "PSM v3 data download"; SAM help, "Weather
 * file formats". Line 1 names, line 2 the values of the head, line 3 the columns; pressure in mbar; missing values are
 * empty or −9999 (−999 in SAM's).
 */
export function readNsrdb(lines: readonly string[]): WeatherFile {
  const table = tableOf(lines[2] ?? "", 3);
  const [dni, dhi] = [table.find(NAMES.dni), table.find(NAMES.dhi)];
  const globalAlone = dni < 0 || dhi < 0;
  const builder = yearBuilder({ ...headOf(lines), globalAlone });
  const columns = {
    year: table.columnOf(["Year"]),
    month: table.columnOf(["Month"]),
    day: table.columnOf(["Day"]),
    hour: table.columnOf(["Hour"]),
    ghi: table.columnOf(NAMES.ghi),
    temperature: table.columnOf(NAMES.temperature),
    windSpeed: table.columnOf(NAMES.windSpeed),
  };
  const minute = table.find(["Minute"]);
  const pressure = table.find(["Pressure", "Surface Pressure", "Pres"]);
  const needed = Math.max(...Object.values(columns), dni, dhi, minute, pressure) + 1;
  for (let index = 3; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (isEmpty(text)) continue;
    const row = rowOf(text, index + 1, table, needed);
    const stamp = {
      year: numberOf(row, columns.year, told("part.year")),
      month: numberOf(row, columns.month, told("part.month")),
      day: numberOf(row, columns.day, told("part.day")),
      hour: numberOf(row, columns.hour, told("part.hour")),
      minute: minute < 0 ? 0 : numberOf(row, minute, told("part.minute")),
    };
    builder.add(index + 1, stamp, {
      ghi: quantityOf(row, columns.ghi, "ghi", isMissing),
      dni: globalAlone ? Number.NaN : quantityOf(row, dni, "dni", isMissing),
      dhi: globalAlone ? Number.NaN : quantityOf(row, dhi, "dhi", isMissing),
      temperature: quantityOf(row, columns.temperature, "temperature", isMissing),
      windSpeed: quantityOf(row, columns.windSpeed, "windSpeed", isMissing),
      pressure: pressure < 0 ? Number.NaN : quantityOf(row, pressure, "pressure", isMissing) * PASCALS_PER_MBAR,
    });
  }
  return builder.finish(lines.length);
}

/** What the two call a column. Source of the short ones: SAM help, "Weather file formats", CSV. */
const NAMES = {
  ghi: ["GHI", "GH", "Global", "Global Horizontal"],
  dni: ["DNI", "DN", "Beam", "Direct", "Direct Normal"],
  dhi: ["DHI", "DF", "Diff", "Diffuse", "Diffuse Horizontal"],
  temperature: ["Temperature", "Air Temperature", "Tdry", "Dry Bulb", "Temp", "Ambient"],
  windSpeed: ["Wind Speed", "Wspd", "WS", "Windspeed"],
} as const;

const PASCALS_PER_MBAR = 100;
const isMissing = (value: number): boolean => value <= -999;
/** Spreadsheets pad short files with lines of separators. */
const isEmpty = (text: string): boolean => /^[\s,;]*$/.test(text);

/** The units the columns must have where the head states them. */
const UNITS: readonly (readonly [string, readonly string[]])[] = [
  ["GHI Units", ["w/m2", "w/m^2"]],
  ["DNI Units", ["w/m2", "w/m^2"]],
  ["DHI Units", ["w/m2", "w/m^2"]],
  ["Temperature Units", ["c"]],
  ["Wind Speed Units", ["m/s"]],
  ["Pressure Units", ["mbar", "millibar", "hpa"]],
];

function headOf(lines: readonly string[]): FileHead {
  const separator = separatorOf(lines[0] ?? "");
  const names = fieldsOf(lines[0] ?? "", separator).map((name) => name.toLowerCase());
  const values = fieldsOf(lines[1] ?? "", separator);
  const valueOf = (...known: readonly string[]) => {
    const index = known.map((name) => names.indexOf(name.toLowerCase())).find((found) => found >= 0);
    return index === undefined ? undefined : values[index];
  };
  const numberFor = (...known: readonly string[]) => numberIn(valueOf(...known), separator) ?? Number.NaN;
  for (const [name, known] of UNITS) {
    const unit = valueOf(name) ?? "";
    if (unit !== "" && !known.includes(unit.toLowerCase())) {
      throw new WeatherError(2, told("unit", { name, unit: cut(unit), needed: known[0] ?? "" }));
    }
  }
  return {
    format: "NSRDB",
    name: ["City", "State", "Country"]
      .map((name) => valueOf(name))
      .filter((part) => part !== undefined && !["", "-"].includes(part))
      .join(", "),
    latitude: numberFor("Latitude", "Lat"),
    longitude: numberFor("Longitude", "Lon"),
    elevation: numberFor("Elevation", "Elev", "Site Elevation"),
    timeZone: numberFor("Time Zone", "TZ", "Timezone"),
    statedOffset: null,
    line: 2,
  };
}
