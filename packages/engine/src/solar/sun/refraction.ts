import { RADIANS_PER_DEGREE } from "../angle";
import type { Observer } from "./observer";

/** Angular radius of the sun's disc. [°] */
const SUN_RADIUS = 0.26667;

/**
 * How far the air of an observer lifts the sun, as a function of the elevation without air. [° → °]
 *
 * None below the depth at which the upper limb rises, −(0.26667° + refraction at the horizon).
 * Source: NREL/TP-560-34302, equation 42 (G. G. Bennett 1982, in the form of J. Meeus 1998).
 */
export function refractionOf(observer: Observer): (elevation: number) => number {
  const depth = -(SUN_RADIUS + observer.refractionAtHorizon);
  // The source takes millibars over 1010 and kelvins as 273 + °C.
  const density = (observer.pressure / 101_000) * (283 / (273 + observer.temperature)) * (1.02 / 60);
  return (elevation) =>
    elevation < depth ? 0 : density / Math.tan((elevation + 10.3 / (elevation + 5.11)) * RADIANS_PER_DEGREE);
}
