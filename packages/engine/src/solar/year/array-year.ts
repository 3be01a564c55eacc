import type { Watts } from "../../units/quantity";
import { at } from "../column";
import { glassModifier, type Glass } from "../incidence/physical";
import { inverterForArray, pvwattsAc } from "../inverter/pvwatts";
import { pvwattsDc } from "../module/pvwatts";
import type { DiffuseModifiers } from "../incidence/marion-diffuse";
import type { Rows } from "../rows/row-shade";
import { cellTemperature, type TemperatureModel } from "../temperature/model";
import type { Plane } from "../transposition/plane";
import type { Horizon } from "../horizon/horizon";
import { behindHorizon } from "./behind-horizon";
import { type BeamKept, behindObstructions } from "./behind-obstructions";
import { behindRow } from "./behind-row";
import { planeYear, type PlaneYear } from "./plane-year";
import type { SkyYear } from "./sky-year";

/** What shade leaves of an array's power in each row of a sky, under the light that reaches its plane. Each 0 to 1 */
export type StringsKept = (sky: SkyYear, light: PlaneYear) => Float64Array;

/** An array of modules on one plane with its inverter. */
export interface ArrayDesign {
  readonly plane: Plane;
  /** Each row stands behind another of these; without them nothing shades the plane. */
  readonly rows?: Rows;
  /** Where the sky begins; at the level unless given. */
  readonly horizon?: Horizon;
  /** What is beside the array leaves it, where the weather is a year of hours in the place's own time. */
  readonly beamKept?: BeamKept;
  /** What shade beside the array leaves of its power, which is no share of its light: strings are as strong as their cells in shade let them. */
  readonly stringsKept?: StringsKept;
  /** Share of light the ground throws back, 0 to 1. */
  readonly albedo: number;
  readonly glass: Glass;
  /** Shares of the diffuse light that pass it; left out, none is lost, as in PVWatts and pvlib's chain. */
  readonly diffuseGlass?: Pick<DiffuseModifiers, "sky" | "ground">;
  readonly temperature: TemperatureModel;
  /** Power of all modules at 1000 W/m² and 25 °C. */
  readonly nameplate: Watts;
  /** Change of power with cell temperature, about −0.0035. [1/K] */
  readonly gamma: number;
  /** Share of the direct-current power lost, 0 to 1. */
  readonly losses: number;
  /** Nameplate of the array over that of the inverter. */
  readonly dcAcRatio: number;
  /** Efficiency of the inverter at its rating, 0 to 1. */
  readonly inverterEfficiency: number;
}

/** An array through a year: one value per row of the weather. */
export interface ArrayYear {
  /** Irradiance on the plane. [W/m²] */
  readonly poa: Float64Array;
  /** Irradiance that passes the glass. [W/m²] */
  readonly effective: Float64Array;
  /** [°C] */
  readonly cellTemperature: Float64Array;
  /** Direct- and alternating-current power. [W] */
  readonly dc: Float64Array;
  readonly ac: Float64Array;
}

/**
 * Power of an array through a year: glass, cell temperature, linear module, part-load inverter.
 *
 * @param sky     Sun and sky of the site, shared by all arrays there.
 * @param design  The array.
 * @returns       Columns as long as the weather; without light 0 W and cells at the air's temperature.
 *
 * Sources: the models' own files; the order of steps is the PVWatts chain (NREL/TP-6A20-62641).
 */
export function arrayYear(sky: SkyYear, design: ArrayDesign): ArrayYear {
  const light = lightOn(sky, design);
  const throughGlass = glassModifier(design.glass);
  const cells = cellTemperature(design.temperature);
  const { sky: skyKept, ground: groundKept } = design.diffuseGlass ?? NOTHING_LOST;
  const kept = 1 - design.losses;
  const inverter = inverterForArray(design.nameplate, {
    dcAcRatio: design.dcAcRatio,
    nominalEfficiency: design.inverterEfficiency,
  });
  const inShade = design.stringsKept?.(sky, light);
  const year = darkYear(sky.weather.temperature);
  for (let index = 0; index < sky.rows.length; index += 1) {
    const row = sky.rows[index] ?? -1;
    const beam = at(light.beam, index);
    const [ofSky, ofGround] = [at(light.sky, index), at(light.ground, index)];
    const diffuse = ofSky + ofGround;
    const entering = skyKept * ofSky + groundKept * ofGround;
    const effective = (beam > 0 ? beam * throughGlass(at(light.cosIncidence, index)) : 0) + entering;
    const temperature = cells(beam + diffuse, at(sky.temperature, index), at(sky.windSpeed, index));
    const dc = pvwattsDc(effective, temperature, design) * kept * (inShade?.[index] ?? 1);
    year.poa[row] = beam + diffuse;
    year.effective[row] = effective;
    year.cellTemperature[row] = temperature;
    year.dc[row] = dc;
    year.ac[row] = pvwattsAc(dc, inverter);
  }
  return year;
}

const NOTHING_LOST = { sky: 1, ground: 1 } as const;

/** What may stand between an array and the sky. */
export type Shading = Pick<ArrayDesign, "horizon" | "beamKept" | "rows" | "stringsKept">;

/** The light that reaches an array. What is farther away comes first: a row masks what is left of the sky. */
export function lightOn(
  sky: SkyYear,
  { plane, albedo, horizon, beamKept, rows }: Pick<ArrayDesign, "plane" | "albedo"> & Shading,
): PlaneYear {
  const open = planeYear(sky, plane, albedo);
  const inValley = horizon === undefined ? open : behindHorizon(sky, plane, horizon, open);
  const alone = beamKept === undefined ? inValley : behindObstructions(sky, beamKept, inValley);
  return rows === undefined ? alone : behindRow(sky, plane, rows, alone);
}

/** A year without light: no power, cells at the air's temperature. [°C] */
export const darkYear = (temperature: Float64Array): ArrayYear => ({
  poa: new Float64Array(temperature.length),
  effective: new Float64Array(temperature.length),
  cellTemperature: temperature.slice(),
  dc: new Float64Array(temperature.length),
  ac: new Float64Array(temperature.length),
});
