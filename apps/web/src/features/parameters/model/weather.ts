import { say } from "@sunwright/words/parameters";
import { WEATHER_TEXT_MAX } from "@sunwright/contract/limits";
import type { Weather, WeatherService } from "@sunwright/contract/weather";
import { formatNumber } from "../../../lib/format";

export const SERVICE_NAMES: Record<WeatherService, string> = { pvgis: "PVGIS", "nasa-power": say("nasaPower") };

/** What a person picks; told apart by their first lines, not by their names. */
export const WEATHER_FILE_TYPES = ".csv,.epw,.json,.tm2,.tmy3,.txt,text/csv,application/json,text/plain";

/** Said before a file is read and sent at all; null for one that may be. Bytes are at least as many as characters. */
export const tooLarge = (bytes: number): string | null =>
  bytes > 2 * WEATHER_TEXT_MAX ? say("theFileHasMb", { bytes: formatNumber(bytes / 1_000_000, 1) }) : null;

/** Assumption: within it the year's sun differs by a few percent, less than one year from the next. [km] */
const SAME_SKY = 100;

export const farAway = ({ fromCity }: Weather): string | null =>
  fromCity === null || fromCity.kilometres <= SAME_SKY
    ? null
    : say("thisWeatherIsFrom", { kilometres: formatNumber(fromCity.kilometres), name: fromCity.name });

const latitude = (degrees: number) => `${formatNumber(Math.abs(degrees), 2)}° ${degrees < 0 ? "S" : "N"}`;
const longitude = (degrees: number) => `${formatNumber(Math.abs(degrees), 2)}° ${degrees < 0 ? "W" : "E"}`;
const clock = (hours: number) =>
  hours === 0 ? "UTC" : `UTC${hours < 0 ? "−" : "+"}${formatNumber(Math.abs(hours), 2)}`;

/** "Lagos, NGA, 6.58° N 3.33° E, 38 m, UTC+1" */
export const whereItIs = ({ place, elevation, timeZone, ...at }: Weather) =>
  [
    ...(place === "" ? [] : [place]),
    `${latitude(at.latitude)} ${longitude(at.longitude)}`,
    `${formatNumber(elevation)} m`,
    clock(timeZone),
  ].join(", ");

/** "A typical year", "2019", "2019 of 2018 and 2019: the year with the least sun" */
export function whichYear({ years, usedYear }: Weather): string {
  const nameOf = (year: number | null | undefined) => (typeof year === "number" ? `${year}` : "typical year");
  const used = nameOf(years[usedYear]);
  if (years.length === 1) return years[0] === null ? say("aTypicalYear") : used;
  return say("theOneWithThe", { used, length: years.length });
}
