import type { SunRay } from "../layout/shade";
import { facing, LOWEST_SUN, type SunDirection } from "../roof/facing";
import type { RoofPlane } from "../roof/roof-problem";
import { absoluteAirMass, airMassKastenYoung } from "../solar/air-mass";
import { ineichen } from "../solar/clear-sky/ineichen";
import { at } from "../solar/column";
import { extraterrestrialSpencer } from "../solar/extraterrestrial";
import { observerAt, type Observer } from "../solar/sun/observer";
import { sunColumns, type SunColumns } from "../solar/sun/sun-columns";
import { degrees, metres } from "../units/quantity";

/** A place as the designer knows it. */
export interface DesignSite {
  /** North positive. [°] */
  readonly latitude: number;
  /** East positive. [°] */
  readonly longitude: number;
  /** Above sea level. [m] */
  readonly elevation: number;
  /** Local standard time minus UTC. [h] */
  readonly timeZone: number;
}

/** A year without a leap day, as the years of weather are. */
const YEAR = 2023;
const SECONDS_PER_HOUR = 3600;
const HOURS = 24;

const observerOf = ({ latitude, longitude, elevation }: DesignSite): Observer =>
  observerAt({ latitude: degrees(latitude), longitude: degrees(longitude), elevation: metres(elevation) });

/** Instants of hours of a day, counted from 1 for 1 January, by local standard time. [s since 1970] */
const instantsOf = ({ timeZone }: DesignSite, day: number, hours: readonly number[]) =>
  Float64Array.from(hours, (hour) => Date.UTC(YEAR, 0, day) / 1000 + (hour - timeZone) * SECONDS_PER_HOUR);

/**
 * Where the sun stands at hours of a day, by NREL's SPA with refraction.
 *
 * @param day    1 for 1 January to 365.
 * @param hours  Local standard time. [h]
 */
export function sunAtHours(site: DesignSite, day: number, hours: readonly number[]): SunDirection[] {
  const sun = sunColumns(instantsOf(site, day, hours), observerOf(site));
  return hours.map((_, index) => ({
    east: at(sun.east, index),
    north: at(sun.north, index),
    up: at(sun.up, index),
  }));
}

/** Ten minutes, as in the roof's year. */
const RAYS_AN_HOUR = 6;
/** Linke turbidity. Assumption: a usual clear day, between clean cold air (2) and hazy tropics (7). */
const CLEAR_DAY_TURBIDITY = 3;

/**
 * Shadow directions of one day on a roof, each with its share of that day's direct light on the plane under a clear sky.
 * All shares together are 1; empty where the sun does not reach the roof that day.
 * Sources: NREL's SPA; clear sky of Ineichen and Perez 2002, Linke turbidity 3.
 */
export function raysOfDay(site: DesignSite, day: number, roof: Pick<RoofPlane, "tilt" | "azimuth">): SunRay[] {
  const hours = Array.from({ length: HOURS * RAYS_AN_HOUR }, (_, index) => (index + 0.5) / RAYS_AN_HOUR);
  const observer = observerOf(site);
  const sun = sunColumns(instantsOf(site, day, hours), observer);
  const rays = hours.flatMap((_, index): SunRay[] => {
    const direction = { up: at(sun.up, index), north: at(sun.north, index), east: at(sun.east, index) };
    if (direction.up <= 0) return [];
    const { along, down, out } = facing(direction, roof);
    if (out <= LOWEST_SUN) return [];
    return [{ x: -along / out, y: -down / out, weight: out * clearBeam(sun, index, observer, day) }];
  });
  const total = rays.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? rays.map((ray) => ({ ...ray, weight: ray.weight / total })) : [];
}

/** Direct light under a clear sky. [W/m²] */
function clearBeam(sun: SunColumns, index: number, { pressure, elevation }: Observer, day: number): number {
  const apparentZenith = at(sun.apparentZenith, index);
  return ineichen({
    apparentZenith,
    absoluteAirMass: absoluteAirMass(airMassKastenYoung(apparentZenith), pressure),
    linkeTurbidity: CLEAR_DAY_TURBIDITY,
    elevation,
    extraterrestrial: extraterrestrialSpencer(day),
  }).dni;
}
