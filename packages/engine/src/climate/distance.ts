import { cosDegrees, sinDegrees } from "../solar/angle";

export interface Point {
  /** [°] */
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth. [km] Source: IUGG, R1. */
export const EARTH_RADIUS = 6_371.0088;

/** Assumption: within it the year's sun differs by a few percent, less than one year from the next. [km] */
export const SAME_SKY = 100;

/** Along the great circle between two points of a sphere. [km] Source: haversine formula, Sinnott 1984. */
export function kilometresBetween(one: Point, other: Point): number {
  const across = sinDegrees((other.latitude - one.latitude) / 2) ** 2;
  const along = sinDegrees((other.longitude - one.longitude) / 2) ** 2;
  const haversine = across + cosDegrees(one.latitude) * cosDegrees(other.latitude) * along;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
