import type { Country } from "@sunwright/engine/parameters/options";
import { instantAt, wallTime } from "../../platform/wall-time";

/** Where months begin: the zone of the country's largest city. Source: IANA time zone database, 2024a, zone1970.tab. */
const ZONES: Readonly<Record<Country, string>> = {
  Nigeria: "Africa/Lagos",
  Ghana: "Africa/Accra",
  Kenya: "Africa/Nairobi",
  "South Africa": "Africa/Johannesburg",
  USA: "America/New_York",
  UK: "Europe/London",
  Germany: "Europe/Berlin",
  Australia: "Australia/Sydney",
  India: "Asia/Kolkata",
};

export const zoneOf = (country: Country | null): string => (country === null ? "UTC" : ZONES[country]);

/** The day that a month begins on, so many months before the one that holds `at`: "2026-11-01". */
export function monthOf(at: Date, timeZone: string, back = 0): string {
  const here = wallTime(at, timeZone);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
}

/** Midnight of a day in a zone. A day that begins without one, as clocks are put forward, begins at its first minute. */
export const midnight = (day: string, timeZone: string): Date =>
  instantAt(new Date(`${day}T00:00:00Z`).getTime(), timeZone);

export const monthBeginning = (at: Date, timeZone: string, back = 0): Date =>
  midnight(monthOf(at, timeZone, back), timeZone);
