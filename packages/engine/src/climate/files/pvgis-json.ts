import { checkHorizontal, PVGIS_SERIES, PVGIS_TYPICAL, pvgisStamp, seriesValues, typicalValues } from "./pvgis-rows";
import { type Fields, isFields, within } from "./json";
import { withoutMark } from "./lines";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { yearBuilder, type FileHead } from "./year-builder";
import { told } from "./told";

/**
 * Reads the JSON answer of PVGIS 5 to the tools of `readPvgisCsv`. PVGIS writes all of it on one line, so errors name
 * the record too.
 *
 * @param document  What the text holds.
 */
export function readPvgisJson(document: Fields, text: string): WeatherFile {
  const inputs = within(document, "inputs");
  const outputs = within(document, "outputs");
  const typical = outputs["tmy_hourly"];
  const records: unknown = typical ?? outputs["hourly"];
  if (!Array.isArray(records)) throw new WeatherError(1, told("missingRecords"));
  const series = typical === undefined;
  if (series) checkHorizontal(slopeIn(inputs), 1);
  const builder = yearBuilder(headOf(within(inputs, "location")));
  const lineOf = lineFinder(withoutMark(text));
  for (const [index, record] of records.entries()) addRecord({ builder, series, line: lineOf(index) }, record, index);
  return builder.finish(lineOf(records.length - 1));
}

interface Target {
  readonly builder: ReturnType<typeof yearBuilder>;
  readonly series: boolean;
  readonly line: number;
}

function addRecord({ builder, series, line }: Target, record: unknown, index: number): void {
  if (!isFields(record)) throw new WeatherError(line, told("recordIsNoSet", { record: index + 1 }));
  const time = record["time(UTC)"] ?? record["time"];
  const said = typeof time === "string" ? time : "";
  const named = { record: index + 1, time: said.slice(0, 40) };
  const value = (name: string) => {
    const found = record[name];
    if (typeof found === "number") return found;
    if (found !== undefined && found !== null)
      throw new WeatherError(line, told("recordNotANumber", { ...named, name }));
    return Number.NaN;
  };
  for (const name of series ? PVGIS_SERIES.slice(0, 2) : PVGIS_TYPICAL.slice(0, 3)) {
    if (Number.isNaN(value(name))) throw new WeatherError(line, told("recordMissing", { ...named, name }));
  }
  builder.add(line, pvgisStamp(said, line), series ? seriesValues(value) : typicalValues(value));
}

function headOf(location: Fields): FileHead {
  const numberFor = (name: string) => {
    const found = location[name];
    return typeof found === "number" ? found : Number.NaN;
  };
  const offset = numberFor("irradiance_time_offset");
  return {
    format: "PVGIS",
    name: "",
    latitude: numberFor("latitude"),
    longitude: numberFor("longitude"),
    elevation: numberFor("elevation"),
    timeZone: 0,
    statedOffset: Number.isNaN(offset) ? null : offset * 60,
    line: 1,
  };
}

/** `inputs.mounting_system.fixed.slope.value`; not a number for a plane that follows the sun. [°] */
function slopeIn(inputs: Fields): number {
  let found: unknown = inputs;
  for (const name of ["mounting_system", "fixed", "slope", "value"]) found = isFields(found) ? found[name] : undefined;
  return typeof found === "number" ? found : Number.NaN;
}

/** The line of a record, asked for in ascending order: the text is walked through once. */
function lineFinder(text: string): (record: number) => number {
  if (!text.includes("\n")) return () => 1;
  let found = -1;
  let position = Math.max(text.search(/"(tmy_)?hourly"\s*:\s*\[/), 0);
  let line = text.slice(0, position).split("\n").length;
  return (record) => {
    while (found < record) {
      const next = text.indexOf('"time', position + 1);
      if (next < 0) break;
      line += text.slice(position, next).split("\n").length - 1;
      position = next;
      found += 1;
    }
    return line;
  };
}
