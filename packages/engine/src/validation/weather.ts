import { HOURS_OF_YEAR } from "../units/year";
import { hourlyInstants } from "../solar/sun/instant";
import { observerAt, type Observer } from "../solar/sun/observer";
import type { WeatherYear } from "../solar/year/weather-year";
import { degrees, metres } from "../units/quantity";
import { readJson, type ReferenceFiles } from "./files";
import { TableError } from "./reader";
import { told } from "./told";

/** An hourly year of the reference folder with its place. */
export interface ReferenceWeather {
  readonly observer: Observer;
  readonly weather: WeatherYear;
}

const INDEX = "weather/index.json";
const emptyColumns = () => ({
  month: new Float64Array(HOURS_OF_YEAR),
  day: new Float64Array(HOURS_OF_YEAR),
  hour: new Float64Array(HOURS_OF_YEAR),
  ghi: new Float64Array(HOURS_OF_YEAR),
  dni: new Float64Array(HOURS_OF_YEAR),
  dhi: new Float64Array(HOURS_OF_YEAR),
  temp_air: new Float64Array(HOURS_OF_YEAR),
  wind_speed: new Float64Array(HOURS_OF_YEAR),
});
type Columns = Readonly<ReturnType<typeof emptyColumns>>;

const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Rows of numbers under a line of names; lines that begin with # are remarks. */
function columnsOf(text: string, file: string): Columns {
  const lines = text.split(/\r?\n/);
  const headLine = lines.findIndex((line) => line !== "" && !line.startsWith("#"));
  const head = (lines[headLine] ?? "").split(",").map((name) => name.trim());
  const columns = emptyColumns();
  const named = Object.entries(columns).map(([name, column]) => ({ name, column, place: head.indexOf(name) }));
  for (const { name, place } of named) {
    if (place < 0) throw new TableError(told("problem.noColumn", { file, line: headLine + 1, column: name }));
  }
  let row = 0;
  for (let line = headLine + 1; line < lines.length; line += 1) {
    const cells = (lines[line] ?? "").split(",");
    if (cells.length === 1) continue;
    for (const { name, column, place } of named) {
      const cell = cells[place]?.trim() ?? "";
      const value = cell === "" ? Number.NaN : Number(cell);
      if (!Number.isFinite(value))
        throw new TableError(told("problem.notANumber", { file, line: line + 1, column: name }));
      column[row] = value;
    }
    row += 1;
  }
  if (row !== HOURS_OF_YEAR) throw new TableError(told("problem.rows", { file, rows: row, hours: HOURS_OF_YEAR }));
  return columns;
}

/** The rows have to run hour by hour from 1 January, so that a row's number is its hour of the year. */
function refuseDisorder(columns: Columns, file: string): void {
  for (let row = 0; row < HOURS_OF_YEAR; row += 1) {
    const [month, day, hour] = [columns.month[row] ?? 0, columns.day[row] ?? 0, columns.hour[row] ?? 0];
    const stamped = ((MONTH_STARTS[month - 1] ?? Number.NaN) + day - 1) * 24 + hour;
    if (stamped !== row)
      throw new TableError(told("problem.disorder", { file, row: row + 1, stamp: `${month}-${day} ${hour} h` }));
  }
}

/** The hourly year of a site, found by its name in weather/index.json. */
export function referenceWeather(files: ReferenceFiles, site: string): ReferenceWeather {
  const index = readJson(files, INDEX);
  if (!index.has(site)) throw new TableError(told("problem.noWeather", { index: INDEX, site }));
  const entry = index.field(site);
  const file = `weather/${entry.text("file")}`;
  const text = files.get(file);
  if (text === undefined) throw new TableError(told("problem.missing", { file }));
  const columns = columnsOf(text, file);
  refuseDisorder(columns, file);
  return {
    observer: observerAt({
      latitude: degrees(entry.number("lat")),
      longitude: degrees(entry.number("lon")),
      elevation: metres(entry.number("elevation_m")),
    }),
    weather: {
      instants: hourlyInstants(entry.number("tz"), entry.number("sun_minute")),
      ghi: columns.ghi,
      dni: columns.dni,
      dhi: columns.dhi,
      temperature: columns.temp_air,
      windSpeed: columns.wind_speed,
    },
  };
}
