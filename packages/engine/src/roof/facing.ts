import { cosDegrees, sinDegrees } from "../solar/angle";

/** Direction cosines of the sun over a site: upwards, northwards and eastwards. */
export interface SunDirection {
  readonly up: number;
  readonly north: number;
  readonly east: number;
}

/** Tilt of a slope, and where it looks clockwise from north. [°] */
interface Slope {
  readonly tilt: number;
  readonly azimuth: number;
}

/** The direction to the sun as a roof sees it: along the eave to the right, down the slope, and out of its plane. */
export function facing({ up, north, east }: SunDirection, { tilt, azimuth }: Slope) {
  const ahead = north * cosDegrees(azimuth) + east * sinDegrees(azimuth);
  return {
    along: east * -cosDegrees(azimuth) + north * sinDegrees(azimuth),
    down: ahead * cosDegrees(tilt) - up * sinDegrees(tilt),
    out: ahead * sinDegrees(tilt) + up * cosDegrees(tilt),
  };
}

/**
 * Sine of the lowest sun above the plane whose shadows count. At 2.5° they are 23 times as long as high, and the beam of
 * all lower suns together is about a thousandth of the year.
 */
export const LOWEST_SUN = sinDegrees(2.5);

/**
 * The shadow on a roof of something that stands one metre out of its plane: along the eave to the right and down the
 * slope [m]. Null while the sun is below the horizon, or behind or too low over the roof.
 */
export function shadowOfMetre(sun: SunDirection, slope: Slope): { readonly x: number; readonly y: number } | null {
  const { along, down, out } = facing(sun, slope);
  return sun.up > 0 && out > LOWEST_SUN ? { x: -along / out, y: -down / out } : null;
}
