import { cosDegrees, sinDegrees } from "../angle";
import { at } from "../column";
import { skyView, type Plane } from "../transposition/plane";
import type { SkyYear } from "./sky-year";

/** The light on one plane, one value per row of the sky with light. */
export interface PlaneYear {
  /** Direct irradiance. [W/m²] */
  readonly beam: Float64Array;
  /** Diffuse irradiance from the sky and from the ground. [W/m²] */
  readonly sky: Float64Array;
  readonly ground: Float64Array;
  /** Cosine of the sun's angle of incidence; negative from behind. */
  readonly cosIncidence: Float64Array;
}

/**
 * The light on a plane through a year.
 * @param albedo  Share of light the ground throws back, 0 to 1.
 */
export function planeYear(light: SkyYear, plane: Plane, albedo: number): PlaneYear {
  const { up, north, east, dni, ghi, dome, circumsolar, horizon } = light;
  const sinTilt = sinDegrees(plane.tilt);
  const normalUp = cosDegrees(plane.tilt);
  const normalNorth = sinTilt * cosDegrees(plane.azimuth);
  const normalEast = sinTilt * sinDegrees(plane.azimuth);
  const view = skyView(plane);
  const reflected = (albedo * (1 - normalUp)) / 2;
  const length = dni.length;
  const columns = {
    beam: new Float64Array(length),
    sky: new Float64Array(length),
    ground: new Float64Array(length),
    cosIncidence: new Float64Array(length),
  };
  for (let row = 0; row < length; row += 1) {
    const cosine = normalUp * at(up, row) + normalNorth * at(north, row) + normalEast * at(east, row);
    const facing = Math.max(cosine, 0);
    columns.cosIncidence[row] = cosine;
    columns.beam[row] = at(dni, row) * facing;
    columns.sky[row] = Math.max(at(dome, row) * view + at(circumsolar, row) * facing + at(horizon, row) * sinTilt, 0);
    columns.ground[row] = at(ghi, row) * reflected;
  }
  return columns;
}
