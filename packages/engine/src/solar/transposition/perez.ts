import { airMassKastenYoung } from "../air-mass";
import { cosDegrees, RADIANS_PER_DEGREE, sinDegrees } from "../angle";
import { incidenceCosine, skyView } from "./plane";
import type { SkyDiffuseModel } from "./sky";

/** Weight of the sun's height in the clearness of the sky, for a zenith angle in radians. */
export const KAPPA = 1.041;
/** Cosine of 85°: a lower sun does not brighten the circumsolar spot further. */
export const LOWEST_CIRCUMSOLAR_COSINE = cosDegrees(85);

/** Upper edges of the first seven bins of the sky's clearness ε; the eighth is open. */
const clearnessEdges = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2];

/** F11, F12, F13, F21, F22, F23 for each bin: the set of all sites of 1990, rounded as printed. */
const coefficients = Float64Array.from(
  [
    [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
    [0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
    [0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
    [0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
    [0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
    [1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
    [1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
    [0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
  ].flat(),
);

/** A number of the coefficients: those of the circumsolar spot start at 0, those of the horizon at 3. */
export type Part = 0 | 3;
export const CIRCUMSOLAR: Part = 0;
export const HORIZON: Part = 3;

/** Clearness ε of a sky with diffuse light: 1 overcast, above 6 clear. [W/m², W/m², rad] */
export function perezClearness(dhi: number, dni: number, zenith: number): number {
  const height = KAPPA * zenith * zenith * zenith;
  return ((dhi + dni) / dhi + height) / (1 + height);
}

/** Bin of a clearness, 0 to 7. */
export function perezBin(clearness: number): number {
  let bin = 0;
  while (bin < 7 && clearness >= (clearnessEdges[bin] ?? 0)) bin += 1;
  return bin;
}

/** One brightening coefficient, F1 of the circumsolar spot (before its lower limit of 0) or F2 of the horizon. */
export function perezBrightening(part: Part, bin: number, brightness: number, zenith: number): number {
  const first = bin * 6 + part;
  return (
    (coefficients[first] ?? 0) + (coefficients[first + 1] ?? 0) * brightness + (coefficients[first + 2] ?? 0) * zenith
  );
}

/**
 * A uniform sky, a circumsolar spot and a bright horizon, weighted by the clearness and brightness of the sky.
 * None with the sun below the horizon.
 *
 * Source: R. Perez, P. Ineichen, R. Seals, J. Michalsky, R. Stewart, "Modeling daylight availability and irradiance
 * components from direct and global irradiance", Solar Energy 44(5), pp. 271–289, 1990, all sites.
 */
export const perez: SkyDiffuseModel = (plane, { dhi, dni, sun, extraterrestrial }) => {
  const airMass = airMassKastenYoung(sun.zenith);
  if (Number.isNaN(airMass) || dhi === 0) return 0;
  const zenith = sun.zenith * RADIANS_PER_DEGREE;
  const bin = perezBin(perezClearness(dhi, dni, zenith));
  const brightness = (dhi * airMass) / extraterrestrial;
  const circumsolar = Math.max(perezBrightening(CIRCUMSOLAR, bin, brightness, zenith), 0);
  const horizon = perezBrightening(HORIZON, bin, brightness, zenith);
  const ratio = Math.max(incidenceCosine(plane, sun), 0) / Math.max(cosDegrees(sun.zenith), LOWEST_CIRCUMSOLAR_COSINE);
  const dome = (1 - circumsolar) * skyView(plane);
  return Math.max(dhi * (dome + circumsolar * ratio + horizon * sinDegrees(plane.tilt)), 0);
};
