import { say } from "@sunwright/words/designer";
import { dateText } from "@sunwright/words/formats";
import { type DesignSite, sunAtHours } from "@sunwright/engine/designer/day-sun";
import type { SunDirection } from "@sunwright/engine/roof/facing";
import { cosDegrees, sinDegrees } from "@sunwright/engine/solar/angle";
import type { Point } from "./house";

/** The day of the year a sun is shown for, 1 to 365, and the hour by local standard time. */
export interface Moment {
  readonly day: number;
  readonly hour: number;
}

/** Of a year without a leap day. */
const YEAR = 2023;
const DAY_MS = 86_400_000;
export const MIDSUMMER_NORTH = 172;
export const MIDWINTER_NORTH = 355;

const dateOf = (day: number) => new Date(Date.UTC(YEAR, 0, day));
const monthText = dateText({ month: "long", timeZone: "UTC" });
/** "21 June" */
export function dayName(day: number): string {
  const date = dateOf(day);
  return say("dayAndMonth", { day: date.getUTCDate(), month: monthText(date) });
}
/** "2026-06-21", as a date box has it: the same month and day in any year. */
export const dayValue = (day: number, year: number) => `${year}${dateOf(day).toISOString().slice(4, 10)}`;
/** Null for a text that is no date; the 29 February is the 1 March. */
export function dayFrom(value: string): number | null {
  const parts = /^\d{4,}-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return null;
  const at = Date.UTC(YEAR, Number(parts[1]) - 1, Number(parts[2]));
  return Number.isNaN(at) ? null : Math.min(365, Math.max(1, Math.round((at - Date.UTC(YEAR, 0, 1)) / DAY_MS) + 1));
}

/** "14:30" */
export const hourText = (hour: number) => {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

export interface SunAt extends SunDirection {
  readonly hour: number;
}

/** Suns above the horizon, every ten minutes of a day. */
export function sunPath(site: DesignSite, day: number): readonly SunAt[] {
  const hours = Array.from({ length: 145 }, (_, index) => index / 6);
  return sunAtHours(site, day, hours)
    .map((sun, index) => ({ ...sun, hour: hours[index] ?? 0 }))
    .filter(({ up }) => up > 0);
}

export const sunNow = (site: DesignSite, { day, hour }: Moment): SunDirection =>
  sunAtHours(site, day, [hour])[0] ?? { east: 0, north: 0, up: -1 };

/** Sunrise and sunset to ten minutes; null where the sun does not rise. */
export function daylight(path: readonly SunAt[]): { readonly from: number; readonly to: number } | null {
  const [first, last] = [path[0], path.at(-1)];
  return first && last ? { from: first.hour, to: last.hour } : null;
}

/** A direction of the sky as the house has it: x along its eave to the right, y up, z out of its front. */
export function towards({ east, north, up }: SunDirection, azimuth: number): Point {
  return {
    x: -east * cosDegrees(azimuth) + north * sinDegrees(azimuth),
    y: up,
    z: east * sinDegrees(azimuth) + north * cosDegrees(azimuth),
  };
}

/** Where north is on the ground of the house. */
export const northOf = (azimuth: number): Point => towards({ east: 0, north: 1, up: 0 }, azimuth);

/** Where in the sky a sun stands, its azimuth clockwise from north, −180 to 180; null below the horizon. [°] */
export function skyPlace({
  east,
  north,
  up,
}: SunDirection): { readonly elevation: number; readonly azimuth: number } | null {
  if (up <= 0) return null;
  return { elevation: (Math.asin(up) * 180) / Math.PI, azimuth: (Math.atan2(east, north) * 180) / Math.PI };
}
