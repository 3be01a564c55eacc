import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE } from "../angle";
import { physicalModifier } from "./physical";

/** Share of diffuse light that enters a tilted module, against the same light at normal incidence. */
export interface DiffuseModifiers {
  readonly sky: number;
  /** The lowest half degree of the sky. */
  readonly horizon: number;
  readonly ground: number;
}

/** A band of directions: rows of a grid with so many steps from the zenith to the nadir. */
interface Band {
  readonly steps: number;
  readonly first: number;
  readonly end: number;
}

const sky: Band = { steps: 180, first: 0, end: 90 };
const horizon: Band = { steps: 1800, first: 895, end: 900 };
const ground: Band = { steps: 180, first: 90, end: 180 };

/**
 * Modifiers for diffuse light: a modifier for the beam averaged over the directions the light comes from.
 *
 * @param modifier  Of the beam, as a function of the angle of incidence. [°]
 * @param tilt      Of the module, 0 to 180. [°]
 * @returns         0 for a region the module does not see.
 *
 * Source: B. Marion, "Numerical method for angle-of-incidence correction factors for diffuse radiation incident
 * photovoltaic modules", Solar Energy 147, pp. 344–348, 2017, with the step of one degree (0.1° at the horizon).
 */
export const marionDiffuse = (modifier: (angle: number) => number, tilt: number): DiffuseModifiers => ({
  sky: averageOver(sky, modifier, tilt),
  horizon: averageOver(horizon, modifier, tilt),
  ground: averageOver(ground, modifier, tilt),
});

const ofClearGlass = new Map<number, DiffuseModifiers>();
const KEPT_TILTS = 200;

/** Of clear glass at a tilt; the same for the same, so the last tilts are kept. */
export function clearGlassDiffuse(tilt: number): DiffuseModifiers {
  const found = ofClearGlass.get(tilt) ?? marionDiffuse(physicalModifier, tilt);
  if (ofClearGlass.size >= KEPT_TILTS) ofClearGlass.clear();
  ofClearGlass.set(tilt, found);
  return found;
}

function averageOver({ steps, first, end }: Band, modifier: (angle: number) => number, tilt: number): number {
  const step = Math.PI / steps;
  const cosTilt = Math.cos(tilt * RADIANS_PER_DEGREE);
  const sinTilt = Math.sin(tilt * RADIANS_PER_DEGREE);
  let entering = 0;
  let arriving = 0;
  for (let row = first; row < end; row += 1) {
    const zenith = (row + 0.5) * step;
    const area = Math.cos(row * step) - Math.cos((row + 1) * step);
    // The far half of the circle mirrors the near half.
    for (let column = 0; column < steps; column += 1) {
      const cosIncidence = cosTilt * Math.cos(zenith) + sinTilt * Math.sin(zenith) * Math.cos((column + 0.5) * step);
      if (cosIncidence <= 0) continue;
      const light = cosIncidence * area;
      arriving += light;
      entering += light * modifier(Math.acos(Math.min(cosIncidence, 1)) * DEGREES_PER_RADIAN);
    }
  }
  return arriving === 0 ? 0 : entering / arriving;
}
