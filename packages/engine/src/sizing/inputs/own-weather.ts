import { type City, NOTHING_BESIDE } from "../../climate/cities";
import type { PlacedYear } from "../../climate/year-of";
import { sumsByMonth } from "../../solar/year/weather-year";
import { DAYS_OF_MONTH } from "./defaults";
import { told } from "./told";

/** A year of weather of the user's own, in place of a city's synthetic years. */
export interface SiteWeather {
  /** What the user knows it by: the place or the file. */
  readonly name: string;
  readonly year: PlacedYear;
}

/** The months of a user's own year, as a row of the climate table tells them. */
export function rowOf({ name, year: { observer, weather } }: SiteWeather, country: string): City {
  const { temperature } = weather;
  const daily = (pick: (day: Float64Array) => number) =>
    byMonth((day) => pick(temperature.subarray(24 * day, 24 * (day + 1))));
  return {
    id: "own-weather",
    country,
    name,
    latitude: observer.latitude,
    longitude: observer.longitude,
    elevation: observer.elevation,
    ghi: sumsByMonth(weather.ghi).map((sum, month) => sum / 1_000 / (DAYS_OF_MONTH[month] ?? 1)),
    temperature: sumsByMonth(temperature).map((sum, month) => sum / 24 / (DAYS_OF_MONTH[month] ?? 1)),
    temperatureMin: daily((day) => Math.min(...day)),
    temperatureMax: daily((day) => Math.max(...day)),
    source: told("from.ownWeatherFile"),
    period: told("from.oneYear"),
    quality: "B",
    // Measured: nobody is asked how sure a table is of it.
    confidence: "good",
    ...NOTHING_BESIDE,
  };
}

/** Mean over the days of each month. */
function byMonth(of: (day: number) => number): readonly number[] {
  let first = 0;
  return DAYS_OF_MONTH.map((days) => {
    let total = 0;
    for (let day = first; day < first + days; day += 1) total += of(day);
    first += days;
    return total / days;
  });
}
