import { at } from "../../solar/column";
import { erbsDriesse } from "../../solar/decomposition/erbs-driesse";
import type { WeatherYear } from "../../solar/year/weather-year";
import { HOURS_PER_DAY } from "./calendar";
import type { DaysOfPlace } from "./daily-clearness";
import { hourlyIrradiance } from "./hourly-clearness";
import type { MonthlyClimate } from "./monthly-climate";
import { randomStream } from "./random";
import type { SunOfYear } from "./sun-of-year";
import { hourlyTemperature } from "./temperature";
import { hourlyWindSpeed } from "./wind";

/**
 * A year of hourly weather whose days spread and follow each other as the climate makes them.
 *
 * @param climate     Place and mean year.
 * @param place       `daysOfPlace(climate, sunOfYear(climate))`, computed once for all years of a place.
 * @param days        `dailyIrradiation(place, yearNumber)`. [Wh/m²]
 * @param yearNumber  0, 1, 2 …: each is another year, and always the same one.
 * @returns           8760 rows from 1 January 0 h, local standard time, the sun in the middle of each hour. Daily sums of
 *                    global irradiance as given, their mean over the years the climate's; monthly means of temperature
 *                    and wind exactly the climate's; nothing at night; global = diffuse + direct on the horizontal.
 *
 * A synthetic year stands in for a measurement: models, checks and limits in docs/engineering/weather.md.
 */
export function syntheticYear(
  climate: MonthlyClimate,
  place: DaysOfPlace,
  { days, yearNumber }: { readonly days: Float64Array; readonly yearNumber: number },
): WeatherYear {
  const { sun } = place;
  const stream = (what: string) => randomStream(`${climate.seed}#${yearNumber}#${what}`);
  const ghi = hourlyIrradiance(place, days, stream("hours"));
  return {
    instants: sun.instants,
    ghi,
    ...split(ghi, sun),
    temperature: hourlyTemperature(climate, { place, days }, stream("temperature")),
    windSpeed: hourlyWindSpeed(climate, stream("wind")),
  };
}

function split(ghi: Float64Array, sun: SunOfYear): Pick<WeatherYear, "dni" | "dhi"> {
  const dni = new Float64Array(ghi.length);
  const dhi = new Float64Array(ghi.length);
  for (let hour = 0; hour < ghi.length; hour += 1) {
    const value = at(ghi, hour);
    if (value === 0) continue;
    const extraterrestrial = at(sun.extraterrestrial, Math.floor(hour / HOURS_PER_DAY));
    const parts = erbsDriesse({ ghi: value, zenith: at(sun.zenith, hour), extraterrestrial });
    dni[hour] = parts.dni;
    dhi[hour] = parts.dhi;
  }
  return { dni, dhi };
}
