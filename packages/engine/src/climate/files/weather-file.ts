import type { Text } from "../../units/told";
import type { Degrees, Metres } from "../../units/quantity";

export const WEATHER_FORMATS = [
  "TMY3",
  "EPW",
  "PVGIS",
  "NSRDB",
  "NASA POWER",
  "Open-Meteo",
  "Solcast",
  "SolarAnywhere",
] as const;
export type WeatherFormat = (typeof WEATHER_FORMATS)[number];

/**
 * From the stamp of an hourly row to its middle, as the formats' descriptions have it: for files whose light cannot tell.
 * Open-Meteo gives the mean of the hour before ("preceding hour mean"), Solcast names its periods by their end, SolarAnywhere
 * observes in the middle. [min]
 */
export const OFFSET_OF_FORMAT: Readonly<Record<WeatherFormat, number>> = {
  TMY3: -30,
  EPW: -30,
  PVGIS: 0,
  NSRDB: 0,
  "NASA POWER": 30,
  "Open-Meteo": -30,
  Solcast: -30,
  SolarAnywhere: 0,
};

/** Where a file's weather was measured or modelled. */
export interface WeatherPlace {
  /** As the file names it; empty where it does not. */
  readonly name: string;
  readonly latitude: Degrees;
  readonly longitude: Degrees;
  readonly elevation: Metres;
  /** Of the file's stamps: local time minus UTC. [h] */
  readonly timeZone: number;
}

/** The columns of a file, one value per row. */
export interface WeatherColumns {
  /** Global horizontal, direct normal and diffuse horizontal irradiance, 0 or more. [W/m²] */
  readonly ghi: Float64Array;
  readonly dni: Float64Array;
  readonly dhi: Float64Array;
  /** Air temperature. [°C] */
  readonly temperature: Float64Array;
  /** [m/s] */
  readonly windSpeed: Float64Array;
}

/** A weather file as read: whole years of 8760 hours, 29 February left out. */
export interface WeatherFile extends WeatherColumns {
  readonly format: WeatherFormat;
  readonly place: WeatherPlace;
  /**
   * The rows' stamps as the file writes them. [s since 1970-01-01T00:00:00Z] A typical year, put together from months
   * of many, is laid into 2023. What the stamps mean is not settled here: see `stamp-convention.ts`.
   */
  readonly stamps: Float64Array;
  /** Air pressure; null where the file has none. [Pa] */
  readonly pressure: Float64Array | null;
  /** The calendar year of each 8760 rows; null for a typical year. */
  readonly years: readonly (number | null)[];
  /** Minutes from the stamps to the sun, where the file states them; null otherwise. [min] */
  readonly statedOffset: number | null;
  /** The same where the light cannot tell: as stated, else as the format has it. [min] */
  readonly assumedOffset: number;
  /** Between the rows of the file, of which each row here is the mean of an hour's. [min] */
  readonly step: number;
  /** Direct and diffuse light are made from the global: the three close wherever the sun was put, and tell nothing of it. */
  readonly isSplit: boolean;
  /** What was changed on the way in, in words for the user. */
  readonly notes: readonly Text[];
}
