import { ownWeather } from "@sunwright/engine/climate/files/own-weather";
import { packYear } from "@sunwright/engine/climate/files/packed-year";
import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import type { StatedPlace } from "@sunwright/engine/climate/stated-place";
import { AppError, toldIssue } from "../../platform/errors";
import type { ReadWeather } from "./task";

/** Reads a weather file with the engine. Throws weather_unreadable with the line and what is wrong there. */
export function takeWeather(text: string, place: StatedPlace | null = null): ReadWeather {
  try {
    const { told, year } = ownWeather(text, { place: place ?? undefined });
    return { told, hours: packYear(year) };
  } catch (error) {
    if (!(error instanceof WeatherError)) throw error;
    throw new AppError("weather_unreadable", { issues: [toldIssue("text", error.text)] });
  }
}
