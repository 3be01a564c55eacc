import { cosDegrees } from "../angle";

/** The cover of a module. */
export interface Glass {
  /** Refractive index, 1.526 for glass. */
  readonly index: number;
  /** Extinction coefficient, 4 for clear glass. [1/m] */
  readonly extinction: number;
  /** [m] */
  readonly thickness: number;
  /** Refractive index of an anti-reflective coating, about 1.29; left out where there is none. */
  readonly coatingIndex?: number;
}

/** Source: W. De Soto et al. 2006, section 3. */
export const CLEAR_GLASS: Glass = { index: 1.526, extinction: 4, thickness: 0.002 };
export const COATED_GLASS: Glass = { ...CLEAR_GLASS, coatingIndex: 1.29 };

/** Indices closer than this count as equal: no reflection between them. */
const sameIndex = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-8 + 1e-5 * Math.abs(b);

/** Share reflected at a face between two media, for light polarised one way. */
const reflected = (a: number, b: number): number => ((a - b) / (a + b)) ** 2;

/**
 * Share of the beam that enters a module through its glass, against that at normal incidence, as a function of the
 * cosine of the angle of incidence; 0 for light from behind.
 *
 * Source: W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80, pp. 78–88, 2006 (refraction by Snell's law, where
 * the paper's equation 14 is inverted), with the coating as a second face with all its inner reflections.
 */
export function glassModifier(glass: Glass): (cosIncidence: number) => number {
  const { index, coatingIndex } = glass;
  const absorbed = glass.extinction * glass.thickness;
  const outer = coatingIndex === undefined || sameIndex(coatingIndex, 1) ? index : coatingIndex;
  const coated = !sameIndex(index, outer);
  const normalTransmission =
    (coated ? through(reflected(1, outer), reflected(outer, index)) : 1 - reflected(1, outer)) * Math.exp(-absorbed);

  return (cosIncidence) => {
    if (cosIncidence <= 0) return 0;
    const sine = Math.sqrt(1 - Math.min(cosIncidence, 1) ** 2) / outer;
    const cosOuter = Math.sqrt(1 - sine ** 2);
    const across = reflected(cosIncidence, outer * cosOuter);
    const along = reflected(cosOuter, outer * cosIncidence);
    if (!coated) {
      return ((2 - across - along) / 2) * (Math.exp(-absorbed / cosOuter) / normalTransmission);
    }
    const cosInner = Math.sqrt(1 - ((sine * outer) / index) ** 2);
    const acrossInner = reflected(outer * cosOuter, index * cosInner);
    const alongInner = reflected(outer * cosInner, index * cosOuter);
    const transmitted = (through(across, acrossInner) + through(along, alongInner)) / 2;
    return transmitted * (Math.exp(-absorbed / cosInner) / normalTransmission);
  };
}

/** Share that passes two faces, with all reflections between them. */
const through = (first: number, second: number): number => ((1 - first) * (1 - second)) / (1 - first * second);

/** The same for an angle of incidence. [°] */
export const physicalModifier = (angle: number, glass: Glass = CLEAR_GLASS): number =>
  glassModifier(glass)(cosDegrees(angle));
