import { celsius, degrees, type Celsius, type Degrees, type Metres } from "../../units/quantity";
import { RADIANS_PER_DEGREE } from "../angle";
import { standardPressure } from "../pressure";

/** A place on the earth. */
export interface Site {
  /** North positive, −90 to 90. */
  readonly latitude: Degrees;
  /** East positive, −180 to 180. */
  readonly longitude: Degrees;
  /** Above sea level. */
  readonly elevation: Metres;
}

/** A site with the air that bends the sun's light there. */
export interface Observer extends Site {
  /** Air pressure, yearly mean. [Pa] */
  readonly pressure: number;
  /** Air temperature, yearly mean. */
  readonly temperature: Celsius;
  /** Refraction at sunrise and sunset; below that depth under the horizon none is applied. */
  readonly refractionAtHorizon: Degrees;
}

/** The usual air of a site: standard atmosphere, 12 °C, 0.5667° at the horizon, each replaceable. */
export const observerAt = (site: Site, air: Partial<Omit<Observer, keyof Site>> = {}): Observer => ({
  pressure: standardPressure(site.elevation),
  temperature: celsius(12),
  refractionAtHorizon: degrees(0.5667),
  ...site,
  ...air,
});

/** Flattening of the earth, polar over equatorial radius, and the equatorial radius. [m] */
const POLAR_RATIO = 0.99664719;
const EQUATORIAL_RADIUS = 6_378_140;

/**
 * Distance of a site from the earth's axis and from the equator's plane, in equatorial radii.
 * Source: NREL/TP-560-34302, equations 34 to 36.
 */
export function geocentricPlace(site: Site): { fromAxis: number; fromEquator: number } {
  const latitude = site.latitude * RADIANS_PER_DEGREE;
  const height = site.elevation / EQUATORIAL_RADIUS;
  const reduced = Math.atan(POLAR_RATIO * Math.tan(latitude));
  return {
    fromAxis: Math.cos(reduced) + height * Math.cos(latitude),
    fromEquator: POLAR_RATIO * Math.sin(reduced) + height * Math.sin(latitude),
  };
}
