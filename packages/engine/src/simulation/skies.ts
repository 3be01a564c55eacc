import type { City } from "../climate/cities";
import type { WeatherYear } from "../solar/year/weather-year";
import { type CityYears, type PlacedYear, yearsOf } from "../climate/year-of";
import { type SkyYear, skyYear, skyYears } from "../solar/year/sky-year";

interface CitySkies {
  readonly years: CityYears;
  /** Shares the sun among the city's years. */
  readonly skyOver: (weather: WeatherYear) => SkyYear;
  readonly skies: SkyYear[];
}

/** Cities whose skies are kept at once: a person compares a few places, and twenty years of one take 20 MB. */
const KEPT_CITIES = 3;
/** Made skies by city; what they hold follows from the city alone, so keeping them changes no result. */
const kept = new Map<string, CitySkies>();

/** The skies of a city's first synthetic years. */
export function skiesOf(city: City, count: number): readonly SkyYear[] {
  const found = kept.get(city.id) ?? begun(city);
  kept.delete(city.id);
  kept.set(city.id, found);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT_CITIES && oldest !== undefined) kept.delete(oldest);
  for (let year = found.skies.length; year < count; year += 1)
    found.skies.push(found.skyOver(found.years.year(year).weather));
  return found.skies.slice(0, count);
}

function begun(city: City): CitySkies {
  const years = yearsOf(city);
  return { years, skyOver: skyYears(years.observer), skies: [] };
}

export const skyOf = ({ observer, weather }: PlacedYear): SkyYear => skyYear(observer, weather);
