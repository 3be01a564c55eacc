import { HOURS_OF_YEAR } from "../../units/year";
export const SECONDS_PER_DAY = 86_400;
export const DAYS_PER_JULIAN_CENTURY = 36_525;

/** 2000-01-01T12:00:00Z, the epoch J2000 counted in UT1, which the engine takes equal to UTC (they differ by < 0.9 s). */
const J2000 = Date.UTC(2000, 0, 1, 12) / 1000;

/**
 * Days since J2000. [UT days]
 * Counting from J2000 rather than from the Julian day 0 keeps 1e-12 of a day where 2.4 million days would leave 5e-10.
 */
export const daysSinceJ2000 = (unixSeconds: number): number => (unixSeconds - J2000) / SECONDS_PER_DAY;

/**
 * Hourly instants of a typical year whose rows run hour by hour from 1 January 0 h, local standard time.
 *
 * @param timeZone   Local standard time minus UTC. [h]
 * @param sunMinute  Minutes after the stamp of a row at which the sun is taken. [min]
 * @param year       The year the instants are laid into; a year of 365 days. 2023 unless given.
 * @returns          8760 instants. [s since 1970-01-01T00:00:00Z]
 */
export function hourlyInstants(timeZone: number, sunMinute: number, year = 2023): Float64Array {
  const first = Date.UTC(year, 0, 1) / 1000 + sunMinute * 60 - timeZone * 3600;
  return Float64Array.from({ length: HOURS_OF_YEAR }, (_, hour) => first + hour * 3600);
}

/** Day of the year of an instant, 1 to 366, counted in UTC. */
export function dayOfYear(unixSeconds: number): number {
  const year = new Date(unixSeconds * 1000).getUTCFullYear();
  return Math.floor((unixSeconds - Date.UTC(year, 0, 1) / 1000) / SECONDS_PER_DAY) + 1;
}
