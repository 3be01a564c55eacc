import { RADIANS_PER_DEGREE } from "../angle";
import { at } from "../column";
import { latitudeSeries, longitudeSeries, radiusSeries } from "./heliocentric-terms";
import { DAYS_PER_JULIAN_CENTURY, SECONDS_PER_DAY } from "./instant";
import { nutation } from "./nutation";
import { periodicSeries } from "./periodic-series";

/** Amplitudes of the heliocentric series are listed in 1e-8. */
const PER_UNIT = 1e-8;
/** Aberration of the sun at one astronomical unit. [rad] Source: NREL/TP-560-34302, equation 24. */
const ABERRATION = (-20.4898 / 3600) * RADIANS_PER_DEGREE;

/** Values held for each node: see `Field`. */
export const FIELDS = 5;

/** Where each value of a node lies. */
export const Field = {
  /** Geocentric apparent direction of the sun, a unit vector: to the equinox, … */
  x: 0,
  /** … 90° east along the equator, … */
  y: 1,
  /** … and to the celestial north pole. */
  z: 2,
  /** Distance of earth and sun. [AU] */
  distance: 3,
  /** Apparent minus mean sidereal time, Δψ cos ε. [rad] */
  equationOfEquinoxes: 4,
} as const;

/** What changes slowly in the sun's position, at equally spaced days. */
export interface EarthNodes {
  /** Days since J2000 of the first node. [UT days] */
  readonly firstDay: number;
  /** Spacing of the nodes. [days] */
  readonly step: number;
  readonly count: number;
  /** Five values for each node, node after node. */
  readonly values: Float64Array;
}

/**
 * The slow part of NREL's SPA: heliocentric series, nutation, obliquity and aberration.
 *
 * @param days    Days since J2000: first node, spacing and number of nodes. [UT days]
 * @param deltaT  Terrestrial minus universal time. [s]
 *
 * Source: NREL/TP-560-34302, sections 3.2 to 3.7 and 3.9 to 3.10. The right ascension and declination of the source
 * are kept as a unit vector: it has no jump at 360° and so can be interpolated.
 */
export function earthNodes(
  days: { readonly firstDay: number; readonly step: number; readonly count: number },
  deltaT: number,
): EarthNodes {
  const { firstDay, step, count } = days;
  const start = (firstDay + deltaT / SECONDS_PER_DAY) / DAYS_PER_JULIAN_CENTURY;
  const centuries = { start, step: step / DAYS_PER_JULIAN_CENTURY, count };
  const millennia = { start: start / 10, step: centuries.step / 10, count };

  const longitude = periodicSeries(longitudeSeries, millennia);
  const latitude = periodicSeries(latitudeSeries, millennia);
  const radius = periodicSeries(radiusSeries, millennia);
  const nutations = nutation(centuries);
  const values = new Float64Array(count * FIELDS);
  for (let node = 0; node < count; node += 1) {
    writeNode(values, node, {
      millennium: millennia.start + node * millennia.step,
      longitude: at(longitude, node) * PER_UNIT,
      latitude: at(latitude, node) * PER_UNIT,
      radius: at(radius, node) * PER_UNIT,
      nutationInLongitude: at(nutations.longitude, node),
      nutationInObliquity: at(nutations.obliquity, node),
    });
  }
  return { firstDay, step, count, values };
}

interface Ephemeris {
  readonly millennium: number;
  /** Heliocentric, of the earth. [rad, rad, AU] */
  readonly longitude: number;
  readonly latitude: number;
  readonly radius: number;
  readonly nutationInLongitude: number;
  readonly nutationInObliquity: number;
}

function writeNode(values: Float64Array, node: number, earth: Ephemeris) {
  const sunLongitude = earth.longitude + Math.PI + earth.nutationInLongitude + ABERRATION / earth.radius;
  const sunLatitude = -earth.latitude;
  const obliquity = meanObliquity(earth.millennium) + earth.nutationInObliquity;
  const alongEcliptic = Math.cos(sunLatitude) * Math.sin(sunLongitude);
  const first = node * FIELDS;
  values[first + Field.x] = Math.cos(sunLatitude) * Math.cos(sunLongitude);
  values[first + Field.y] = alongEcliptic * Math.cos(obliquity) - Math.sin(sunLatitude) * Math.sin(obliquity);
  values[first + Field.z] = alongEcliptic * Math.sin(obliquity) + Math.sin(sunLatitude) * Math.cos(obliquity);
  values[first + Field.distance] = earth.radius;
  values[first + Field.equationOfEquinoxes] = earth.nutationInLongitude * Math.cos(obliquity);
}

/** Arc seconds by powers of U = τ/10. Source: NREL/TP-560-34302, equation 23. */
const meanObliquityTerms = [84381.448, -4680.93, -1.55, 1999.25, -51.38, -249.67, -39.05, 7.12, 27.87, 5.79, 2.45];

/** Mean obliquity of the ecliptic. [rad] */
function meanObliquity(millennium: number): number {
  const u = millennium / 10;
  return (meanObliquityTerms.reduceRight((value, term) => value * u + term, 0) / 3600) * RADIANS_PER_DEGREE;
}
