import { cosDegrees } from "../angle";

/**
 * Clear-sky global horizontal irradiance from the sun's height alone. [W/m²] Zero at night.
 *
 * @param apparentZenith  With refraction. [°]
 *
 * Source: B. Haurwitz, "Insolation in relation to cloudiness and cloud density", Journal of Meteorology 2,
 * pp. 154–166, 1945, with the 1946 coefficients.
 */
export function haurwitz(apparentZenith: number): number {
  const cosZenith = cosDegrees(apparentZenith);
  return cosZenith > 0 ? 1098 * cosZenith * Math.exp(-0.059 / cosZenith) : 0;
}
