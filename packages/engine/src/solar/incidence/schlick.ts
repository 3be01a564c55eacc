import { cosDegrees, RADIANS_PER_DEGREE, sinDegrees } from "../angle";

/**
 * Share of the beam that enters a module at an angle: 1 − (1 − cos)⁵; 0 from 90° on.
 *
 * @param angle  Of incidence. [°]
 *
 * Source: C. Schlick, "An inexpensive BRDF model for physically-based rendering", Computer Graphics Forum 13, 1994.
 */
export const schlickModifier = (angle: number): number =>
  Math.abs(angle) >= 90 ? 0 : 1 - (1 - cosDegrees(angle)) ** 5;

/**
 * The same integrated exactly over a uniform sky and a uniform ground.
 *
 * @param tilt  0 to 180. [°]
 *
 * Source: Y. Xie, M. Sengupta, A. Habte, A. Andreas, Renewable and Sustainable Energy Reviews 161, 112362, 2022,
 * equations 4 and 6 without the pyranometer's dome.
 */
export function schlickDiffuse(tilt: number): { sky: number; ground: number } {
  const cosine = cosDegrees(tilt);
  const sine = sinDegrees(tilt);
  const integral =
    (30 / 7) * Math.PI -
    (160 / 21) * tilt * RADIANS_PER_DEGREE -
    (10 / 3) * Math.PI * cosine +
    (160 / 21) * cosine * sine -
    (5 / 3) * Math.PI * cosine * sine ** 2 +
    (20 / 7) * cosine * sine ** 3 -
    (5 / 16) * Math.PI * cosine * sine ** 4 +
    (16 / 105) * cosine * sine ** 5;
  const sky = (2 / (Math.PI * (1 + cosine))) * integral;
  // A plane that faces straight up sees no ground.
  const ground = tilt < 1e-6 ? 0 : 40 / (21 * (1 - cosine)) - ((1 + cosine) / (1 - cosine)) * sky;
  return { sky, ground };
}
