import type { GlobalOnly } from "./clearness";
import { splitByDiffuseFraction, type Split } from "./diffuse-fraction";

/** The middle piece, by powers of the clearness index, to the precision at which the joints have no step. */
const middle = [0.946296633571001, -0.1139058380631388, 4.246926715218317, -16.470508424697304, 12.26911439571261];

/**
 * Splits global irradiance by Erbs' diffuse fraction made continuous, with its slope, at both joints.
 * Negative global irradiance counts as zero.
 *
 * Source: A. Driesse, A. Jensen, R. Perez, "A continuous form of the Perez diffuse sky model for forward and reverse
 * transposition", Solar Energy 267, 112093, 2024.
 */
export const erbsDriesse = (input: GlobalOnly): Split =>
  splitByDiffuseFraction({ ...input, ghi: Math.max(0, input.ghi) }, diffuseFraction);

function diffuseFraction(clearness: number): number {
  if (clearness > 0.792) return 0.165;
  if (clearness <= 0.216) return 1 - 0.09 * clearness;
  return middle.reduceRight((value, coefficient) => value * clearness + coefficient, 0);
}
