import type { StatedPlace } from "../stated-place";
import { isoStamp } from "./iso-stamp";
import { cut } from "./lines";
import { quantityOf, rowOf, tableOf } from "./table";
import { told } from "./told";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder } from "./year-builder";

const END = ["period_end", "PeriodEnd"] as const;
const START = ["period_start", "PeriodStart"] as const;
export const isSolcast = (line: string): boolean => /(^|[,;])"?period_?(end|start)"?[,;]/i.test(line);

/**
 * Reads a CSV file of Solcast: rows with the end, or the start, of their period in ISO 8601 and its length such as PT30M.
 * It does not say where it is; the project does. Source: Solcast, "Historical and TMY data", CSV; pvlib 0.13, `iotools`.
 */
export function readSolcast(lines: readonly string[], place: StatedPlace | undefined): WeatherFile {
  const table = tableOf(lines[0] ?? "", 1);
  const byEnd = table.find(END) >= 0;
  const [dni, dhi] = [table.find(["dni"]), table.find(["dhi"])];
  const columns = {
    time: table.columnOf(byEnd ? END : START),
    period: table.columnOf(["period"]),
    ghi: table.columnOf(["ghi"]),
    temperature: table.columnOf(["air_temp", "AirTemp"]),
    windSpeed: table.columnOf(["wind_speed_10m", "WindSpeed10m"]),
  };
  if (place === undefined) throw new WeatherError(1, told("noPlace"));
  const needed = 1 + Math.max(...Object.values(columns), dni, dhi);
  const first = rowOf(lines[1] ?? "", 2, table, needed);
  const timeZone = isoStamp(first.fields[columns.time] ?? "", 2).timeZone ?? 0;
  const half = minutesOf(first.fields[columns.period] ?? "", 2) / 2;
  const globalAlone = dni < 0 || dhi < 0;
  const { name, ...at } = place;
  const builder = yearBuilder({
    format: "Solcast",
    name,
    ...at,
    timeZone,
    statedOffset: byEnd ? -half : half,
    globalAlone,
    line: 1,
  });
  const isMissing = (value: number) => value <= -999;
  for (let index = 1; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const row = rowOf(text, index + 1, table, needed);
    builder.add(index + 1, isoStamp(row.fields[columns.time] ?? "", index + 1).stamp, {
      ghi: quantityOf(row, columns.ghi, "ghi", isMissing),
      dni: globalAlone ? Number.NaN : quantityOf(row, dni, "dni", isMissing),
      dhi: globalAlone ? Number.NaN : quantityOf(row, dhi, "dhi", isMissing),
      temperature: quantityOf(row, columns.temperature, "temperature", isMissing),
      windSpeed: quantityOf(row, columns.windSpeed, "windSpeed", isMissing),
      pressure: Number.NaN,
    });
  }
  const file = builder.finish(lines.length);
  return { ...file, notes: [told("placeOfProject", { place: name }), ...file.notes] };
}

/** "PT30M", "PT1H". */
function minutesOf(period: string, line: number): number {
  const match = /^PT(?:(\d)H)?(?:(\d{1,2})M)?$/.exec(period);
  const minutes = Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0);
  if (minutes > 0) return minutes;
  throw new WeatherError(line, told("notAPeriod", { field: cut(period) }));
}
