import { cosDegrees } from "../angle";
import { clearnessIndex, LARGEST_ZENITH, type GlobalOnly } from "./clearness";

/** Global irradiance split in two. */
export interface Split {
  /** Direct normal irradiance. [W/m²] */
  readonly dni: number;
  /** Diffuse horizontal irradiance. [W/m²] */
  readonly dhi: number;
  /** Clearness index, 0 to 1. */
  readonly clearness: number;
}

/**
 * Splits global irradiance by a diffuse fraction that depends on the clearness index alone. The parts close:
 * ghi = dhi + dni·cos(zenith). Where the sun is below 3°, or the direct part would be negative, all of it is diffuse.
 */
export function splitByDiffuseFraction(input: GlobalOnly, diffuseFraction: (clearness: number) => number): Split {
  const { ghi, zenith } = input;
  const clearness = clearnessIndex(input);
  const dhi = diffuseFraction(clearness) * ghi;
  const dni = (ghi - dhi) / cosDegrees(zenith);
  const untrusted = zenith > LARGEST_ZENITH || ghi < 0 || dni < 0;
  return untrusted ? { dni: 0, dhi: ghi, clearness } : { dni, dhi, clearness };
}
