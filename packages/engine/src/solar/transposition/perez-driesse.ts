import { airMassKastenYoung } from "../air-mass";
import { cosDegrees, RADIANS_PER_DEGREE, sinDegrees } from "../angle";
import { CIRCUMSOLAR, HORIZON, KAPPA, LOWEST_CIRCUMSOLAR_COSINE, type Part } from "./perez";
import { incidenceCosine, skyView } from "./plane";
import type { SkyDiffuseModel } from "./sky";

/** Breaks of the quadratic splines in the clearness ζ. Source: A. Driesse et al. 2024, table 3. */
const breaks = [0, 0.061, 0.187, 0.333, 0.487, 0.643, 0.778, 0.839, 1];

/** Weights of the ten B-splines for each coefficient: F11, F12, F13, F21, F22, F23. */
const weights = [
  [-0.053, -0.008, 0.131, 0.328, 0.557, 0.861, 1.212, 1.099, 0.544, 0.544],
  [0.529, 0.588, 0.77, 0.471, 0.241, -0.323, -1.239, -1.847, 0.157, 0.157],
  [-0.028, -0.062, -0.167, -0.216, -0.3, -0.355, -0.444, -0.365, -0.213, -0.213],
  [-0.071, -0.06, -0.026, 0.069, 0.086, 0.24, 0.305, 0.275, 0.118, 0.118],
  [0.061, 0.072, 0.106, -0.105, -0.085, -0.467, -0.797, -1.132, -1.455, -1.455],
  [-0.019, -0.022, -0.032, -0.028, -0.012, -0.008, 0.047, 0.124, 0.292, 0.292],
];

const knot = (index: number): number => breaks[Math.min(Math.max(index - 2, 0), breaks.length - 1)] ?? 1;

/** Value of a quadratic B-spline curve within one piece, by de Boor's recursion. */
function deBoor(weight: readonly number[], piece: number, position: number): number {
  const level = [0, 1, 2].map((offset) => weight[piece + offset] ?? 0);
  for (let degree = 1; degree <= 2; degree += 1) {
    for (let index = 2; index >= degree; index -= 1) {
      const left = knot(piece + index);
      const share = (position - left) / (knot(piece + index + 3 - degree) - left);
      level[index] = (1 - share) * (level[index - 1] ?? 0) + share * (level[index] ?? 0);
    }
  }
  return level[2] ?? 0;
}

const PIECES = breaks.length - 1;

/** The same curves as a + b·ζ + c·ζ² for each coefficient and piece: what a year of hours evaluates. */
const polynomials = Float64Array.from(
  weights.flatMap((weight) => Array.from({ length: PIECES }, (_, piece) => quadraticOf(weight, piece)).flat()),
);

function quadraticOf(weight: readonly number[], piece: number): readonly number[] {
  const [left, right] = [breaks[piece] ?? 0, breaks[piece + 1] ?? 1];
  const half = (right - left) / 2;
  const middle = left + half;
  const [low, centre, high] = [left, middle, right].map((position) => deBoor(weight, piece, position));
  const slope = ((high ?? 0) - (low ?? 0)) / (2 * half);
  const bend = ((high ?? 0) - 2 * (centre ?? 0) + (low ?? 0)) / (2 * half * half);
  return [(centre ?? 0) - slope * middle + bend * middle * middle, slope - 2 * bend * middle, bend];
}

/** Clearness ζ of a sky, 0 overcast to 1 clear. [W/m², W/m², rad] */
export function driesseClearness(dhi: number, dni: number, zenith: number): number {
  const direct = dhi === 0 ? 0 : dni / (dhi + dni);
  return direct / (1 - KAPPA * zenith * zenith * zenith * (direct - 1));
}

/** Piece of the splines a clearness lies in, 0 to 7. */
export function driessePiece(clearness: number): number {
  let piece = 0;
  while (piece < PIECES - 1 && clearness >= (breaks[piece + 1] ?? 1)) piece += 1;
  return piece;
}

/** One brightening coefficient: F1 of the circumsolar spot (before its limits) or F2 of the horizon. */
export function driesseBrightening(
  part: Part,
  piece: number,
  { clearness, brightness, zenith }: { clearness: number; brightness: number; zenith: number },
): number {
  const first = (part * PIECES + piece) * 3;
  return (
    spline(first, clearness) +
    spline(first + 3 * PIECES, clearness) * brightness +
    spline(first + 6 * PIECES, clearness) * zenith
  );
}

const spline = (first: number, clearness: number): number =>
  (polynomials[first] ?? 0) + clearness * ((polynomials[first + 1] ?? 0) + clearness * (polynomials[first + 2] ?? 0));

/** The circumsolar spot never takes more than this share of the sky. */
export const LARGEST_CIRCUMSOLAR = 0.9;
/** Air mass at the horizon, which also stands for a sun below it. */
export const HORIZON_AIR_MASS = airMassKastenYoung(90);

/**
 * The Perez sky with its table of coefficients replaced by splines: no steps between the bins.
 *
 * Source: A. Driesse, A. Jensen, R. Perez, "A continuous form of the Perez diffuse sky model for forward and reverse
 * transposition", Solar Energy 267, 112093, 2024.
 */
export const perezDriesse: SkyDiffuseModel = (plane, { dhi, dni, sun, extraterrestrial }) => {
  const zenith = sun.zenith * RADIANS_PER_DEGREE;
  const airMass = sun.zenith >= 90 ? HORIZON_AIR_MASS : airMassKastenYoung(sun.zenith);
  const clearness = driesseClearness(dhi, dni, zenith);
  const piece = driessePiece(clearness);
  const state = { clearness, brightness: dhi / (extraterrestrial / airMass), zenith };
  const circumsolar = Math.min(Math.max(driesseBrightening(CIRCUMSOLAR, piece, state), 0), LARGEST_CIRCUMSOLAR);
  const horizon = driesseBrightening(HORIZON, piece, state);
  const ratio = Math.max(incidenceCosine(plane, sun), 0) / Math.max(cosDegrees(sun.zenith), LOWEST_CIRCUMSOLAR_COSINE);
  const dome = (1 - circumsolar) * skyView(plane);
  return Math.max(dhi * (dome + circumsolar * ratio + horizon * sinDegrees(plane.tilt)), 0);
};
