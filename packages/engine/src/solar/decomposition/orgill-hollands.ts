import type { GlobalOnly } from "./clearness";
import { splitByDiffuseFraction, type Split } from "./diffuse-fraction";

/**
 * Splits hourly global irradiance by the diffuse fraction found in Toronto.
 * Source: J. F. Orgill, K. G. T. Hollands, Solar Energy 19(4), pp. 357–359, 1977.
 */
export const orgillHollands = (input: GlobalOnly): Split => splitByDiffuseFraction(input, diffuseFraction);

function diffuseFraction(clearness: number): number {
  if (clearness > 0.75) return 0.177;
  return clearness >= 0.35 ? 1.557 - 1.84 * clearness : 1 - 0.249 * clearness;
}
