import type { Weather, WeatherService } from "@sunwright/contract/weather";
import { type City, cityById } from "@sunwright/engine/climate/cities";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import type { OwnWeather } from "@sunwright/engine/climate/files/told-bounds";
import { POWER_PARAMETERS } from "@sunwright/engine/climate/files/power-json";
import { say } from "@sunwright/words/answers";
import { say as sayEntry } from "@sunwright/words/history";
import type { WeatherRow } from "./table";

export function toWeather({ projectId: _project, told, storedAt, ...row }: WeatherRow, cityId: string | null): Weather {
  return { ...row, ...told, storedAt: storedAt.toISOString(), fromCity: distanceFrom(cityId, told) };
}

function distanceFrom(cityId: string | null, told: OwnWeather): Weather["fromCity"] {
  const city = cityId === null ? null : cityById(cityId);
  return city === null ? null : { name: city.name, kilometres: kilometresBetween(city, told) };
}

const placeOf = ({ place, latitude, longitude }: OwnWeather) =>
  place === "" ? `${latitude.toFixed(2)}, ${longitude.toFixed(2)}` : place;

/** "Weather file used: lagos.epw (EPW, Lagos)." */
export const describeTaken = (fileName: string, told: OwnWeather) =>
  sayEntry("weather.used", { file: fileName, format: told.format, place: placeOf(told) });
export const describeRemoved = (fileName: string) => sayEntry("weather.removed", { file: fileName });

/** The weather in a history entry. */
export const outlineOf = (row: WeatherRow | null) =>
  row && { fileName: row.fileName, format: row.told.format, place: placeOf(row.told) };

/** What a fetched year is called where files have their name: "PVGIS typical year, Kano". */
export const nameOfFetched = (service: WeatherService, city: City) => say(`fetched.${service}`, { city: city.name });

/** NASA POWER's solar columns reach the present only after months: the last two years that are surely whole. */
const WHOLE_YEARS_AGO = { first: 3, last: 2 };

/**
 * Where a service answers for a city. Only rows of our own climate table come in.
 * Sources: JRC, PVGIS 5.3, "API non-interactive service", tool `tmy`; NASA POWER, "Hourly API".
 */
export function addressOf(service: WeatherService, { latitude, longitude }: City, now: Date): URL {
  if (service === "pvgis") {
    const url = new URL("https://re.jrc.ec.europa.eu/api/v5_3/tmy");
    url.search = new URLSearchParams({ lat: `${latitude}`, lon: `${longitude}`, outputformat: "csv" }).toString();
    return url;
  }
  const year = now.getUTCFullYear();
  const url = new URL("https://power.larc.nasa.gov/api/temporal/hourly/point");
  url.search = new URLSearchParams({
    parameters: POWER_PARAMETERS.join(","),
    community: "RE",
    latitude: `${latitude}`,
    longitude: `${longitude}`,
    start: `${year - WHOLE_YEARS_AGO.first}0101`,
    end: `${year - WHOLE_YEARS_AGO.last}1231`,
    format: "JSON",
    "time-standard": "UTC",
  }).toString();
  return url;
}
