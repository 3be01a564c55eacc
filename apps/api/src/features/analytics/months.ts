import type { Country } from "@sunwright/engine/parameters/options";

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

/** Of each zone one, since making one takes longer than all that is done with it. */
const forms = new Map<string, Intl.DateTimeFormat>();

function formOf(timeZone: string): Intl.DateTimeFormat {
  const known = forms.get(timeZone);
  if (known !== undefined) return known;
  const form = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  forms.set(timeZone, form);
  return form;
}

/** What a clock on the wall of a zone shows, as if it were UTC. [ms] */
function wallTime(at: Date, timeZone: string): Date {
  const parts = new Map(
    formOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")));
}

/** The day that a month begins on, so many months before the one that holds `at`: "2026-11-01". */
export function monthOf(at: Date, timeZone: string, back = 0): string {
  const here = wallTime(at, timeZone);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
}

/** Midnight of a day in a zone. A day that begins without one, as clocks are put forward, begins at its first minute. */
export function midnight(day: string, timeZone: string): Date {
  const wanted = new Date(`${day}T00:00:00Z`).getTime();
  let at = new Date(wanted);
  // The offset may change between the guess and the day's beginning: a second look settles it.
  for (let look = 0; look < 2; look++) at = new Date(at.getTime() + wanted - wallTime(at, timeZone).getTime());
  return at;
}

export const monthBeginning = (at: Date, timeZone: string, back = 0): Date =>
  midnight(monthOf(at, timeZone, back), timeZone);
