import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, wrapDegrees } from "../angle";
import { at } from "../column";
import { deltaTAt } from "./delta-t";
import { earthNodes, Field, FIELDS, type EarthNodes } from "./earth-nodes";
import { daysSinceJ2000, DAYS_PER_JULIAN_CENTURY } from "./instant";
import { NODES_AFTER, NODES_BEFORE, sampleNodes } from "./interpolation";
import { geocentricPlace, type Observer } from "./observer";
import { refractionOf } from "./refraction";

/** The sun over a site at many instants: one value per instant in each column. */
export interface SunColumns {
  /** From the vertical, with parallax, without refraction, 0 to 180. [°] */
  readonly zenith: Float64Array;
  /** The same with refraction. [°] */
  readonly apparentZenith: Float64Array;
  /** Clockwise from north, 0 ≤ azimuth < 360. [°] */
  readonly azimuth: Float64Array;
  /** Direction cosines of the apparent sun: upwards, … */
  readonly up: Float64Array;
  /** … northwards … */
  readonly north: Float64Array;
  /** … and eastwards. */
  readonly east: Float64Array;
}

/**
 * Where the sun stands, by NREL's SPA, at many instants over one site.
 *
 * The slow part of the algorithm is computed once a day and interpolated when the instants are dense enough for that to
 * pay (error below 1e-8°), and exactly for each instant otherwise.
 *
 * @param instants  Any order, years −2000 to 6000; UT1 is taken equal to UTC. [s since 1970-01-01T00:00:00Z]
 * @param observer  Site and its air.
 * @param deltaT    Terrestrial minus universal time; that of the first instant's month unless given. [s]
 *
 * Source: I. Reda, A. Andreas, "Solar Position Algorithm for Solar Radiation Applications", NREL/TP-560-34302,
 * revised 2008; uncertainty of the algorithm 0.0003°.
 */
export function sunColumns(
  instants: Float64Array,
  observer: Observer,
  deltaT: number = deltaTAt(at(instants, 0)),
): SunColumns {
  const columns = emptyColumns(instants.length);
  const write = columnWriter(columns, observer);
  const state = new Float64Array(FIELDS);
  const shared = sharedNodes(instants, deltaT);
  for (let row = 0; row < instants.length; row += 1) {
    const day = daysSinceJ2000(at(instants, row));
    const nodes = shared ?? earthNodes({ firstDay: day, step: 1, count: 1 }, deltaT);
    sampleNodes(nodes, day, state);
    write(row, day, state);
  }
  return columns;
}

const emptyColumns = (length: number): SunColumns => ({
  zenith: new Float64Array(length),
  apparentZenith: new Float64Array(length),
  azimuth: new Float64Array(length),
  up: new Float64Array(length),
  north: new Float64Array(length),
  east: new Float64Array(length),
});

/** Daily nodes around all instants, or null where there would be as many nodes as instants. */
function sharedNodes(instants: Float64Array, deltaT: number): EarthNodes | null {
  let earliest = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < instants.length; row += 1) {
    const instant = at(instants, row);
    if (instant < earliest) earliest = instant;
    if (instant > latest) latest = instant;
  }
  const firstDay = Math.floor(daysSinceJ2000(earliest)) - NODES_BEFORE;
  const count = Math.floor(daysSinceJ2000(latest)) + NODES_AFTER - firstDay + 1;
  return count < instants.length ? earthNodes({ firstDay, step: 1, count }, deltaT) : null;
}

/**
 * The fast part of the algorithm, for one observer: sidereal time, parallax, horizon and refraction.
 *
 * The source's steps in angles (hour angle, parallax in right ascension, topocentric declination …) are the same
 * rotations written with vectors, which need no inverse functions on the way. Source: NREL/TP-560-34302, 3.8 to 3.15.
 */
function columnWriter(columns: SunColumns, observer: Observer) {
  const { zenith, apparentZenith, azimuth, up, north, east } = columns;
  const sinLatitude = Math.sin(observer.latitude * RADIANS_PER_DEGREE);
  const cosLatitude = Math.cos(observer.latitude * RADIANS_PER_DEGREE);
  const longitude = observer.longitude * RADIANS_PER_DEGREE;
  const place = geocentricPlace(observer);
  const refraction = refractionOf(observer);

  return (row: number, day: number, earth: Float64Array) => {
    const meridian = meanSiderealTime(day) + at(earth, Field.equationOfEquinoxes) + longitude;
    const cosMeridian = Math.cos(meridian);
    const sinMeridian = Math.sin(meridian);
    const x = at(earth, Field.x);
    const y = at(earth, Field.y);
    const parallax = SUN_PARALLAX / at(earth, Field.distance);
    // From the observer to the sun: along the meridian's equator point, to the west of it, along the axis.
    const meridional = x * cosMeridian + y * sinMeridian - place.fromAxis * parallax;
    const westward = x * sinMeridian - y * cosMeridian;
    const axial = at(earth, Field.z) - place.fromEquator * parallax;

    const vertical = sinLatitude * axial + cosLatitude * meridional;
    const northward = cosLatitude * axial - sinLatitude * meridional;
    const horizontal = Math.sqrt(westward * westward + northward * northward);
    const elevation = Math.atan2(vertical, horizontal) * DEGREES_PER_RADIAN;
    const lift = refraction(elevation);
    const bearing = Math.atan2(-westward, northward) * DEGREES_PER_RADIAN;
    zenith[row] = 90 - elevation;
    apparentZenith[row] = 90 - (elevation + lift);
    azimuth[row] = wrapDegrees(bearing);

    // The direction turned up by the refraction; at night there is none and nothing to turn.
    const distance = Math.sqrt(vertical * vertical + horizontal * horizontal);
    const sinLift = lift === 0 ? 0 : Math.sin(lift * RADIANS_PER_DEGREE);
    const cosLift = Math.sqrt(1 - sinLift * sinLift);
    const shrink = horizontal > 0 ? (cosLift - (vertical / horizontal) * sinLift) / distance : 0;
    up[row] = (vertical * cosLift + horizontal * sinLift) / distance;
    north[row] = northward * shrink;
    east[row] = -westward * shrink;
  };
}

/** Sine of the sun's horizontal parallax at one astronomical unit. Source: NREL/TP-560-34302, equation 33. */
const SUN_PARALLAX = Math.sin((8.794 / 3600) * RADIANS_PER_DEGREE);

/** Mean sidereal time at Greenwich. [rad] Source: NREL/TP-560-34302, equation 28. */
function meanSiderealTime(day: number): number {
  const century = day / DAYS_PER_JULIAN_CENTURY;
  const angle = 280.46061837 + 360.98564736629 * day + century * century * (0.000387933 - century / 38_710_000);
  return wrapDegrees(angle) * RADIANS_PER_DEGREE;
}
