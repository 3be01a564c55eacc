import { cut } from "./lines";
import { POWER_PARAMETERS, powerFactor, powerZone } from "./power-json";
import { numberOf, rowOf, tableOf } from "./table";
import { told } from "./told";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { type FileHead, yearBuilder } from "./year-builder";

/** The first line of every CSV file of NASA POWER. */
export const POWER_BEGIN = "-BEGIN HEADER-";
const POWER_END = "-END HEADER-";
const [GHI, DNI, DHI, TEMPERATURE, WIND] = POWER_PARAMETERS;

/**
 * Reads the CSV file of NASA POWER's hourly point service: what its JSON holds, under a head in sentences.
 * Source: NASA POWER, hourly API, "format=CSV"; pvlib 0.13, `iotools.read_nasa_power`.
 */
export function readPowerCsv(lines: readonly string[]): WeatherFile {
  const end = lines.findIndex((line) => line.trim() === POWER_END);
  if (end < 0) throw new WeatherError(lines.length, told("missingLine", { name: POWER_END }));
  const head = lines.slice(0, end);
  const titles = end + 1;
  const table = tableOf(lines[titles] ?? "", titles + 1);
  const [dni, dhi] = [table.find([DNI]), table.find([DHI])];
  const columns = {
    year: table.columnOf(["YEAR"]),
    month: table.columnOf(["MO"]),
    day: table.columnOf(["DY"]),
    hour: table.columnOf(["HR"]),
    ghi: table.columnOf([GHI]),
    temperature: table.columnOf([TEMPERATURE]),
    windSpeed: table.columnOf([WIND]),
  };
  const globalAlone = dni < 0 || dhi < 0;
  const builder = yearBuilder({ ...headOf(head), globalAlone });
  const missing = fillIn(head);
  const needed = Math.max(...Object.values(columns), dni, dhi) + 1;
  const factor = (parameter: string) => powerFactor(unitIn(head, parameter));
  const factors = { ghi: factor(GHI), dni: factor(DNI), dhi: factor(DHI) };
  for (let index = titles + 1; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const row = rowOf(text, index + 1, table, needed);
    const value = (column: number, name: string) => {
      const read = numberOf(row, column, name);
      return read === missing ? Number.NaN : read;
    };
    const part = (column: number, name: "year" | "month" | "day" | "hour") =>
      numberOf(row, column, told(`part.${name}`));
    const stamp = {
      year: part(columns.year, "year"),
      month: part(columns.month, "month"),
      day: part(columns.day, "day"),
      hour: part(columns.hour, "hour"),
      minute: 0,
    };
    builder.add(index + 1, stamp, {
      ghi: value(columns.ghi, GHI) * factors.ghi,
      dni: globalAlone ? Number.NaN : value(dni, DNI) * factors.dni,
      dhi: globalAlone ? Number.NaN : value(dhi, DHI) * factors.dhi,
      temperature: value(columns.temperature, TEMPERATURE),
      windSpeed: value(columns.windSpeed, WIND),
      pressure: Number.NaN,
    });
  }
  return builder.finish(lines.length);
}

/** "Location: latitude  9.05   longitude 7.49", "… = 476.0 meters", "… in LST". */
function headOf(head: readonly string[]): FileHead {
  const found = (pattern: RegExp) => {
    for (const line of head) {
      const match = pattern.exec(line.slice(0, 300));
      if (match) return match[1] ?? "";
    }
    return null;
  };
  const longitude = numberFrom(found(/longitude[: ]+(-?[\d.]+)/i));
  return {
    format: "NASA POWER",
    name: "",
    latitude: numberFrom(found(/latitude[: ]+(-?[\d.]+)/i)),
    longitude,
    elevation: numberFrom(found(/= ?(-?[\d.]+) ?meters/i)),
    timeZone: powerZone(found(/^Dates.* in ([A-Za-z]+)/), longitude),
    statedOffset: null,
    line:
      1 +
      Math.max(
        0,
        head.findIndex((line) => line.startsWith("Location")),
      ),
  };
}

const numberFrom = (text: string | null) => (text === null ? Number.NaN : Number(text));

/** "The value for missing source data … : -999". */
function fillIn(head: readonly string[]): number {
  const line = head.find((text) => /missing/i.test(text)) ?? "";
  return Number(/: ?(-?[\d.]+)\s*$/.exec(line.slice(-40))?.[1] ?? -999);
}

/** "ALLSKY_SFC_SW_DWN     CERES SYN1deg … Irradiance (Wh/m^2)". */
function unitIn(head: readonly string[], parameter: string): string | undefined {
  const line = head.find((text) => text.startsWith(`${parameter} `));
  return line === undefined ? undefined : cut(/\(([^()]*)\)\s*$/.exec(line.slice(-60))?.[1] ?? "");
}
