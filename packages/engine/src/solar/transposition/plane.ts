import type { Degrees } from "../../units/quantity";
import { cosDegrees, DEGREES_PER_RADIAN, sinDegrees } from "../angle";

/** How a flat array stands. */
export interface Plane {
  /** 0 faces the sky, 90 the horizon, 180 the ground. */
  readonly tilt: Degrees;
  /** Where its face looks, clockwise from north. */
  readonly azimuth: Degrees;
}

/** Where the sun stands, with refraction. */
export interface SunDirection {
  readonly zenith: Degrees;
  readonly azimuth: Degrees;
}

/** Cosine of the angle between the sun and a plane's normal; negative when the sun stands behind the plane. */
export const incidenceCosine = (plane: Plane, sun: SunDirection): number =>
  cosDegrees(plane.tilt) * cosDegrees(sun.zenith) +
  sinDegrees(plane.tilt) * sinDegrees(sun.zenith) * cosDegrees(sun.azimuth - plane.azimuth);

/** Angle of incidence of the sun on a plane, 0 to 180. [°] */
export const angleOfIncidence = (plane: Plane, sun: SunDirection): number =>
  Math.acos(Math.min(Math.max(incidenceCosine(plane, sun), -1), 1)) * DEGREES_PER_RADIAN;

/** Direct irradiance on a plane. [W/m²] */
export const beamOnPlane = (dni: number, cosIncidence: number): number => Math.max(dni * cosIncidence, 0);

/** The share of a uniform sky that a plane sees; of a uniform ground it sees the rest. */
export const skyView = (plane: Plane): number => (1 + cosDegrees(plane.tilt)) / 2;

/**
 * Irradiance on a plane from the ground. [W/m²]
 * @param albedo  Share of light the ground throws back, 0 to 1; 0.2 for grass and dry earth.
 */
export const groundOnPlane = (plane: Plane, ghi: number, albedo: number): number =>
  (ghi * albedo * (1 - cosDegrees(plane.tilt))) / 2;
