import { cosDegrees, RADIANS_PER_DEGREE, sinDegrees, wrapDegrees } from "../angle";
import type { Plane } from "../transposition/plane";

/** Where hills, trees or houses far away end and the sky begins. */
export interface HorizonPoint {
  /** Clockwise from north, any turn of it. [°] */
  readonly azimuth: number;
  /** Above the level, 0 to 90. [°] */
  readonly elevation: number;
}

/** Elevation of the horizon over the azimuth. [° → °] */
export type Horizon = (azimuth: number) => number;

/**
 * The horizon between given points: straight lines over the azimuth, all the way round. Of two points at one azimuth the
 * higher one counts; a single point stands for a horizon of one height.
 *
 * @param points  At least one, in any order.
 * @throws RangeError  Without a point, for an elevation outside 0 to 90, for an azimuth that is no number.
 */
export function horizonThrough(points: readonly HorizonPoint[]): Horizon {
  const heights = new Map<number, number>();
  for (const { azimuth, elevation } of points) {
    if (!Number.isFinite(azimuth)) throw new RangeError("An azimuth of the horizon has to be a number");
    if (!(elevation >= 0 && elevation <= 90)) throw new RangeError("The horizon has to be at 0° to 90°");
    const around = wrapDegrees(azimuth);
    heights.set(around, Math.max(heights.get(around) ?? 0, elevation));
  }
  const sorted = [...heights].sort(([one], [other]) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("A horizon needs a point");
  const round = [[last[0] - 360, last[1]] as const, ...sorted, [first[0] + 360, first[1]] as const];
  return (azimuth) => {
    const around = wrapDegrees(azimuth);
    const next = firstBeyond(round, around);
    const [from, low] = round[next - 1] ?? last;
    const [to, high] = round[next] ?? last;
    return low + ((high - low) * (around - from)) / (to - from);
  };
}

/** Index of the first point beyond an azimuth, of points in the order of their azimuths. */
function firstBeyond(points: readonly (readonly [number, number])[], azimuth: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle]?.[0] ?? Number.POSITIVE_INFINITY) > azimuth) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Steps of azimuth in which the sky is summed. [°] */
const STEP = 1;

/**
 * The share of a uniform sky that a plane sees above a horizon, of all light such a sky would give a plane that faces it:
 * (1 + cos(tilt))/2 over an open horizon.
 *
 * In each direction a plane's light from the sky above an elevation e, per radian of azimuth, is
 *   (cos(tilt) cos²e + sin(tilt) cos(azimuth − its own) (π/2 − e − sin e cos e)) / 2π;
 * e is the horizon, or behind the plane the elevation at which its own plane rises, where that is higher.
 *
 * Accuracy 0.0005 for horizons without steps. Source: cos(incidence) integrated over the elevations of a uniform sky, summed
 * over the azimuths.
 */
export function skyViewAbove(horizon: Horizon, plane: Plane): number {
  const cosTilt = cosDegrees(plane.tilt);
  const sinTilt = sinDegrees(plane.tilt);
  let seen = 0;
  for (let azimuth = STEP / 2; azimuth < 360; azimuth += STEP) {
    const ahead = cosDegrees(azimuth - plane.azimuth) * sinTilt;
    const ownRise = ahead < 0 ? Math.atan2(-ahead, cosTilt) : 0;
    const from = Math.max(horizon(azimuth) * RADIANS_PER_DEGREE, ownRise);
    const above = Math.PI / 2 - from - Math.sin(from) * Math.cos(from);
    seen += cosTilt * Math.cos(from) ** 2 + ahead * above;
  }
  return (seen * STEP * RADIANS_PER_DEGREE) / (2 * Math.PI);
}
