import type { Text } from "../units/told";
import { told } from "./told";
import { cityById } from "../climate/cities";
import { elsewhereRowOf } from "../climate/elsewhere-row";
import { type PlacedYear, yearOf } from "../climate/year-of";
import { COATED_GLASS } from "../solar/incidence/physical";
import type { Rows } from "../solar/rows/row-shade";
import { PVSYST_FREESTANDING, PVSYST_SEMI_INTEGRATED } from "../solar/temperature/pvsyst";
import type { Plane } from "../solar/transposition/plane";
import { arrayYear } from "../solar/year/array-year";
import { skyYear, type SkyYear } from "../solar/year/sky-year";
import { degrees, watts } from "../units/quantity";
import type { Mounting, RoofProblem, RoofSite } from "./roof-problem";

/** A year of weather over a site: what every roof there shares. */
export interface RoofSky {
  /** "Lagos Ikeja, simulated year" or the name of the user's file. */
  readonly weather: Text;
  readonly year: PlacedYear;
  readonly sky: SkyYear;
}

/** The plane with the highest yield of a site. */
export interface BestPlane {
  /** [kWh/kWp] */
  readonly specificYield: number;
  /** [°] */
  readonly tilt: number;
  readonly azimuth: number;
}

/** Share of light that grass and dry earth throw back. */
export const ALBEDO = 0.2;
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

/** The sky of a site from a year of weather: its simulated year for a city. */
export function roofSky(site: RoofSite): RoofSky {
  const { name, year } = weatherOf(site);
  return { weather: name, year, sky: skyYear(year.observer, year.weather) };
}

function weatherOf(site: RoofSite): { readonly name: Text; readonly year: PlacedYear } {
  if ("year" in site) return site;
  const city = cityById(site.city) ?? elsewhereRowOf(site.city);
  if (city === null) throw new Error(`The climate table has no city ${site.city}`);
  return { name: told("simulatedYear", { place: city.name }), year: yearOf(city) };
}

/** A plane as the panels lie: the roof's own, or that of tilted rows on a flat one. */
export const panelPlane = ({ roof, mounting }: Pick<RoofProblem, "roof" | "mounting">): Plane => ({
  tilt: degrees(mounting.kind === "rows" ? mounting.tilt : roof.tilt),
  azimuth: degrees(roof.azimuth),
});

/**
 * Alternating current of one kilowatt on a plane, hour by hour in its first year. [W]
 * @param rows  It stands behind another of these; unshaded unless given.
 */
export function kilowattOn(sky: SkyYear, plane: Plane, mounting: Mounting, rows?: Rows): Float64Array {
  const { ac } = arrayYear(sky, {
    plane,
    ...(rows && { rows }),
    albedo: ALBEDO,
    glass: COATED_GLASS,
    temperature: { kind: "pvsyst", ...(mounting.kind === "rows" ? PVSYST_FREESTANDING : PVSYST_SEMI_INTEGRATED) },
    nameplate: watts(1000),
    gamma: GAMMA,
    losses: SYSTEM_LOSS,
    dcAcRatio: DC_AC_RATIO,
    inverterEfficiency: INVERTER_EFFICIENCY,
  });
  return ac.map((power) => Math.max(0, power));
}

export const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);

/** [kWh/kWp] */
const specificYieldOn = (sky: SkyYear, plane: Plane, mounting: Mounting) =>
  sum(kilowattOn(sky, plane, mounting)) / 1000;

/** Yield of the panels for each way the roof could face, its tilt as it is. [kWh/kWp] */
export function yieldByAzimuth(
  input: Pick<RoofProblem, "roof" | "mounting">,
  azimuths: readonly number[],
  { sky }: RoofSky,
): readonly number[] {
  const { tilt } = panelPlane(input);
  return azimuths.map((azimuth) => specificYieldOn(sky, { tilt, azimuth: degrees(azimuth) }, input.mounting));
}

const STEPS = [16, 8, 4, 2, 1];
const STEEPEST = 90;

/**
 * The plane with the highest yield, to a degree. The search goes over the tilt as a vector that points where the plane
 * faces, so that a plane lying flat has neighbours in every direction.
 */
export function bestPlane({ sky }: RoofSky, mounting: Mounting): BestPlane {
  const known = new Map<string, number>();
  const yieldAt = (north: number, east: number): number => {
    const key = `${north} ${east}`;
    const value = known.get(key) ?? specificYieldOn(sky, planeOf(north, east), mounting);
    known.set(key, value);
    return value;
  };
  let best = { north: 0, east: 0, specificYield: yieldAt(0, 0) };
  for (const step of STEPS) {
    for (let centre = null as typeof best | null; centre !== best;) {
      centre = best;
      for (const [up, right] of NEIGHBOURS) {
        const [north, east] = [centre.north + up * step, centre.east + right * step];
        if (Math.hypot(north, east) > STEEPEST) continue;
        const specificYield = yieldAt(north, east);
        if (specificYield > best.specificYield) best = { north, east, specificYield };
      }
    }
  }
  return { specificYield: best.specificYield, ...planeOf(best.north, best.east) };
}

const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const planeOf = (north: number, east: number): Plane => ({
  tilt: degrees(Math.hypot(north, east)),
  azimuth: degrees(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360),
});
