import golden from "./weather-golden-co-tmy3.json";
import greensboro from "./weather-greensboro-nc-tmy3.json";
import phoenix from "./weather-phoenix-az-tmy2.json";
import piemonte from "./weather-piemonte-it-pvgis.json";
import johannesburg from "./weather-synthetic-johannesburg-za.json";
import kano from "./weather-synthetic-kano-ng.json";
import lagos from "./weather-synthetic-lagos-ng.json";
import { degrees, metres } from "../../units/quantity";
import { hourlyInstants } from "../sun/instant";
import { observerAt } from "../sun/observer";
import type { WeatherYear } from "../year/weather-year";

type File = typeof golden;
const files: readonly File[] = [golden, greensboro, phoenix, piemonte, johannesburg, kano, lagos];

const column = (file: File, name: keyof File["columns"]): Float64Array =>
  Float64Array.from(file.columns[name], (value) => value / file.scale[name]);

const weatherOf = (file: File): WeatherYear => ({
  instants: hourlyInstants(file.tz, file.sun_minute),
  ghi: column(file, "ghi"),
  dni: column(file, "dni"),
  dhi: column(file, "dhi"),
  temperature: column(file, "temp_air"),
  windSpeed: column(file, "wind_speed"),
});

/** The hourly years of the reference tables, each with its place. */
export const referenceWeather = new Map(
  files.map((file) => [
    file.site,
    {
      observer: observerAt({
        latitude: degrees(file.lat),
        longitude: degrees(file.lon),
        elevation: metres(file.elevation_m),
      }),
      weather: weatherOf(file),
    },
  ]),
);

/** The year of a site of the reference tables. */
export function weatherAt(site: string) {
  const found = referenceWeather.get(site);
  if (found === undefined) throw new Error(`no reference weather for ${site}`);
  return found;
}
