import { celsius, degrees, metres } from "../../units/quantity";
import { at } from "../../solar/column";
import { observerAt, type Observer } from "../../solar/sun/observer";
import type { WeatherYear } from "../../solar/year/weather-year";
import { MONTHS, type MonthSpan } from "../synthetic/calendar";
import type { MonthlyClimate } from "../synthetic/monthly-climate";
import { meanOver } from "../synthetic/monthly-fit";
import { mean } from "./statistics";

/** The monthly means of a measured year, as if they were a city's row. */
export function climateOfYear(
  seed: string,
  observer: Observer,
  weather: WeatherYear,
  timeZone: number,
): MonthlyClimate {
  const means = (column: Float64Array) => MONTHS.map((month) => meanOver(column, month));
  return {
    seed,
    latitude: observer.latitude,
    longitude: observer.longitude,
    elevation: observer.elevation,
    timeZone,
    ghi: means(weather.ghi).map((watts) => (watts * 24) / 1000),
    temperature: means(weather.temperature),
    temperatureRange: MONTHS.map((month) => meanDailyRange(weather.temperature, month)),
    windSpeed: means(weather.windSpeed),
    meanTemperature: observer.temperature,
  };
}

/** Mean of each day's maximum minus minimum. */
export function meanDailyRange(hours: Float64Array, { first, end }: MonthSpan): number {
  let total = 0;
  for (let day = first; day < end; day += 1) {
    const ofDay = hours.subarray(day * 24, day * 24 + 24);
    total += Math.max(...ofDay) - Math.min(...ofDay);
  }
  return total / (end - first);
}

interface StationYear {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number;
  readonly radiation: readonly number[];
}

/** Daily radiation of a station in MJ/m² as irradiation in Wh/m², and the climate it makes; other means are arbitrary. */
export function climateOfStation(station: StationYear) {
  const observer = observerAt({
    latitude: degrees(station.latitude),
    longitude: degrees(station.longitude),
    elevation: metres(station.elevation),
  });
  const irradiation = Float64Array.from(station.radiation, (megajoules) => megajoules / 0.0036);
  const constant = (value: number) => Array<number>(12).fill(value);
  const climate: MonthlyClimate = {
    seed: station.place,
    latitude: observer.latitude,
    longitude: observer.longitude,
    elevation: observer.elevation,
    timeZone: Math.round(station.longitude / 15),
    ghi: MONTHS.map(({ first, end }) => mean(irradiation.subarray(first, end)) / 1000),
    temperature: constant(26),
    temperatureRange: null,
    windSpeed: constant(2),
    meanTemperature: celsius(26),
  };
  return { observer, irradiation, climate };
}

/** Daily means of an hourly column less their month's mean. */
export function dailyDeviations(hours: Float64Array): Float64Array {
  const deviations = new Float64Array(365);
  for (const month of MONTHS) {
    const ofMonth = meanOver(hours, month);
    for (let day = month.first; day < month.end; day += 1) {
      deviations[day] = meanOver(hours, { first: day, end: day + 1 }) - ofMonth;
    }
  }
  return deviations;
}

export const standardDeviation = (column: Float64Array): number => {
  const average = mean(column);
  let squares = 0;
  for (let row = 0; row < column.length; row += 1) squares += (at(column, row) - average) ** 2;
  return Math.sqrt(squares / column.length);
};
