import { cosDegrees } from "../angle";

/**
 * Share of the beam that enters a module at an angle, against that at normal incidence: 1 − b (1/cos − 1), not below 0.
 *
 * @param angle  Of incidence. [°]
 * @param b      About 0.05 for glass.
 *
 * Source: A. F. Souka, H. H. Safwat, Solar Energy 10, pp. 170–174, 1966; ASHRAE standard 93-77.
 */
export const ashraeModifier = (angle: number, b = 0.05): number =>
  Math.abs(angle) >= 90 ? 0 : Math.max(0, 1 - b * (1 / cosDegrees(angle) - 1));
