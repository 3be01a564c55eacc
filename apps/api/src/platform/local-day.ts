import { NAMED_ZONES, NO_ZONE, type PlaceOfZone, zoneAt, zoneOf } from "@sunwright/engine/climate/zone-name";
import { COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { wallTime } from "./wall-time";

/**
 * Days of the calendar where a thing is. A day is that of the country of the thing it belongs to: nobody lives in UTC. Day
 * and zone of everything that a person reads come from here; `tools/utc-days.test.ts` finds the day of UTC elsewhere.
 */

/** The zone that a firm has said, else that of its town. */
export const zoneOfFirm = (
  firm: PlaceOfZone & { readonly timeZone: string; readonly country: Country | null },
): string => (firm.timeZone === NO_ZONE ? zoneAt(firm, firm.country) : firm.timeZone);

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
    COUNTRIES.map((name) => [name, zoneOf(name)]),
    now,
  );
  return sql`(case when ${timeZone} = ${NO_ZONE} then ${ofCountry} else ${todayByZone(now, timeZone)} end)`;
};

/** A row's today, by its column of the zone. */
export const todayByZone = (now: Date, timeZone: PgColumn): SQL =>
  cases(
    timeZone,
    NAMED_ZONES.map((zone) => [zone, zone]),
    now,
  );

const cases = (column: PgColumn, zones: readonly (readonly [string, string])[], now: Date): SQL => {
  const whens = zones.map(([value, zone]) => sql`when ${value} then ${dayIn(now, zone)}::date`);
  return sql`(case ${column} ${sql.join(whens, sql` `)} else ${dayIn(now, NO_ZONE)}::date end)`;
};
