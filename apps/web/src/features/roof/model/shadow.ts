import { say } from "@sunwright/words/roof";
import type { Obstruction } from "@sunwright/contract/roof";
import { AZIMUTHS, type RoofOrientation } from "@sunwright/contract/roof-options";
import { shadowOfMetre, type SunDirection } from "@sunwright/engine/roof/facing";
import { declinationOn, type SunDay } from "./section";
import { formatNumber } from "../../../lib/format";
import { SUN_DAY_NAMES } from "./names";

/** When the shadows on the drawing fall. */
export interface SunTime {
  readonly day: SunDay;
  /** By the sun, which stands highest at 12. [h] */
  readonly hour: number;
}

export const SUN_HOURS = { min: 6, max: 18, step: 0.5 } as const;

/** The shortest day in the afternoon: shadows as long as they get while the sun still gives much. */
export const usualSunTime = (latitude: number): SunTime => ({
  day: latitude >= 0 ? "21 December" : "21 June",
  hour: 15,
});

const RADIANS = Math.PI / 180;

/**
 * Direction to the sun from the hour angle and the declination.
 * Source: J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes, equation 1.6.5 and its components.
 *
 * @param latitude  North positive. [°]
 */
export function sunAt(latitude: number, { day, hour }: SunTime): SunDirection {
  const [latitudeAngle, declination] = [latitude * RADIANS, declinationOn(day) * RADIANS];
  const hourAngle = 15 * (hour - 12) * RADIANS;
  const alongMeridian = Math.cos(declination) * Math.cos(hourAngle);
  return {
    up: Math.sin(latitudeAngle) * Math.sin(declination) + Math.cos(latitudeAngle) * alongMeridian,
    north: Math.cos(latitudeAngle) * Math.sin(declination) - Math.sin(latitudeAngle) * alongMeridian,
    east: -Math.cos(declination) * Math.sin(hourAngle),
  };
}

export interface RoofShadow {
  /** Length and direction of the shadow of one metre; null where the sun shines on no part of the slope. [m] */
  readonly ofMetre: { readonly x: number; readonly y: number } | null;
  /** The sun is below the horizon. */
  readonly isNight: boolean;
}

/** How shadows fall on a slope at a time of the year and the day. */
export function roofShadow(
  latitude: number,
  time: SunTime,
  slope: { readonly tilt: number; readonly orientation: RoofOrientation },
): RoofShadow {
  const sun = sunAt(latitude, time);
  const ofMetre = shadowOfMetre(sun, { tilt: slope.tilt, azimuth: AZIMUTHS[slope.orientation] });
  return { ofMetre, isNight: sun.up <= 0 };
}

type Point = readonly [x: number, y: number];

/** Ground that the shadow of a box covers: its base swept along the shadow of its height. Half the shadow length if none is measured. */
export function shadowOutline(
  { x, y, width, height, shadowLength, measuredHeight }: Obstruction,
  ofMetre: { readonly x: number; readonly y: number },
): readonly Point[] {
  const tall = measuredHeight ?? shadowLength / 2;
  const [along, down] = [ofMetre.x * tall, ofMetre.y * tall];
  // From the corner that the shadow leaves behind, around to the one it reaches farthest.
  const [backX, frontX] = along >= 0 ? [x, x + width] : [x + width, x];
  const [backY, frontY] = down >= 0 ? [y, y + height] : [y + height, y];
  return [
    [backX, backY],
    [frontX, backY],
    [frontX + along, backY + down],
    [frontX + along, frontY + down],
    [backX + along, frontY + down],
    [backX, frontY],
  ];
}

const clock = (hour: number) => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;

/** What the drawing shows of the sun, in a sentence. */
export function shadowWords({ day, hour }: SunTime, { ofMetre, isNight }: RoofShadow): string {
  const when = { day: SUN_DAY_NAMES[day], time: clock(hour) };
  if (isNight) return say("sunIsDown", when);
  if (!ofMetre) return say("sunIsBehindSlope", when);
  return say("shadowLength", { ...when, times: formatNumber(Math.hypot(ofMetre.x, ofMetre.y), 1, 1) });
}
