import type { City } from "../climate/cities";
import type { WeatherYear } from "../solar/year/weather-year";
import { type CityYears, type PlacedYear, yearsOf } from "../climate/year-of";
import { type SkyYear, skyYear, skyYears } from "../solar/year/sky-year";
import { splitYears, type YearNumbers } from "./year-numbers";

interface CitySkies {
  readonly years: CityYears;
  readonly numbers: YearNumbers;
  /** Shares the sun among the city's years. */
  readonly skyOver: (weather: WeatherYear) => SkyYear;
  readonly skies: Map<number, SkyYear>;
}

/** Cities whose skies are kept at once: a person compares a few places, and 25 years of one take 25 MB. */
const KEPT_CITIES = 3;
/** Years kept of each: those of the search and the verdict, and a few for who looks at others. */
const KEPT_YEARS = 40;
/** Made skies by city; what they hold follows from the city alone, so keeping them changes no result. */
const kept = new Map<string, CitySkies>();

/** The skies of a city's synthetic years of these numbers. */
export function skiesOf(city: City, numbers: readonly number[]): readonly SkyYear[] {
  const { skies, skyOver, years } = keptOf(city);
  return numbers.map((number) => {
    const sky = skies.get(number) ?? skyOver(years.year(number).weather);
    skies.delete(number);
    skies.set(number, sky);
    const [oldest] = skies.keys();
    if (skies.size > KEPT_YEARS && oldest !== undefined) skies.delete(oldest);
    return sky;
  });
}

/** Which of a city's years are searched in, and which the verdict is told from. */
export const yearNumbersOf = (city: City): YearNumbers => keptOf(city).numbers;

function keptOf(city: City): CitySkies {
  const found = kept.get(city.id) ?? begun(city);
  kept.delete(city.id);
  kept.set(city.id, found);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT_CITIES && oldest !== undefined) kept.delete(oldest);
  return found;
}

function begun(city: City): CitySkies {
  const years = yearsOf(city);
  return { years, numbers: splitYears(years.days), skyOver: skyYears(years.observer), skies: new Map() };
}

export const skyOf = ({ observer, weather }: PlacedYear): SkyYear => skyYear(observer, weather);
