import type { Text } from "../../units/told";
import type { WeatherFormat } from "./weather-file";

/** What a user is told of a weather file that was taken. */
export interface OwnWeather {
  readonly format: WeatherFormat;
  /** As the file names it; empty where it does not. */
  readonly place: string;
  /** [°] */
  readonly latitude: number;
  readonly longitude: number;
  /** [m] */
  readonly elevation: number;
  /** Standard time of the rows minus UTC. [h] */
  readonly timeZone: number;
  /** The calendar year of each year in the file; null for a typical one. */
  readonly years: readonly (number | null)[];
  /** Which of them is used, from 0: the one asked for, else the one with the least sun. */
  readonly usedYear: number;
  /** Sun on the horizontal, month by month, January first. [kWh/m²/day] */
  readonly monthlySunHours: readonly number[];
  /** [°C] */
  readonly meanTemperature: number;
  /** What the stamps mean and how that was found. */
  readonly stamps: Text;
  /** What was changed on the way in: gaps filled, leap days left out. */
  readonly notes: readonly Text[];
}

/** What is said of a weather file stays a few lines, whatever the file says of itself. [characters, items] */
export const TOLD_BOUNDS = { place: 100, text: 200, notes: 20, years: 30 } as const;

/** Of the place of a weather file. [°, m, h] */
export const PLACE_BOUNDS = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  elevation: { min: -500, max: 9_000 },
  timeZone: { min: -12, max: 14 },
} as const;
/** Calendar years of measured and modelled weather. */
export const YEAR_BOUNDS = { min: 1_800, max: 2_200 } as const;

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/** Text on one line and within a length, cut between characters. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .slice(0, 2 * longest)
    .replaceAll(BREAKS, " ")
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(HALF_A_CHARACTER, "")}…`;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}
const clamp = (value: number, { min, max }: Bounds) => Math.min(max, Math.max(min, value));
const knownYear = (year: number | null) => (year !== null && year === clamp(year, YEAR_BOUNDS) ? year : null);

/** Plain texts were said by an earlier version; what stands in the others was cut where it was read. */
const bounded = (text: Text): Text => (typeof text === "string" ? oneLine(text, TOLD_BOUNDS.text) : text);

/** What is said of a file, within its bounds. */
export const boundedTold = (told: OwnWeather): OwnWeather => ({
  ...told,
  latitude: clamp(told.latitude, PLACE_BOUNDS.latitude),
  longitude: clamp(told.longitude, PLACE_BOUNDS.longitude),
  elevation: clamp(told.elevation, PLACE_BOUNDS.elevation),
  timeZone: clamp(told.timeZone, PLACE_BOUNDS.timeZone),
  usedYear: clamp(told.usedYear, { min: 0, max: Math.min(told.years.length, TOLD_BOUNDS.years) - 1 }),
  place: oneLine(told.place, TOLD_BOUNDS.place),
  stamps: bounded(told.stamps),
  notes: told.notes.slice(0, TOLD_BOUNDS.notes).map(bounded),
  years: told.years.slice(0, TOLD_BOUNDS.years).map(knownYear),
});
