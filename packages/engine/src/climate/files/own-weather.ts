import { at } from "../../solar/column";
import { sumsByMonth } from "../../solar/year/weather-year";
import { HOURS_PER_YEAR, MONTH_DAYS } from "../synthetic/calendar";
import type { PlacedYear } from "../year-of";
import { timeZoneAt } from "../zone-at";
import { readWeather } from "./read-weather";
import type { StatedPlace } from "../stated-place";
import { boundedTold, type OwnWeather } from "./told-bounds";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { weatherYearOf } from "./weather-year-of";
import { told } from "./told";

export interface OwnWeatherOptions {
  /** Which of the file's years to take, from 0; the one with the least sun unless given. */
  readonly asked?: number | undefined;
  /** Where the project is, for files that do not say where they are. */
  readonly place?: StatedPlace | undefined;
}

/**
 * Reads a weather file as a project takes it: the year with the least sun (a system that holds there holds in the others),
 * by the clock of the place.
 *
 * @throws WeatherError with the line and what is wrong there.
 */
export function ownWeather(
  text: string,
  { asked, place }: OwnWeatherOptions = {},
): { readonly told: OwnWeather; readonly year: PlacedYear } {
  const file = readWeather(text, place);
  if (asked !== undefined && asked >= file.years.length)
    throw new WeatherError(1, told("noSuchYear", { years: file.years.length }));
  const usedYear = asked ?? darkestYear(file);
  const year = weatherYearOf(file, { year: usedYear, timeZone: clockOf(file) });
  return {
    year,
    told: boundedTold({
      format: file.format,
      place: file.place.name,
      latitude: file.place.latitude,
      longitude: file.place.longitude,
      elevation: file.place.elevation,
      timeZone: year.timeZone,
      years: file.years,
      usedYear,
      ...meansOf(year),
      stamps: year.words,
      notes: file.notes,
    }),
  };
}

/** Sun on the horizontal, month by month [kWh/m²/day], and the mean temperature [°C] of a year. */
export function meansOf({ weather }: PlacedYear): Pick<OwnWeather, "monthlySunHours" | "meanTemperature"> {
  return {
    monthlySunHours: sumsByMonth(weather.ghi).map((sum, month) => sum / 1000 / (MONTH_DAYS[month] ?? Number.NaN)),
    meanTemperature: weather.temperature.reduce((sum, value) => sum + value, 0) / HOURS_PER_YEAR,
  };
}

/** Stamps in UTC or solar time are turned to the clock people live by, which the load follows; local ones stay. */
const clockOf = ({ format, place }: WeatherFile): number =>
  place.timeZone === 0 || format === "NASA POWER" ? timeZoneAt(place) : place.timeZone;

function darkestYear({ ghi, years }: WeatherFile): number {
  let darkest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let year = 0; year < years.length; year += 1) {
    let sum = 0;
    for (let row = year * HOURS_PER_YEAR; row < (year + 1) * HOURS_PER_YEAR; row += 1) sum += at(ghi, row);
    if (sum >= least) continue;
    least = sum;
    darkest = year;
  }
  return darkest;
}
