import { cosDegrees, sinDegrees } from "../angle";
import { skyView, type Plane } from "../transposition/plane";

/** Equal parallel rows of modules on level ground. Lengths in units of a row's length up its slope. */
export interface Rows {
  /** Length of a row up its slope over the distance from row to row, above 0; above 1 where steep rows stand close. */
  readonly groundCoverageRatio: number;
  /** Length of a row from end to end; endless unless given. */
  readonly length?: number;
}

/** Where the sun stands for rows. */
export interface SunOverRows {
  /** Beam on the rows over beam on the level, cos(incidence)/cos(zenith); negative from behind. */
  readonly ratio: number;
  /** How far the shadow of a post runs along the rows, over the height of the post; either sign. */
  readonly along: number;
}

/** What a row keeps of its light behind another, relative to the same plane standing alone: shares from 0 to 1. */
export interface RowShade {
  /** Of a uniform sky. */
  readonly sky: number;
  /** Of the beam. */
  readonly beam: (sun: SunOverRows) => number;
  /**
   * Of the light from the ground.
   * @param diffuse  Share of diffuse light in the light on the ground, 0 to 1.
   */
  readonly ground: (sun: SunOverRows, diffuse: number) => number;
}

/**
 * Shading of a row by the equal row in front of it.
 *
 * The upper edge of a row throws its shadow on the ground `sun.ratio` behind its lower edge (in front of it where
 * negative): the ratio holds tilt, azimuth and height of the sun. With r = 1/groundCoverageRatio, the distance from row to row:
 *   shaded share of a row            1 − r/ratio, not below 0; times 1 − e/length, where
 *   shadow's way along the row       e = |along| sin(tilt) r/ratio, at most the length
 *   view of the sky                  (1 + r − √(r² − 2 r cos tilt + 1))/2
 *   view of the ground up to y       (1 + y − √(y² + 2 y cos tilt + 1))/2; the beam lights it up to r − ratio, from behind
 *                                    the row from −ratio to r
 * Views are means over the height of the row. A shaded strip costs its share of the beam, as in PVWatts version 8, which
 * no longer applies an electrical rule: strings whose modules all lie in the strip lose more.
 *
 * @throws RangeError  When the ground coverage ratio is not above 0.
 *
 * Errors: exact under a uniform sky; diffuse light on the ground between rows counts as undimmed, and views as those of
 * endless rows.
 *
 * Sources: J. Appelbaum, J. Bany, "Shadow effect of adjacent solar collectors in large scale systems", Solar Energy 23(6),
 * 1979, equations 11, 12, A12, A13 and A15; P. Gilman et al., "SAM Photovoltaic Model Technical Reference Update",
 * NREL/TP-6A20-67399, 2018, section 9, self-shading, whose masked sky and ground are here in closed form, as Hottel's
 * crossed strings, and whose ground follows the sun's azimuth too.
 */
export function rowShade(plane: Plane, { groundCoverageRatio, length = Infinity }: Rows): RowShade {
  if (!(groundCoverageRatio > 0)) throw new RangeError("The ground coverage ratio has to be above 0");
  const pitch = 1 / groundCoverageRatio;
  const cosTilt = cosDegrees(plane.tilt);
  const rise = sinDegrees(plane.tilt);
  const view = (distance: number, cosine: number) =>
    (1 + distance - Math.sqrt(distance ** 2 + 2 * distance * cosine + 1)) / 2;
  const groundTo = (distance: number) => view(distance, cosTilt);
  const alone = { sky: skyView(plane), ground: 1 - skyView(plane) };
  const litGround = (ratio: number) =>
    ratio >= 0 ? groundTo(Math.max(pitch - ratio, 0)) : groundTo(pitch) - groundTo(Math.min(-ratio, pitch));
  return {
    sky: view(pitch, -cosTilt) / alone.sky,
    beam: ({ ratio, along }) => {
      if (ratio <= pitch) return 1;
      const lit = pitch / ratio;
      const end = Math.min(Math.abs(along) * rise * lit, length);
      return 1 - (1 - lit) * (length === Infinity ? 1 : 1 - end / length);
    },
    ground: ({ ratio }, diffuse) =>
      alone.ground > 0 ? ((1 - diffuse) * litGround(ratio) + diffuse * groundTo(pitch)) / alone.ground : 1,
  };
}
