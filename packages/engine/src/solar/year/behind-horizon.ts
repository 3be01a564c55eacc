import { DEGREES_PER_RADIAN } from "../angle";
import { at } from "../column";
import { skyViewAbove, type Horizon } from "../horizon/horizon";
import { skyView, type Plane } from "../transposition/plane";
import type { PlaneYear } from "./plane-year";
import type { SkyYear } from "./sky-year";
import { degrees } from "../../units/quantity";

/** The ground around. */
const LEVEL: Plane = { tilt: degrees(0), azimuth: degrees(0) };

/**
 * The light on a plane through a year above a horizon.
 *
 * Beam and circumsolar light come while the middle of the sun stands above the horizon, in the hour's middle. The rest of the
 * sky is masked as a uniform one. The ground has the light that a level plane has left. The hills themselves are dark.
 *
 * @param open  The light on the same plane over an open horizon.
 * Source: `skyViewAbove`; the sun on or off as in PVGIS and PVsyst's far shadings.
 */
export function behindHorizon(sky: SkyYear, plane: Plane, horizon: Horizon, open: PlaneYear): PlaneYear {
  const keptSky = skyViewAbove(horizon, plane) / skyView(plane);
  const keptLevel = skyViewAbove(horizon, LEVEL);
  const { cosIncidence } = open;
  const columns = { beam: open.beam.slice(), sky: open.sky.slice(), ground: open.ground.slice(), cosIncidence };
  for (let row = 0; row < cosIncidence.length; row += 1) {
    const kept = isSunAbove(sky, row, horizon) ? 1 : 0;
    const spot = at(sky.circumsolar, row) * Math.max(at(cosIncidence, row), 0);
    const ghi = at(sky.ghi, row);
    const beamShare = ghi > 0 ? Math.min((at(sky.dni, row) * Math.max(at(sky.up, row), 0)) / ghi, 1) : 0;
    columns.beam[row] = at(open.beam, row) * kept;
    columns.sky[row] = Math.max((at(open.sky, row) - spot) * keptSky + spot * kept, 0);
    columns.ground[row] = at(open.ground, row) * (beamShare * kept + (1 - beamShare) * keptLevel);
  }
  return columns;
}

/** An open horizon takes nothing, not even the beam a weather file states for an hour with the sun just below it. */
function isSunAbove(sky: SkyYear, row: number, horizon: Horizon): boolean {
  const azimuth = Math.atan2(at(sky.east, row), at(sky.north, row)) * DEGREES_PER_RADIAN;
  const hidden = horizon(azimuth);
  return hidden <= 0 || Math.asin(Math.min(at(sky.up, row), 1)) * DEGREES_PER_RADIAN >= hidden;
}
