import { cosDegrees } from "../angle";

/** By powers of the air mass, for silicon. Source: W. De Soto et al., Solar Energy 80, pp. 78–88, 2006. */
const coefficients = [0.918093, 0.086257, -0.024459, 0.002816, -0.000126];

/** A lower sun changes the spectrum no further. [°] */
const LARGEST_ZENITH = 86;

/**
 * What the spectrum of the light does to a silicon module's current, against the standard spectrum.
 *
 * @param zenith     Of the sun, with refraction. [°]
 * @param elevation  Above sea level. [m]
 *
 * Source: as above, with the air mass and the correction for elevation of D. L. King et al., SAND2004-3535.
 */
export function airMassModifier(zenith: number, elevation: number): number {
  const angle = Math.min(Math.max(zenith, 0), LARGEST_ZENITH);
  const airMass = Math.exp(-0.0001184 * elevation) / (cosDegrees(angle) + 0.5057 * (96.08 - angle) ** -1.634);
  return Math.max(
    coefficients.reduceRight((value, coefficient) => value * airMass + coefficient, 0),
    0,
  );
}
