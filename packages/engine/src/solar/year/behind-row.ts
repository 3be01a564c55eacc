import { cosDegrees, sinDegrees } from "../angle";
import { at } from "../column";
import { rowShade, type Rows } from "../rows/row-shade";
import type { Plane } from "../transposition/plane";
import { LOWEST_COSINE } from "../transposition/sky";
import type { PlaneYear } from "./plane-year";
import type { SkyYear } from "./sky-year";

/**
 * The light on a plane through a year when it stands as a row behind an equal one.
 *
 * All diffuse light of the sky is masked as that of a uniform sky, as in SAM. Masking its circumsolar part as the beam
 * would raise a year by 0.2 % on average over the racks of table f, hiding its horizon band lower it by 0.9 %.
 *
 * @param alone  The light on the same plane standing alone.
 * Source and errors: `rowShade`.
 */
export function behindRow(sky: SkyYear, plane: Plane, rows: Rows, alone: PlaneYear): PlaneYear {
  const shade = rowShade(plane, rows);
  const alongNorth = -sinDegrees(plane.azimuth);
  const alongEast = cosDegrees(plane.azimuth);
  const { cosIncidence } = alone;
  const columns = { beam: alone.beam.slice(), sky: alone.sky.slice(), ground: alone.ground.slice(), cosIncidence };
  for (let row = 0; row < cosIncidence.length; row += 1) {
    const up = at(sky.up, row);
    const cosZenith = Math.max(up, LOWEST_COSINE);
    const along = (at(sky.north, row) * alongNorth + at(sky.east, row) * alongEast) / cosZenith;
    const sun = { ratio: at(cosIncidence, row) / cosZenith, along };
    const ghi = at(sky.ghi, row);
    const diffuse = ghi > 0 ? Math.max(1 - (at(sky.dni, row) * Math.max(up, 0)) / ghi, 0) : 1;
    columns.beam[row] = at(alone.beam, row) * shade.beam(sun);
    columns.sky[row] = at(alone.sky, row) * shade.sky;
    columns.ground[row] = at(alone.ground, row) * shade.ground(sun, diffuse);
  }
  return columns;
}
