import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE } from "../angle";
import type { OnPlane } from "../transposition/perez-pvwatts";

/** A layer of a cover. */
interface Layer {
  readonly index: number;
  /** [1/m] */
  readonly extinction: number;
  /** [m] */
  readonly thickness: number;
}

const glass: Layer = { index: 1.526, extinction: 4, thickness: 0.002 };
const coating: Layer = { index: 1.3, extinction: 4, thickness: 0.00002 };
const AIR = 1;
/** Angles nearer to 0 or 90 than one degree leave the formulas undefined. [°] */
const NEAREST = 1;

/**
 * Share of light that passes a layer, and the angle at which it goes on. [°]
 * Source: J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes, chapter 5.
 */
function passLayer(angle: number, layer: Layer, outside: number): { share: number; angle: number } {
  const incoming = angle * RADIANS_PER_DEGREE;
  const refracted = Math.asin((outside / layer.index) * Math.sin(incoming));
  const across = Math.sin(refracted - incoming) ** 2 / Math.sin(refracted + incoming) ** 2;
  const along = Math.tan(refracted - incoming) ** 2 / Math.tan(refracted + incoming) ** 2;
  const absorbed = Math.exp((-layer.extinction * layer.thickness) / Math.cos(refracted));
  return { share: (1 - 0.5 * (across + along)) * absorbed, angle: refracted * DEGREES_PER_RADIAN };
}

/** Share of the beam that passes coating and glass; `between` is the index assumed before the glass. */
function passCover(angle: number, between: number): number {
  const first = passLayer(angle, coating, AIR);
  return first.share * passLayer(first.angle, glass, between).share;
}

/**
 * Light through a coated cover, relative to normal incidence: beam at its angle, sky and ground at equivalent angles.
 * None of the three gains more than it has.
 *
 * @param tilt  Of the module. [°]
 * @returns     Effective irradiance as a function of the light and the beam's angle of incidence. [W/m², ° → W/m²]
 *
 * Source: W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80, pp. 78–88, 2006, as NREL's SAM simulation core 308
 * applies it to coated glass (its reference at normal incidence enters the glass from air).
 */
export function deSotoCover(tilt: number): (light: OnPlane, angle: number) => number {
  const normal = passCover(NEAREST, AIR);
  const relative = (share: number) => Math.min(share / normal, 1);
  const sky = relative(passLayer(59.7 - 0.1388 * tilt + 0.001497 * tilt ** 2, glass, AIR).share);
  const ground = relative(passLayer(90 - 0.5788 * tilt + 0.002693 * tilt ** 2, glass, AIR).share);
  return (light, angle) => {
    const held = Math.min(Math.max(angle, NEAREST), 90 - NEAREST);
    const beam = light.beam > 0 ? light.beam * relative(passCover(held, coating.index)) : 0;
    return beam + light.sky * sky + light.ground * ground;
  };
}
