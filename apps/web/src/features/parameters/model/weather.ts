import { SAME_SKY } from "@sunwright/engine/climate/distance";
import { say } from "@sunwright/words/parameters";
import { say as sayPlace } from "@sunwright/words/weather-place";
import { WEATHER_BODY_MAX } from "@sunwright/contract/limits";
import type { Weather, WeatherService } from "@sunwright/contract/weather";
import { formatNumber } from "../../../lib/format";

export const SERVICE_NAMES: Record<WeatherService, string> = { pvgis: "PVGIS", "nasa-power": say("nasaPower") };

/** What a person picks; told apart by their first lines, not by their names. */
export const WEATHER_FILE_TYPES = ".csv,.epw,.json,.tm2,.tmy3,.txt,text/csv,application/json,text/plain";

/** Said before a file is read and sent at all; null for one that may be. Bytes are at least as many as characters. */
export const tooLarge = (bytes: number): string | null =>
  bytes > WEATHER_BODY_MAX ? say("fileTooLarge", { megabytes: formatNumber(bytes / 1_000_000, 1) }) : null;

export const farAway = ({ fromCity }: Weather): string | null =>
  fromCity === null || fromCity.kilometres <= SAME_SKY
    ? null
    : sayPlace("farAway", { kilometres: fromCity.kilometres, place: fromCity.name });

const coordinates = ({ latitude, longitude }: Pick<Weather, "latitude" | "longitude">) =>
  say("coordinates", {
    latitude: formatNumber(Math.abs(latitude), 2),
    northSouth: latitude < 0 ? "south" : "north",
    longitude: formatNumber(Math.abs(longitude), 2),
    eastWest: longitude < 0 ? "west" : "east",
  });
const clock = (hours: number) =>
  hours === 0 ? "UTC" : `UTC${hours < 0 ? "−" : "+"}${formatNumber(Math.abs(hours), 2)}`;

/** "Lagos, NGA, 6.58° N 3.33° E, 38 m, UTC+1" */
export const whereItIs = ({ place, elevation, timeZone, ...at }: Weather) =>
  [...(place === "" ? [] : [place]), coordinates(at), `${formatNumber(elevation)} m`, clock(timeZone)].join(", ");

/** "A typical year", "2019", "2019, the one with the least sun of 2 years" */
export function whichYear({ years, usedYear }: Weather): string {
  const used = years[usedYear] ?? null;
  if (years.length > 1)
    return say("yearOfLeastSun", { year: used === null ? "typical" : `${used}`, years: years.length });
  return used === null ? say("typicalYear") : `${used}`;
}
