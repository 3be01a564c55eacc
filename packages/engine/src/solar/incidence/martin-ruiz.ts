import { cosDegrees, RADIANS_PER_DEGREE } from "../angle";

/** First constant of the diffuse approximation, 4/(3π) rounded as in the source. */
const C1 = 0.4244;
/** Keeps planes that face exactly up or down defined. [°] */
const SMALLEST_TILT = 1e-6;

/**
 * Share of the beam that enters a module at an angle, against that at normal incidence; 0 from 90° on.
 *
 * @param angle        Of incidence. [°]
 * @param coefficient  Angular loss coefficient a_r, above 0; 0.08 to 0.25, 0.16 for clean glass.
 *
 * Source: N. Martin, J. M. Ruiz, Solar Energy Materials & Solar Cells 70, pp. 25–38, 2001; corrigendum 110, p. 154, 2013.
 */
export const martinRuizModifier = (angle: number, coefficient = 0.16): number =>
  Math.abs(angle) >= 90 ? 0 : (1 - Math.exp(-cosDegrees(angle) / coefficient)) / (1 - Math.exp(-1 / coefficient));

/**
 * The same for the diffuse light of sky and ground on a tilted module.
 *
 * @param tilt  0 to 180. [°]
 *
 * Source: as above, with the second constant by IEC 61853-3:2018, 7.2.
 */
export function martinRuizDiffuse(tilt: number, coefficient = 0.16): { sky: number; ground: number } {
  const beta = Math.min(Math.max(tilt, SMALLEST_TILT), 180 - SMALLEST_TILT) * RADIANS_PER_DEGREE;
  const sine = tilt < 90 ? Math.sin(beta) : Math.sin(Math.PI - beta);
  const c2 = 0.5 * coefficient - 0.154;
  const modifier = (term: number) => 1 - Math.exp((-(C1 + c2 * term) * term) / coefficient);
  return {
    sky: modifier(sine + (Math.PI - beta - sine) / (1 + Math.cos(beta))),
    ground: modifier(sine + (beta - sine) / (1 - Math.cos(beta))),
  };
}
