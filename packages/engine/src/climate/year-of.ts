import { celsius, degrees, metres } from "../units/quantity";
import type { Observer } from "../solar/sun/observer";
import type { WeatherYear } from "../solar/year/weather-year";
import type { City } from "./cities";
import wind from "./data/wind.json" with { type: "json" };
import { dailyIrradiation, daysOfPlace } from "./synthetic/daily-clearness";
import type { MonthlyClimate } from "./synthetic/monthly-climate";
import { sunOfYear } from "./synthetic/sun-of-year";
import { syntheticYear } from "./synthetic/synthetic-year";
import { ELSEWHERE } from "../countries/names";
import { timeZoneOf } from "./time-zone";
import { timeZoneAt } from "./zone-at";

/** A year of weather with the place it is for, as `skyYear` takes them. */
export interface PlacedYear {
  readonly observer: Observer;
  /** Local standard time minus UTC. [h] Row 0 is the hour from 0 to 1 h of 1 January by this time. */
  readonly timeZone: number;
  readonly weather: WeatherYear;
}

/** All the synthetic years of a city; its sun is computed once. */
export interface CityYears {
  readonly climate: MonthlyClimate;
  /** Of every year. */
  readonly observer: Observer;
  /** Global irradiation on the horizontal of each of the 365 days of `year(yearNumber)`. [Wh/m²] No hour is computed. */
  readonly days: (yearNumber: number) => Float64Array;
  /** The year of a number from 0 on: always the same for the same city and number. */
  readonly year: (yearNumber: number) => PlacedYear;
}

/** One synthetic year of a city, ready for `skyYear(observer, weather)`. */
export const yearOf = (city: City, yearNumber = 0): PlacedYear => yearsOf(city).year(yearNumber);

/** The synthetic years of a city. Use this in place of `yearOf` for more than one. */
export function yearsOf(city: City): CityYears {
  const climate = climateOf(city);
  const sun = sunOfYear(climate);
  const place = daysOfPlace(climate, sun);
  const kept = new Map<number, Float64Array>();
  const days = (yearNumber: number) => {
    const ofYear = kept.get(yearNumber) ?? dailyIrradiation(place, yearNumber);
    kept.set(yearNumber, ofYear);
    return ofYear;
  };
  return {
    climate,
    observer: sun.observer,
    days,
    year: (yearNumber) => ({
      observer: sun.observer,
      timeZone: climate.timeZone,
      weather: syntheticYear(climate, place, { days: days(yearNumber), yearNumber }),
    }),
  };
}

/** A city's row as the generator takes it. Where the row gives no elevation it counts as sea level. */
export function climateOf(city: City): MonthlyClimate {
  return {
    seed: city.seed ?? city.id,
    latitude: degrees(city.latitude),
    longitude: degrees(city.longitude),
    elevation: metres(city.elevation ?? 0),
    timeZone: city.country === ELSEWHERE ? timeZoneAt(city) : timeZoneOf(city),
    ghi: city.ghi,
    temperature: city.temperature,
    temperatureRange: rangeOf(city),
    windSpeed: windOf(city),
    meanTemperature: celsius(city.temperature.reduce((sum, value) => sum + value, 0) / city.temperature.length),
  };
}

function rangeOf({ temperatureMin, temperatureMax }: City): readonly number[] | null {
  if (temperatureMin === null || temperatureMax === null) return null;
  return temperatureMax.map((maximum, month) => Math.max(0, maximum - (temperatureMin[month] ?? Number.NaN)));
}

const windByCity: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(wind.cities));
/** Mean of all rows with a wind speed, for the three without. [m/s] */
const USUAL_WIND = 3;

const windOf = (city: City): readonly number[] => windByCity.get(city.id) ?? Array<number>(12).fill(USUAL_WIND);
