import { cosDegrees } from "../angle";

/** What is known of the sky before its global irradiance is split. */
export interface GlobalOnly {
  /** Global horizontal irradiance. [W/m²] */
  readonly ghi: number;
  /** Of the sun, without refraction. [°] */
  readonly zenith: number;
  /** Outside the atmosphere, on a plane facing the sun. [W/m²] */
  readonly extraterrestrial: number;
}

/** Below this sine of the sun's height (3.7°) the clearness index would explode; it is computed as if at it. */
const LOWEST_SINE = 0.065;
/** Lower than 3° the sun's beam is not trusted: all light counts as diffuse. [°] */
export const LARGEST_ZENITH = 87;

/**
 * Clearness index: global irradiance over the extraterrestrial on a horizontal plane, kept in 0 to 1.
 * Source: E. L. Maxwell, SERI/TR-215-3087, 1987.
 */
export function clearnessIndex({ ghi, zenith, extraterrestrial }: GlobalOnly): number {
  const index = ghi / (extraterrestrial * Math.max(cosDegrees(zenith), LOWEST_SINE));
  return Math.min(Math.max(index, 0), 1);
}
