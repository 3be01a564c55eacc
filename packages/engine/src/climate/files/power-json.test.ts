import { telling } from "./testing/telling";
import { expect, it } from "vitest";
import { weatherAt } from "../../validation/testing/reference";
import { powerJsonText } from "../testing/weather-writers";
import { readWeather } from "./read-weather";
import { WeatherError } from "./weather-error";
import { weatherYearOf } from "./weather-year-of";

const year = { ...weatherAt("piemonte_it_pvgis"), timeZone: 0 };
const text = powerJsonText(year);

it("returns the year an answer of NASA POWER holds", () => {
  const file = readWeather(text);
  expect(file).toMatchObject({ format: "NASA POWER", years: [2023], pressure: null });
  expect(file.place).toMatchObject({ latitude: 45, longitude: 8, timeZone: 0 });
  const { weather, offset } = weatherYearOf(file);
  for (const column of ["ghi", "dni", "dhi", "temperature", "windSpeed"] as const)
    expect(weather[column], column).toEqual(year.weather[column]);
  // The reference index gives 10.566 minutes from this year's stamps to its sun.
  expect(Math.abs(offset - 10.566)).toBeLessThan(1);
});

it.each([
  ["a light that is missing", text.replace(/("2023060112"):[\d.]+/, "$1:-999"), "Global irradiance is missing"],
  ["another time", text.replace('"time_standard":"UTC"', '"time_standard":"MST"'), 'time standard is "MST"'],
  ["a missing parameter", text.replace('"ALLSKY_SFC_SW_DWN"', '"GHI"'), '"ALLSKY_SFC_SW_DWN" is missing'],
  ["a value that is no number", text.replace(/("2023060112"):[\d.]+/, '$1:"hot"'), "2023060112 is not a number"],
  ["a stamp that is none", text.replaceAll('"2023010100"', '"20230101"'), "is not an hour"],
])("names %s", (_what, changed, words) => {
  expect(() => readWeather(changed)).toThrow(WeatherError);
  expect(telling(() => readWeather(changed))).toThrow(words);
});
