import { CITIES } from "@sunwright/engine/climate/cities";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import { timeZoneAt } from "@sunwright/engine/climate/zone-at";
import { byCountry } from "@sunwright/engine/countries/countries";
import { COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { wallTime } from "./wall-time";

/**
 * Days of the calendar where a thing is. A day is that of the country of the thing it belongs to: nobody lives in UTC. Day
 * and zone of everything that a person reads come from here; `tools/utc-days.test.ts` finds the day of UTC elsewhere.
 */

const CLOCKS = byCountry(({ clock }) => clock);
const zonesOf = ({ zone, others }: (typeof CLOCKS)[Country]) => [zone, ...others.map((other) => other.zone)];

/** Where the clocks stay as they are in summer though the neighbours' do not, by what bounds it. Source: as above. */
const STEADY: readonly {
  readonly beside: string;
  readonly zone: string;
  readonly holds: (latitude: number, longitude: number) => boolean;
}[] = [
  // Queensland ends at 29° S inland and at 28.2° S on the coast.
  {
    beside: "Australia/Sydney",
    zone: "Australia/Brisbane",
    holds: (latitude, longitude) => latitude > (longitude < 151 ? -29 : -28.3),
  },
  { beside: "Australia/Adelaide", zone: "Australia/Darwin", holds: (latitude) => latitude > -26 },
  {
    beside: "America/Denver",
    zone: "America/Phoenix",
    holds: (latitude, longitude) => latitude < 37 && longitude < -109.05,
  },
];

/** Of what has no country. */
export const NO_ZONE = "UTC";

/** Every zone that `zoneOf` and `zoneAt` name. */
const NAMED = [...new Set([NO_ZONE, ...Object.values(CLOCKS).flatMap(zonesOf), ...STEADY.map(({ zone }) => zone)])];

export const zoneOf = (country: Country | null): string => (country === null ? NO_ZONE : CLOCKS[country].zone);

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The zone of a place, by the nearest city of the climate table; without coordinates that of the country. */
export function zoneAt({ latitude, longitude }: Place, country: Country | null = null): string {
  if (latitude === null || longitude === null) return zoneOf(country);
  const place = { latitude, longitude };
  const where = country ?? nearestCountry(place);
  if (where === null) return NO_ZONE;
  const { others } = CLOCKS[where];
  const hours = others.length === 0 ? null : timeZoneAt(place);
  const zone = others.find((other) => other.hours === hours)?.zone ?? zoneOf(where);
  const steady = STEADY.find(({ beside, holds }) => beside === zone && holds(latitude, longitude));
  return steady?.zone ?? zone;
}

function nearestCountry(place: { readonly latitude: number; readonly longitude: number }): Country | null {
  let nearest = Number.POSITIVE_INFINITY;
  let country: string | null = null;
  for (const city of CITIES) {
    const distance = kilometresBetween(place, city);
    if (distance >= nearest) continue;
    nearest = distance;
    country = city.country;
  }
  return COUNTRIES.find((one) => one === country) ?? null;
}

/** The zone that a firm has said, else that of its town. */
export const zoneOfFirm = (firm: Place & { readonly timeZone: string; readonly country: Country | null }): string =>
  firm.timeZone === NO_ZONE ? zoneAt(firm, firm.country) : firm.timeZone;

/** Today at a firm. */
export const dayAtFirm = (moment: Date, firm: Parameters<typeof zoneOfFirm>[0]): string =>
  dayIn(moment, zoneOfFirm(firm));

/** The day that a calendar on the wall of a zone shows: "2026-11-30". */
export const dayIn = (moment: Date, timeZone: string): string => wallTime(moment, timeZone).toISOString().slice(0, 10);

/** What keeps the zone of its place; `NO_ZONE` where it was made before zones were kept: then its country says it. */
export interface Placed {
  readonly timeZone: string;
  readonly country: Country | null;
}
export const zoneOfPlaced = ({ timeZone, country }: Placed): string =>
  timeZone === NO_ZONE ? zoneOf(country) : timeZone;

/** The day where a thing is. */
export const dayAt = (moment: Date, thing: Placed): string => dayIn(moment, zoneOfPlaced(thing));

/** A day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A row's today, where its place is: by its column of the zone, else by that of the country. */
export const todayAt = (now: Date, { timeZone, country }: Readonly<Record<keyof Placed, PgColumn>>): SQL => {
  const ofCountry = cases(
    country,
    COUNTRIES.map((name) => [name, CLOCKS[name].zone]),
    now,
  );
  return sql`(case when ${timeZone} = ${NO_ZONE} then ${ofCountry} else ${todayByZone(now, timeZone)} end)`;
};

/** A row's today, by its column of the zone. */
export const todayByZone = (now: Date, timeZone: PgColumn): SQL =>
  cases(
    timeZone,
    NAMED.map((zone) => [zone, zone]),
    now,
  );

const cases = (column: PgColumn, zones: readonly (readonly [string, string])[], now: Date): SQL => {
  const whens = zones.map(([value, zone]) => sql`when ${value} then ${dayIn(now, zone)}::date`);
  return sql`(case ${column} ${sql.join(whens, sql` `)} else ${dayIn(now, NO_ZONE)}::date end)`;
};
