import type { City } from "../climate/cities";
import { yearsFromOne } from "../climate/years-from-one";
import type { WeatherYear } from "../solar/year/weather-year";
import { type PlacedYear, yearsOf } from "../climate/year-of";
import { type SkyYear, skyYear, skyYears } from "../solar/year/sky-year";
import { splitYears, YEARS, type YearNumbers } from "./year-numbers";

/** A city of the climate table, or a measured year of a place. */
export type Place = City | PlacedYear;

interface PlaceSkies {
  readonly numbers: YearNumbers;
  readonly weather: (number: number) => WeatherYear;
  /** Shares the sun among the place's years. */
  readonly skyOver: (weather: WeatherYear) => SkyYear;
  readonly skies: Map<number, SkyYear>;
}

/** Cities whose skies are kept at once: a person compares a few places, and 25 years of one take 25 MB. */
const KEPT_CITIES = 3;
/** Years kept of each: those of the search and the verdict, and a few for who looks at others. */
const KEPT_YEARS = 40;
/** Made skies; what they hold follows from the place alone, so keeping them changes no result. */
const ofCities = new Map<string, PlaceSkies>();
const ofMeasured = new WeakMap<PlacedYear, PlaceSkies>();

/** The skies of a place's years of these numbers: synthetic ones of a city, or a measured one and 24 that might follow it. */
export function skiesOf(place: Place, numbers: readonly number[]): readonly SkyYear[] {
  const { skies, skyOver, weather } = keptOf(place);
  return numbers.map((number) => {
    const sky = skies.get(number) ?? skyOver(weather(number));
    skies.delete(number);
    skies.set(number, sky);
    const [oldest] = skies.keys();
    if (skies.size > KEPT_YEARS && oldest !== undefined) skies.delete(oldest);
    return sky;
  });
}

/** Which of a place's years are searched in, and which the verdict is told from. */
export const yearNumbersOf = (place: Place): YearNumbers => keptOf(place).numbers;

const keptOf = (place: Place) => ("observer" in place ? keptOfMeasured(place) : keptOfCity(place));

function keptOfCity(city: City): PlaceSkies {
  const found = ofCities.get(city.id) ?? begunForCity(city);
  ofCities.delete(city.id);
  ofCities.set(city.id, found);
  const oldest = ofCities.keys().next().value;
  if (ofCities.size > KEPT_CITIES && oldest !== undefined) ofCities.delete(oldest);
  return found;
}

function begunForCity(city: City): PlaceSkies {
  const years = yearsOf(city);
  return {
    numbers: splitYears(years.days),
    weather: (number) => years.year(number).weather,
    skyOver: skyYears(years.observer),
    skies: new Map(),
  };
}

function keptOfMeasured(measured: PlacedYear): PlaceSkies {
  const found = ofMeasured.get(measured) ?? begunForMeasured(measured);
  ofMeasured.set(measured, found);
  return found;
}

function begunForMeasured(measured: PlacedYear): PlaceSkies {
  const years = yearsFromOne(measured, YEARS);
  const weather = (number: number) => years[number % YEARS]?.weather ?? measured.weather;
  return {
    numbers: splitYears((number) => daySums(weather(number).ghi)),
    weather,
    skyOver: skyYears(measured.observer),
    skies: new Map(),
  };
}

function daySums(hours: Float64Array): Float64Array {
  const days = new Float64Array(Math.floor(hours.length / 24));
  for (let hour = 0; hour < hours.length; hour += 1) {
    const day = Math.floor(hour / 24);
    days[day] = (days[day] ?? 0) + (hours[hour] ?? 0);
  }
  return days;
}

export const skyOf = ({ observer, weather }: PlacedYear): SkyYear => skyYear(observer, weather);
