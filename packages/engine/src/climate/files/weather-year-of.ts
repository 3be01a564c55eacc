import type { Told } from "../../units/told";
import { at } from "../../solar/column";
import { observerAt } from "../../solar/sun/observer";
import { HOURS_PER_YEAR } from "../synthetic/calendar";
import type { PlacedYear } from "../year-of";
import { onWholeHours } from "./whole-hours";
import { stampConvention, type StampedLight } from "./stamp-convention";
import type { WeatherFile } from "./weather-file";
import { told } from "./told";

/** How a file's year is to be taken. */
export interface FileYearOptions {
  /** Local standard time of the project minus UTC; that of the file's stamps unless given. [h] */
  readonly timeZone?: number;
  /** Which of the file's years, from 0. */
  readonly year?: number;
  /** Minutes from the stamps to the sun in place of those found. [min] */
  readonly offset?: number;
}

/** A year from a file with the convention of its stamps, for the user to read. */
export interface FileYear extends PlacedYear {
  readonly offset: number;
  readonly words: Told;
}

/**
 * A year of a weather file, ready for `skyYear`: 8760 rows from 1 January 0 h by the project's time, the sun where the
 * three components say it stood. Rows that the change of time zone moves over the end of the year go to its other end.
 */
export function weatherYearOf(file: WeatherFile, options: FileYearOptions = {}): FileYear {
  const timeZone = options.timeZone ?? file.place.timeZone;
  const first = (options.year ?? 0) * HOURS_PER_YEAR;
  const part = (column: Float64Array) => column.subarray(first, first + HOURS_PER_YEAR);
  const light = { stamps: part(file.stamps), ghi: part(file.ghi), dni: part(file.dni), dhi: part(file.dhi) };
  const { offset, words } = conventionOf(file, options, light);
  const year = file.years[options.year ?? 0] ?? LAID_INTO;
  const start = Date.UTC(year, 0, 1) / 1000 - timeZone * 3600;
  const end = Date.UTC(year + 1, 0, 1) / 1000 - timeZone * 3600;
  const suns = light.stamps.map((stamp) => stamp + offset * 60);
  const rows = onWholeHours(
    { instants: suns, ...light, temperature: part(file.temperature), windSpeed: part(file.windSpeed) },
    timeZone - file.place.timeZone,
    observerAt(file.place),
  );
  const shift = Math.floor((at(rows.instants, 0) - start) / 3600);
  const turned = (column: Float64Array) => {
    const result = new Float64Array(HOURS_PER_YEAR);
    for (let row = 0; row < HOURS_PER_YEAR; row += 1) {
      result[(row + shift + HOURS_PER_YEAR) % HOURS_PER_YEAR] = at(column, row);
    }
    return result;
  };
  const sunAt = rows.instants.map((instant) => {
    if (instant >= end) return instant - (end - start);
    return instant < start ? instant + (end - start) : instant;
  });
  return {
    observer: observerAt(file.place),
    timeZone,
    weather: {
      instants: turned(sunAt),
      ghi: turned(rows.ghi),
      dni: turned(rows.dni),
      dhi: turned(rows.dhi),
      temperature: turned(rows.temperature),
      windSpeed: turned(rows.windSpeed),
    },
    offset,
    words,
  };
}

/** The year typical years are laid into by the readers. */
const LAID_INTO = 2023;

function conventionOf(
  file: WeatherFile,
  options: FileYearOptions,
  light: StampedLight,
): { offset: number; words: Told } {
  const { offset } = options;
  if (offset !== undefined) return { offset, words: told("stamps.given", { minutes: offset }) };
  const found = file.isSplit ? null : stampConvention(light, file.place, file.step);
  if (found !== null) return found;
  return {
    offset: file.assumedOffset,
    words: told("stamps.assumed", { minutes: file.assumedOffset, format: file.format }),
  };
}
