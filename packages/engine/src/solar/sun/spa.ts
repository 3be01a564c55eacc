import { degrees, type Degrees } from "../../units/quantity";
import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE } from "../angle";
import { at } from "../column";
import { deltaTAt } from "./delta-t";
import { earthNodes, Field } from "./earth-nodes";
import { daysSinceJ2000, DAYS_PER_JULIAN_CENTURY, SECONDS_PER_DAY } from "./instant";
import type { Observer } from "./observer";
import { sunColumns } from "./sun-columns";

export interface SunPosition {
  /** From the vertical, with parallax, without refraction. */
  readonly zenith: Degrees;
  /** The same with refraction. */
  readonly apparentZenith: Degrees;
  /** Clockwise from north, 0 ≤ azimuth < 360. */
  readonly azimuth: Degrees;
  /** Apparent solar time minus mean solar time. [min] */
  readonly equationOfTime: number;
  /** Distance of earth and sun. [AU] */
  readonly distance: number;
}

/**
 * Where the sun stands at one instant over one site, by NREL's SPA, every term computed.
 *
 * @param unixSeconds  Years −2000 to 6000; UT1 is taken equal to UTC. [s since 1970-01-01T00:00:00Z]
 * @param observer     Site and its air.
 * @param deltaT       Terrestrial minus universal time; that of the month unless given. [s]
 *
 * Source: I. Reda, A. Andreas, NREL/TP-560-34302, revised 2008; uncertainty 0.0003°.
 */
export function sunPosition(
  unixSeconds: number,
  observer: Observer,
  deltaT: number = deltaTAt(unixSeconds),
): SunPosition {
  const columns = sunColumns(Float64Array.of(unixSeconds), observer, deltaT);
  const day = daysSinceJ2000(unixSeconds);
  const earth = earthNodes({ firstDay: day, step: 1, count: 1 }, deltaT).values;
  return {
    zenith: degrees(at(columns.zenith, 0)),
    apparentZenith: degrees(at(columns.apparentZenith, 0)),
    azimuth: degrees(at(columns.azimuth, 0)),
    equationOfTime: equationOfTime(day + deltaT / SECONDS_PER_DAY, earth),
    distance: at(earth, Field.distance),
  };
}

/** The sun's mean longitude in degrees by powers of the millennium. Source: NREL/TP-560-34302, equation A2. */
const meanLongitudeTerms = [280.4664567, 360007.6982779, 0.03032028, 1 / 49931, -1 / 15300, -1 / 2000000];

/** Equation of time. [min] Source: NREL/TP-560-34302, equation A1. */
function equationOfTime(ephemerisDay: number, earth: Float64Array): number {
  const millennium = ephemerisDay / DAYS_PER_JULIAN_CENTURY / 10;
  const meanLongitude = meanLongitudeTerms.reduceRight((value, term) => value * millennium + term, 0);
  const rightAscension = Math.atan2(at(earth, Field.y), at(earth, Field.x)) * DEGREES_PER_RADIAN;
  const angle = meanLongitude - 0.0057183 - rightAscension + at(earth, Field.equationOfEquinoxes) * DEGREES_PER_RADIAN;
  // The equation stays within 20 minutes, 5°, so the angle nearest to zero is meant.
  return (
    4 * Math.atan2(Math.sin(angle * RADIANS_PER_DEGREE), Math.cos(angle * RADIANS_PER_DEGREE)) * DEGREES_PER_RADIAN
  );
}
