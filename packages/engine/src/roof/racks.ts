import { sunColumns } from "../solar/sun/sun-columns";
import { cosDegrees, sinDegrees } from "../solar/angle";
import { at } from "../solar/column";
import type { Observer } from "../solar/sun/observer";

/** Ground that a panel takes on the roof, and what has to stay free behind it before the next row. [m] */
export interface Footprint {
  readonly width: number;
  readonly height: number;
  readonly rowGap: number;
}

/** Hours around solar noon of the winter solstice in which no row shades the next: from 10 to 14 h solar time. */
const SHADE_FREE_HOURS = 2;
/** Behind a rack even at the equator, to walk and to reach the plugs. [m] Assumption: a foot's width. */
const LEAST_ROW_GAP = 0.3;

/**
 * A panel in tilted rows on a flat roof: its projected depth, and the distance at which the row before it does not shade
 * it two hours before and after noon on the shortest day. The profile angle of the sun is its height in the plane that
 * stands square to the rows.
 * Source: J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes, equation 1.9.1 (profile angle).
 *
 * @param slope  Length of the panel up the rack. [m]
 */
export function footprintOf(width: number, slope: number, tilt: number, sun: WinterSun, gap: number): Footprint {
  const rise = slope * sinDegrees(tilt);
  // Nothing grows beyond the shadow of a sun five degrees high; where winter has no sun, no distance would be enough.
  const rowGap = Math.max(gap, LEAST_ROW_GAP, rise / Math.max(sun.profileTangent, Math.tan((5 * Math.PI) / 180)));
  return { width, height: wholeMillimetre(slope * cosDegrees(tilt)), rowGap: wholeMillimetre(rowGap) };
}

/** Rounded up, as the layout counts in whole millimetres. */
const wholeMillimetre = (metres: number) => Math.ceil(metres * 1000 - 1e-6) / 1000;

export interface WinterSun {
  /** Least tangent of the profile angle within the hours that have to stay free of shade. */
  readonly profileTangent: number;
}

/** The lowest sun, seen along the rows, of the hours to keep free on the shortest day. */
export function winterSun(observer: Observer, azimuth: number): WinterSun {
  const [month, day] = observer.latitude >= 0 ? [11, 21] : [5, 21];
  // Solar noon by the longitude; the equation of time is 2 minutes at both solstices.
  const noon = Date.UTC(2023, month, day, 12) / 1000 - (observer.longitude / 15) * 3600;
  const steps = [-SHADE_FREE_HOURS, -1, 0, 1, SHADE_FREE_HOURS];
  const sun = sunColumns(
    Float64Array.from(steps, (hour) => noon + hour * 3600),
    observer,
  );
  const tangents = steps.map((_, index) => {
    const ahead = at(sun.north, index) * cosDegrees(azimuth) + at(sun.east, index) * sinDegrees(azimuth);
    // A sun in the back of the panels throws their shadow forwards, where it falls on the back of the row before.
    return ahead <= 0 ? Infinity : Math.max(0, at(sun.up, index)) / ahead;
  });
  return { profileTangent: Math.min(...tangents) };
}
