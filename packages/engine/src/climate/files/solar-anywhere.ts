import { cut } from "./lines";
import { type Quantity, QUANTITIES } from "./quantities";
import { numberOf, quantityOf, type Row, rowOf, tableOf } from "./table";
import { headOfTmy3 } from "./tmy3";
import { told } from "./told";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder } from "./year-builder";

const LOCAL = "ObservationTime(LST)";
const UNIVERSAL = "ObservationTime(GMT)";
export const isSolarAnywhere = (secondLine: string): boolean => /ObservationTime\((LST|GMT)\)/i.test(secondLine);

/** What its files and its service call a column. */
const NAMES: Readonly<Record<Exclude<Quantity, "pressure">, readonly string[]>> = {
  ghi: ["Global Horizontal Irradiance (GHI) W/m2", "GlobalHorizontalIrradiance_WattsPerMeterSquared"],
  dni: ["Direct Normal Irradiance (DNI) W/m2", "DirectNormalIrradiance_WattsPerMeterSquared"],
  dhi: ["Diffuse Horizontal Irradiance (DIF) W/m2", "DiffuseHorizontalIrradiance_WattsPerMeterSquared"],
  temperature: ["AmbientTemperature (deg C)", "AmbientTemperature_DegreesC"],
  windSpeed: ["WindSpeed (m/s)", "WindSpeed_MetersPerSecond"],
};
const MISSING_LIGHT: readonly Quantity[] = ["dni", "dhi"];

/**
 * Reads a file of SolarAnywhere: the first line of a TMY3 file with more fields behind, then titles and rows with the time
 * of observation, in local standard time or Greenwich's.
 * Source: SolarAnywhere, "Historical data file formats"; pvlib 0.13, `iotools.read_solaranywhere`.
 */
export function readSolarAnywhere(lines: readonly string[]): WeatherFile {
  const table = tableOf(lines[1] ?? "", 2);
  const isLocal = table.find([LOCAL]) >= 0;
  const time = table.columnOf([LOCAL, UNIVERSAL]);
  const find = (quantity: Quantity) =>
    quantity === "pressure"
      ? -1
      : MISSING_LIGHT.includes(quantity)
        ? table.find(NAMES[quantity])
        : table.columnOf(NAMES[quantity]);
  const columns = new Map(QUANTITIES.map((quantity) => [quantity, find(quantity)]));
  const globalAlone = MISSING_LIGHT.some((quantity) => columns.get(quantity) === -1);
  const head = { ...headOfTmy3(lines[0] ?? ""), format: "SolarAnywhere", globalAlone } as const;
  const builder = yearBuilder(isLocal ? head : { ...head, timeZone: 0 });
  const needed = 1 + Math.max(time, ...columns.values());
  for (let index = 2; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const row = rowOf(text, index + 1, table, needed);
    const value = (quantity: Quantity) => {
      const column = columns.get(quantity) ?? -1;
      return column < 0 || (globalAlone && MISSING_LIGHT.includes(quantity))
        ? Number.NaN
        : quantityOf(row, column, quantity, (read) => read <= -999);
    };
    builder.add(index + 1, stampOf(row, time), {
      ghi: value("ghi"),
      dni: value("dni"),
      dhi: value("dhi"),
      temperature: value("temperature"),
      windSpeed: value("windSpeed"),
      pressure: Number.NaN,
    });
  }
  return builder.finish(lines.length);
}

/** "1/1/2015 0:30" */
function stampOf(row: Row, column: number) {
  const field = row.fields[column] ?? "";
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d\d)(?::00)?$/.exec(field);
  if (match === null) throw new WeatherError(row.line, told("notATimeOfDay", { field: cut(field) }));
  const part = (index: number) => numberOf({ ...row, fields: [match[index] ?? ""] }, 0, told("part.time"));
  return { month: part(1), day: part(2), year: part(3), hour: part(4), minute: part(5) };
}
