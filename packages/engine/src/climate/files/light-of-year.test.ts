import { expect, it } from "vitest";
import { weatherAt } from "../../validation/testing/reference";
import { epwText } from "../testing/weather-writers";
import { lightAboveAir } from "./light-of-year";
import { readWeather } from "./read-weather";
import { telling } from "./testing/telling";

// Source: FAO Irrigation and Drainage Paper 56, annex 2, table 2.6: daily light above the air of each month [MJ/m²/day].
it.each([
  [0, [36.2, 37.5, 37.9, 36.8, 34.8, 33.4, 33.9, 35.7, 37.2, 37.4, 36.3, 35.6]],
  [40, [15.0, 20.4, 27.2, 34.7, 39.7, 41.9, 40.8, 36.7, 30.0, 22.5, 16.3, 13.6]],
])("knows the light above the air at %d° north", (latitude, months) => {
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const kilowattHours = months.reduce((sum, month, index) => sum + (month * (days[index] ?? 0)) / 3.6, 0);
  expect(lightAboveAir(latitude) / 1_000 / kilowattHours).toBeGreaterThan(0.985);
  expect(lightAboveAir(latitude) / 1_000 / kilowattHours).toBeLessThan(1.015);
});

const golden = { ...weatherAt("golden_co_tmy3"), timeZone: -7 };
const inUnit = (factor: number) =>
  epwText({
    ...golden,
    weather: {
      ...golden.weather,
      ghi: golden.weather.ghi.map((value) => value * factor),
      dni: golden.weather.dni.map((value) => value * factor),
      dhi: golden.weather.dhi.map((value) => value * factor),
    },
  });

it.each([
  ["MJ/m²", 0.0036],
  ["kW/m²", 0.001],
  ["J/cm²", 0.36],
  ["BTU/ft²", 0.317],
])("refuses light in %s", (_, factor) => {
  expect(telling(() => readWeather(inUnit(factor)))).toThrow(
    /^Line 9: The light on level ground adds up to .* another unit/,
  );
});

it("takes the dullest and the clearest years there are", () => {
  expect(readWeather(inUnit(0.55)).ghi).toHaveLength(8_760);
  expect(readWeather(inUnit(1)).ghi).toHaveLength(8_760);
});
