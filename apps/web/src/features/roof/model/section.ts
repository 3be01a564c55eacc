import { AZIMUTHS, type RoofOrientation } from "@sunwright/contract/roof-options";

/** Tilt of the earth's axis: the sun's declination at the solstices. [°] Source: IAU 2006, 84381.406 arc seconds. */
const OBLIQUITY = 84_381.406 / 3600;
const RADIANS = Math.PI / 180;

const OPPOSITE: Readonly<Record<RoofOrientation, RoofOrientation>> = {
  north: "south",
  northeast: "southwest",
  east: "west",
  southeast: "northwest",
  south: "north",
  southwest: "northeast",
  west: "east",
  northwest: "southeast",
};
export const oppositeOf = (orientation: RoofOrientation): RoofOrientation => OPPOSITE[orientation];

/** The two solstices and an equinox. */
export const SUN_DAYS = ["21 December", "21 March", "21 June"] as const;
export type SunDay = (typeof SUN_DAYS)[number];

const DECLINATIONS: Readonly<Record<SunDay, number>> = {
  "21 December": -OBLIQUITY,
  "21 March": 0,
  "21 June": OBLIQUITY,
};
/** How far north of the equator the sun stands overhead. [°] */
export const declinationOn = (day: SunDay): number => DECLINATIONS[day];

export interface NoonSun {
  readonly day: SunDay;
  readonly season: "winter" | "equinox" | "summer";
  /** Above the horizon; below 0 the sun does not rise at noon. [°] */
  readonly elevation: number;
  /** Direction of the sun in the section, from the side the roof faces (0°) over straight up (90°). [°] */
  readonly inSection: number;
}

/**
 * The sun at solar noon on three days, in the vertical plane through the fall line of a roof: declination against
 * latitude, south or north of the zenith.
 *
 * @param latitude  North positive. [°]
 */
export function noonSuns(latitude: number, orientation: RoofOrientation): readonly NoonSun[] {
  const northern = latitude >= 0;
  const at = (day: SunDay, season: NoonSun["season"]): NoonSun => {
    const declination = declinationOn(day);
    const elevation = 90 - Math.abs(latitude - declination);
    // Due south where the sun's declination lies south of the site, else due north.
    const towards = latitude >= declination ? 180 : 0;
    const ahead = Math.cos(elevation * RADIANS) * Math.cos((towards - AZIMUTHS[orientation]) * RADIANS);
    const up = Math.sin(elevation * RADIANS);
    return { day, season, elevation, inSection: Math.atan2(up, ahead) / RADIANS };
  };
  return [
    at("21 December", northern ? "winter" : "summer"),
    at("21 March", "equinox"),
    at("21 June", northern ? "summer" : "winter"),
  ];
}
