import type { GlobalOnly } from "./clearness";
import { splitByDiffuseFraction, type Split } from "./diffuse-fraction";

/**
 * Splits hourly global irradiance by Erbs' piecewise diffuse fraction.
 * Source: D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28(4), pp. 293–302, 1982.
 */
export const erbs = (input: GlobalOnly): Split => splitByDiffuseFraction(input, diffuseFraction);

function diffuseFraction(clearness: number): number {
  if (clearness > 0.8) return 0.165;
  if (clearness <= 0.22) return 1 - 0.09 * clearness;
  return 0.9511 - 0.1604 * clearness + 4.388 * clearness ** 2 - 16.638 * clearness ** 3 + 12.336 * clearness ** 4;
}
