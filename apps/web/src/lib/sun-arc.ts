/**
 * The sun's way over a day, for drawings: right to a small part of a degree, small enough for the first script. Figures come from
 * the engine's own position of the sun, never from here.
 */
export interface SunArc {
  /** North positive. [°] */
  readonly latitude: number;
  /** [°] */
  readonly declination: number;
}

/** A point of the drawn sky: morning at x = −1, evening at x = 1, horizon at y = 0, zenith at y = 1. */
export interface SkyPoint {
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;
const DEGREES_PER_HOUR = 15;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Spencer's series, right to 0.04°. [°] Source: J. W. Spencer, "Fourier series representation of the position of the sun", Search 2(5), 1971. */
export function declinationOn(dayOfYear: number): number {
  const gamma = (2 * Math.PI * (dayOfYear - 1)) / 365;
  const series =
    0.006918 -
    0.399912 * Math.cos(gamma) +
    0.070257 * Math.sin(gamma) -
    0.006758 * Math.cos(2 * gamma) +
    0.000907 * Math.sin(2 * gamma) -
    0.002697 * Math.cos(3 * gamma) +
    0.00148 * Math.sin(3 * gamma);
  return series / RADIANS;
}

export const dayOfYear = (date: Date) =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / MILLISECONDS_PER_DAY) + 1;

/** Mean solar time: the sun is due south or north at 12. [h] */
export const solarHour = (date: Date, longitude: number) =>
  (((date.getUTCHours() + date.getUTCMinutes() / 60 + longitude / DEGREES_PER_HOUR) % 24) + 24) % 24;

/** Orthographic view towards the equator: the day's circle on the sky, tilted by the latitude. */
export function skyPoint({ latitude, declination }: SunArc, hour: number): SkyPoint {
  const hourAngle = (hour - 12) * DEGREES_PER_HOUR * RADIANS;
  const phi = latitude * RADIANS;
  const delta = declination * RADIANS;
  return {
    x: Math.cos(delta) * Math.sin(hourAngle),
    y: Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hourAngle),
  };
}

/** Elevation of the sun at noon. [°] */
export const noonElevation = (arc: SunArc) => Math.asin(skyPoint(arc, 12).y) / RADIANS;

/** Upper limb on the horizon, with mean refraction. [°] */
const SUNRISE_ELEVATION = -0.833;

/** From sunrise to sunset; 0 in the polar night, 24 in the polar day. [h] */
export function daylightHours({ latitude, declination }: SunArc): number {
  const phi = latitude * RADIANS;
  const delta = declination * RADIANS;
  const cosine =
    (Math.sin(SUNRISE_ELEVATION * RADIANS) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta));
  return (2 * Math.acos(Math.min(1, Math.max(-1, cosine)))) / RADIANS / DEGREES_PER_HOUR;
}

export interface Tick {
  readonly hour: number;
  readonly at: SkyPoint;
  readonly rank: "hour" | "third" | "sixth";
}

const TICKS_PER_HOUR = 6;

/** One tick every ten minutes while the sun is up; hours are ranked above 20 minutes above 10. */
export function ticks(arc: SunArc): Tick[] {
  const all = Array.from({ length: 24 * TICKS_PER_HOUR }, (_, index): Tick => {
    const hour = index / TICKS_PER_HOUR;
    const rank = index % TICKS_PER_HOUR === 0 ? "hour" : index % 2 === 0 ? "third" : "sixth";
    return { hour, at: skyPoint(arc, hour), rank };
  });
  // A hair under the horizon still counts, so that 06 and 18 of an equinox are drawn.
  return all.filter(({ at }) => at.y > -1e-9);
}

/** Points of the arc from sunrise to sunset, close enough to be joined by straight lines. */
export function arcPoints(arc: SunArc): SkyPoint[] {
  const half = Math.min(daylightWithoutAir(arc) / 2, 12);
  return Array.from({ length: 97 }, (_, index) => skyPoint(arc, 12 - half + (index / 96) * 2 * half));
}

function daylightWithoutAir({ latitude, declination }: SunArc): number {
  const cosine = -Math.tan(latitude * RADIANS) * Math.tan(declination * RADIANS);
  return (2 * Math.acos(Math.min(1, Math.max(-1, cosine)))) / RADIANS / DEGREES_PER_HOUR;
}
