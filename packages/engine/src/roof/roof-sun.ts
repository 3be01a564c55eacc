import { cityById } from "../climate/cities";
import { type PlacedYear, yearOf } from "../climate/year-of";
import type { SunRay } from "../layout/shade";
import { at } from "../solar/column";
import { COATED_GLASS } from "../solar/incidence/physical";
import { sunColumns } from "../solar/sun/sun-columns";
import { PVSYST_FREESTANDING, PVSYST_SEMI_INTEGRATED } from "../solar/temperature/pvsyst";
import type { Plane } from "../solar/transposition/plane";
import { arrayYear } from "../solar/year/array-year";
import { planeYear } from "../solar/year/plane-year";
import { skyYear, type SkyYear } from "../solar/year/sky-year";
import { degrees, watts } from "../units/quantity";
import { facing, LOWEST_SUN, type SunDirection } from "./facing";
import { winterSun, type WinterSun } from "./racks";
import type { RoofInput, RoofSite } from "./roof-input";

/** What the sun of a site gives an array on a roof, and when. */
export interface RoofSun {
  /** "Lagos Ikeja, simulated year" or the name of the user's file. */
  readonly weather: string;
  /** Alternating current of one unshaded kilowatt in its first year. [kWh/kWp] */
  readonly specificYield: number;
  /** Light on the plane of the panels, and on the best plane of the site. [kWh/m² a year] */
  readonly onPlane: number;
  readonly onBest: BestPlane;
  /** Shadow directions of the year with the beam's share of the yield at each. */
  readonly rays: readonly SunRay[];
  /** The sun that decides how far apart tilted rows stand. */
  readonly winter: WinterSun;
}

export interface BestPlane {
  readonly light: number;
  /** [°] */
  readonly tilt: number;
  readonly azimuth: number;
}

/** Share of light that grass and dry earth throw back. */
const ALBEDO = 0.2;
/** Change of power per kelvin, monocrystalline class. [1/K] */
const GAMMA = -0.0035;
/** Source: PVWatts version 5 manual, NREL/TP-6A20-62641, defaults. */
const DC_AC_RATIO = 1.2;
const INVERTER_EFFICIENCY = 0.96;
/**
 * Shares lost between module and inverter. Source: PVWatts version 5 manual, NREL/TP-6A20-62641, table 6, without its
 * 3 % for shading, which is counted here from the obstructions.
 */
const LOSSES = {
  soiling: 0.02,
  mismatch: 0.02,
  wiring: 0.02,
  connections: 0.005,
  lightInduced: 0.015,
  nameplate: 0.01,
  availability: 0.03,
};
const SYSTEM_LOSS = 1 - Object.values(LOSSES).reduce((kept, share) => kept * (1 - share), 1);

/** A plane as the panels lie: the roof's own, or that of tilted rows on a flat one. */
export const panelPlane = ({ roof, mounting }: Pick<RoofInput, "roof" | "mounting">): Plane => ({
  tilt: degrees(mounting.kind === "rows" ? mounting.tilt : roof.tilt),
  azimuth: degrees(roof.azimuth),
});

/** Sun and yield of a roof from a year of weather: its simulated year for a city. */
export function roofSun(input: Pick<RoofInput, "roof" | "mounting" | "site">): RoofSun {
  const { name, year } = weatherOf(input.site);
  const sky = skyYear(year.observer, year.weather);
  const plane = panelPlane(input);
  const design = {
    plane,
    albedo: ALBEDO,
    glass: COATED_GLASS,
    temperature: {
      kind: "pvsyst" as const,
      ...(input.mounting.kind === "rows" ? PVSYST_FREESTANDING : PVSYST_SEMI_INTEGRATED),
    },
    nameplate: watts(1000),
    gamma: GAMMA,
    losses: SYSTEM_LOSS,
    dcAcRatio: DC_AC_RATIO,
    inverterEfficiency: INVERTER_EFFICIENCY,
  };
  const { ac } = arrayYear(sky, design);
  const total = ac.reduce((sum, power) => sum + Math.max(0, power), 0);
  return {
    weather: name,
    specificYield: total / 1000,
    onPlane: lightOn(sky, plane),
    onBest: bestPlane(sky),
    winter: winterSun(year.observer, input.roof.azimuth),
    rays: raysOf(year, input.roof, plane, beamByHour(sky, plane, ac, total)),
  };
}

function weatherOf(site: RoofSite): { readonly name: string; readonly year: PlacedYear } {
  if ("year" in site) return site;
  const city = cityById(site.city);
  if (city === null) throw new Error(`The climate table has no city ${site.city}`);
  return { name: `${city.name}, simulated year`, year: yearOf(city) };
}

/** Light on a plane through the year. [kWh/m²] */
function lightOn(sky: SkyYear, plane: Plane): number {
  const { beam, sky: diffuse, ground } = planeYear(sky, plane, ALBEDO);
  let sum = 0;
  for (let row = 0; row < beam.length; row++) sum += at(beam, row) + at(diffuse, row) + at(ground, row);
  return sum / 1000;
}

/** The plane with the most light: around the best so far, in steps that halve down to a degree. */
function bestPlane(sky: SkyYear): BestPlane {
  let best: BestPlane = { light: 0, tilt: 30, azimuth: 180 };
  const offer = (tilt: number, azimuth: number) => {
    if (tilt < 0 || tilt > 90) return;
    const light = lightOn(sky, { tilt: degrees(tilt), azimuth: degrees(azimuth) });
    if (light > best.light) best = { light, tilt, azimuth: (azimuth + 360) % 360 };
  };
  for (const azimuth of [0, 45, 90, 135, 180, 225, 270, 315]) for (const tilt of [0, 20, 40]) offer(tilt, azimuth);
  for (let step = 16; step >= 1; step /= 2) {
    const { tilt, azimuth } = best;
    for (const [up, round] of NEIGHBOURS) offer(tilt + up * step, azimuth + round * step);
  }
  return best;
}
const NEIGHBOURS = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((round) => [up, round] as const));

const HOURS = 24;
const MONTH_ENDS = [31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
const monthOf = (day: number) => MONTH_ENDS.findIndex((end) => day < end);

/** The beam's share of the year's energy in each hour of the mean day of each month. */
function beamByHour(sky: SkyYear, plane: Plane, ac: Float64Array, total: number): Float64Array {
  const light = planeYear(sky, plane, ALBEDO);
  const shares = new Float64Array(12 * HOURS);
  for (let index = 0; index < sky.rows.length; index++) {
    const row = sky.rows[index] ?? 0;
    const beam = at(light.beam, index);
    if (beam <= 0) continue;
    const all = beam + at(light.sky, index) + at(light.ground, index);
    const slot = monthOf(Math.floor(row / HOURS)) * HOURS + (row % HOURS);
    shares[slot] = (shares[slot] ?? 0) + (Math.max(0, at(ac, row)) * beam) / all / total;
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
export function raysOf(
  year: Pick<PlacedYear, "observer" | "timeZone">,
  roof: RoofInput["roof"],
  plane: Plane,
  shares: Float64Array,
): SunRay[] {
  const instants = Float64Array.from({ length: 12 * HOURS * RAYS_AN_HOUR }, (_, index) => {
    const slot = Math.floor(index / RAYS_AN_HOUR);
    const begin = Date.UTC(2023, Math.floor(slot / HOURS), MIDDLE_OF_MONTH) / 1000 - year.timeZone * 3600;
    return begin + (slot % HOURS) * 3600 + ((index % RAYS_AN_HOUR) + 0.5) * (3600 / RAYS_AN_HOUR);
  });
  const sun = sunColumns(instants, year.observer);
  const meets = (index: number) =>
    at(sun.up, index) > 0 ? Math.max(0, facing(directionAt(sun, index), plane).out) : 0;
  const rays: SunRay[] = [];
  for (const [slot, share] of shares.entries()) {
    const members = Array.from({ length: RAYS_AN_HOUR }, (_, part) => slot * RAYS_AN_HOUR + part);
    const together = members.reduce((sum, index) => sum + meets(index), 0);
    if (share <= 0 || together <= 0) continue;
    for (const index of members) {
      const { along, down, out } = facing(directionAt(sun, index), roof);
      // A sun behind the roof's plane shines on no flush panel, and throws no shadow along the roof.
      if (meets(index) > 0 && out > LOWEST_SUN)
        rays.push({ x: -along / out, y: -down / out, weight: (share * meets(index)) / together });
    }
  }
  return rays;
}

/** The sun of one instant of many. */
const directionAt = (sun: Readonly<Record<keyof SunDirection, Float64Array>>, index: number): SunDirection => ({
  up: at(sun.up, index),
  north: at(sun.north, index),
  east: at(sun.east, index),
});
