import type { Text } from "../units/told";
import type { PlacedYear } from "../climate/year-of";
import type { SunRay } from "../layout/shade";
import { at } from "../solar/column";
import { sunColumns } from "../solar/sun/sun-columns";
import type { Plane } from "../solar/transposition/plane";
import { slotOf } from "../solar/year/behind-obstructions";
import { planeYear } from "../solar/year/plane-year";
import type { SkyYear } from "../solar/year/sky-year";
import { facing, LOWEST_SUN, type SunDirection } from "./facing";
import { ALBEDO, type BestPlane, bestPlane, kilowattOn, panelPlane, roofSky, type RoofSky, sum } from "./plane-yield";
import { winterSun, type WinterSun } from "./racks";
import type { RoofProblem } from "./roof-problem";

/** What the sun of a site gives an array on a roof, and when. */
export interface RoofSun {
  /** "Lagos Ikeja, simulated year" or the name of the user's file. */
  readonly weather: Text;
  /** Alternating current of one unshaded kilowatt in its first year. [kWh/kWp] */
  readonly specificYield: number;
  /** The same on the best plane of the site. */
  readonly best: BestPlane;
  /** Shadow directions of the year with the beam's share of the yield at each. */
  readonly rays: readonly SunRay[];
  /** The same by the hour of the mean day of each month, January's midnight first: 288 lists. */
  readonly raysByHour: readonly (readonly SunRay[])[];
  /** The sun that decides how far apart tilted rows stand. */
  readonly winter: WinterSun;
  /** Share of the yield kept behind a row: 1 flush with the roof. Over how densely rows stand, as `Rows` has it. */
  readonly keptBehindRow: (groundCoverageRatio: number) => number;
}

/** Sun and yield of a roof from the year of weather over it. */
export function roofSun(
  input: Pick<RoofProblem, "roof" | "mounting" | "site">,
  above: RoofSky = roofSky(input.site),
): RoofSun {
  const { weather, year, sky } = above;
  const plane = panelPlane(input);
  const ac = kilowattOn(sky, plane, input.mounting);
  const total = sum(ac);
  const specificYield = total / 1000;
  const raysByHour = raysOf(year, input.roof, plane, beamByHour(sky, plane, ac, total));
  return {
    weather,
    specificYield,
    best: atLeast({ ...plane, specificYield }, bestPlane(above, input.mounting)),
    winter: winterSun(year.observer, input.roof.azimuth),
    keptBehindRow: remembered((groundCoverageRatio) => {
      if (input.mounting.kind === "flush" || total <= 0) return 1;
      return sum(kilowattOn(sky, plane, input.mounting, { groundCoverageRatio })) / total;
    }),
    rays: raysByHour.flat(),
    raysByHour,
  };
}

/** A function of a number that computes each value once. */
function remembered(value: (of: number) => number): (of: number) => number {
  const known = new Map<number, number>();
  return (of) => {
    const found = known.get(of) ?? value(of);
    known.set(of, found);
    return found;
  };
}

/** The roof's own plane where it lies between the whole degrees that were searched and yields more. */
const atLeast = (own: BestPlane, found: BestPlane): BestPlane =>
  own.specificYield > found.specificYield ? own : found;

const HOURS = 24;

/** The beam's share of the year's energy in each hour of the mean day of each month. */
function beamByHour(sky: SkyYear, plane: Plane, ac: Float64Array, total: number): Float64Array {
  const light = planeYear(sky, plane, ALBEDO);
  const shares = new Float64Array(12 * HOURS);
  for (let index = 0; index < sky.rows.length; index++) {
    const row = sky.rows[index] ?? 0;
    const beam = at(light.beam, index);
    if (beam <= 0) continue;
    const all = beam + at(light.sky, index) + at(light.ground, index);
    const slot = slotOf(row);
    shares[slot] = (shares[slot] ?? 0) + (at(ac, row) * beam) / all / total;
  }
  return shares;
}

const RAYS_AN_HOUR = 6;
const MIDDLE_OF_MONTH = 15;

/**
 * Shadow directions every ten minutes of the fifteenth of each month, each with its part of that hour's beam: in
 * proportion to how squarely the sun meets the panels. The beam of hours in which the sun of the fifteenth does not
 * shine on the plane stays unshaded: it is the edge of days longer than that one, below a thousandth of the year.
 */
function raysOf(
  year: Pick<PlacedYear, "observer" | "timeZone">,
  roof: RoofProblem["roof"],
  plane: Plane,
  shares: Float64Array,
): SunRay[][] {
  const instants = Float64Array.from({ length: 12 * HOURS * RAYS_AN_HOUR }, (_, index) => {
    const slot = Math.floor(index / RAYS_AN_HOUR);
    const begin = Date.UTC(2023, Math.floor(slot / HOURS), MIDDLE_OF_MONTH) / 1000 - year.timeZone * 3600;
    return begin + (slot % HOURS) * 3600 + ((index % RAYS_AN_HOUR) + 0.5) * (3600 / RAYS_AN_HOUR);
  });
  const sun = sunColumns(instants, year.observer);
  const meets = (index: number) =>
    at(sun.up, index) > 0 ? Math.max(0, facing(directionAt(sun, index), plane).out) : 0;
  return Array.from(shares, (share, slot) => {
    const members = Array.from({ length: RAYS_AN_HOUR }, (_, part) => slot * RAYS_AN_HOUR + part);
    const together = members.reduce((sum, index) => sum + meets(index), 0);
    if (share <= 0 || together <= 0) return [];
    return members.flatMap((index) => {
      const { along, down, out } = facing(directionAt(sun, index), roof);
      // A sun behind the roof's plane shines on no flush panel, and throws no shadow along the roof.
      const shines = meets(index) > 0 && out > LOWEST_SUN;
      return shines ? [{ x: -along / out, y: -down / out, weight: (share * meets(index)) / together }] : [];
    });
  });
}

/** The sun of one instant of many. */
const directionAt = (sun: Readonly<Record<keyof SunDirection, Float64Array>>, index: number): SunDirection => ({
  up: at(sun.up, index),
  north: at(sun.north, index),
  east: at(sun.east, index),
});
