import { fieldsOf, numberIn, cut, separatorOf } from "./lines";
import { numberOf, quantityOf, rowOf, tableOf, type Row } from "./table";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder, type FileHead } from "./year-builder";
import { told } from "./told";

/** How the second line of every TMY3 file starts. */
export const TMY3_DATE = "Date (MM/DD/YYYY)";

/**
 * Reads a TMY3 file of the National Solar Radiation Data Base, original or of January 2015.
 * Source: S. Wilcox, W. Marion, "Users manual for TMY3 data sets", NREL/TP-581-43156, 2008, tables 1-1 to 1-3.
 * Stamps are the end of the hour in local standard time; −9900 marks what is missing; pressure in mbar.
 */
export function readTmy3(lines: readonly string[]): WeatherFile {
  const builder = yearBuilder(headOfTmy3(lines[0] ?? ""));
  const table = tableOf(lines[1] ?? "", 2);
  const columns = {
    date: table.columnOf([TMY3_DATE]),
    time: table.columnOf(["Time (HH:MM)"]),
    ghi: table.columnOf(["GHI (W/m^2)"]),
    dni: table.columnOf(["DNI (W/m^2)"]),
    dhi: table.columnOf(["DHI (W/m^2)"]),
    temperature: table.columnOf(["Dry-bulb (C)"]),
    windSpeed: table.columnOf(["Wspd (m/s)"]),
    pressure: table.columnOf(["Pressure (mbar)"]),
  };
  const needed = Math.max(...Object.values(columns)) + 1;
  for (let index = 2; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const row = rowOf(text, index + 1, table, needed);
    builder.add(index + 1, stampOf(row, columns.date, columns.time), {
      ghi: quantityOf(row, columns.ghi, "ghi", isMissing),
      dni: quantityOf(row, columns.dni, "dni", isMissing),
      dhi: quantityOf(row, columns.dhi, "dhi", isMissing),
      temperature: quantityOf(row, columns.temperature, "temperature", isMissing),
      windSpeed: quantityOf(row, columns.windSpeed, "windSpeed", isMissing),
      pressure: quantityOf(row, columns.pressure, "pressure", isMissing) * PASCALS_PER_MBAR,
    });
  }
  return builder.finish(lines.length);
}

const PASCALS_PER_MBAR = 100;
const isMissing = (value: number): boolean => value <= -9900;

/** "723170,"GREENSBORO PIEDMONT TRIAD INT",NC,-5.0,36.100,-79.950,273": number, name, state, zone, place, height. */
export function headOfTmy3(line: string): FileHead {
  const separator = separatorOf(line);
  const fields = fieldsOf(line, separator);
  if (fields.length < 7) {
    throw new WeatherError(1, told("firstLineFields", { fields: fields.length }));
  }
  const numberAt = (index: number) => numberIn(fields[index], separator) ?? Number.NaN;
  return {
    format: "TMY3",
    name: [fields[1] ?? "", fields[2] ?? ""].filter((part) => part !== "").join(", "),
    timeZone: numberAt(3),
    latitude: numberAt(4),
    longitude: numberAt(5),
    elevation: numberAt(6),
    statedOffset: null,
    line: 1,
  };
}

function stampOf(row: Row, dateColumn: number, timeColumn: number) {
  const date = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(row.fields[dateColumn] ?? "");
  const time = /^(\d{1,2}):(\d{2})$/.exec(row.fields[timeColumn] ?? "");
  if (date === null) throw new WeatherError(row.line, told("notADate", { field: cut(row.fields[dateColumn] ?? "") }));
  if (time === null) throw new WeatherError(row.line, told("notATime", { field: cut(row.fields[timeColumn] ?? "") }));
  const part = (field: string | undefined) => numberOf({ ...row, fields: [field ?? ""] }, 0, told("part.time"));
  return {
    month: part(date[1]),
    day: part(date[2]),
    year: part(date[3]),
    hour: part(time[1]),
    minute: part(time[2]),
  };
}
