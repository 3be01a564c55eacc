import type { Irradiance } from "../irradiance";
import type { Plane, SunDirection } from "./plane";

/** The light over a site at one instant. */
export interface Sky extends Irradiance {
  readonly sun: SunDirection;
  /** Outside the atmosphere, on a plane facing the sun. [W/m²] */
  readonly extraterrestrial: number;
}

/** Diffuse irradiance from the sky on a plane. [W/m²] */
export type SkyDiffuseModel = (plane: Plane, sky: Sky) => number;

/** Cosine of 89°: nearer to the horizon the ratio of beam on the plane to beam on the ground would explode. */
export const LOWEST_COSINE = 0.01745;

/** Direct irradiance on a plane over that on the horizontal, held back at low sun; 0 for a sun behind the plane. */
export const beamRatio = (cosIncidence: number, cosZenith: number): number =>
  Math.max(cosIncidence, 0) / Math.max(cosZenith, LOWEST_COSINE);
