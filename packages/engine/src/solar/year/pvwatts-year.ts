import type { Watts } from "../../units/quantity";
import { cosDegrees, DEGREES_PER_RADIAN, sinDegrees } from "../angle";
import { at } from "../column";
import { deSotoCover } from "../incidence/de-soto-cover";
import { sandiaAc, type SandiaInverter } from "../inverter/sandia";
import { airMassModifier } from "../module/air-mass-modifier";
import { deSotoParameters } from "../module/de-soto";
import { PVWATTS_MODULES, type PvwattsModule } from "../module/pvwatts-modules";
import { maximumPowerPoint } from "../module/single-diode";
import { pvwattsRows } from "../rows/pvwatts-rows";
import { rowShade } from "../rows/row-shade";
import type { Observer } from "../sun/observer";
import { sunColumns, type SunColumns } from "../sun/sun-columns";
import { noctSam } from "../temperature/noct";
import { perezPvwatts, type OnPlane, type PvwattsSky } from "../transposition/perez-pvwatts";
import type { Plane } from "../transposition/plane";
import { darkYear, type ArrayYear } from "./array-year";
import { litRows, pick, type WeatherYear } from "./weather-year";

/** An array as PVWatts version 8 is told it. */
export interface PvwattsDesign {
  readonly plane: Plane;
  /** Share of light the ground throws back, 0 to 1. */
  readonly albedo: number;
  readonly module: keyof typeof PVWATTS_MODULES;
  readonly mount: "open rack" | "roof";
  /** Power of all modules at 1000 W/m² and 25 °C, 1 kW or more. */
  readonly nameplate: Watts;
  /** Share of the direct-current power lost, 0 to 1. */
  readonly losses: number;
  readonly dcAcRatio: number;
  /** Efficiency of the inverter at its rating, 0 to 1. */
  readonly inverterEfficiency: number;
  /** Length of a row up its slope over the distance from row to row; without it no row shades another. */
  readonly groundCoverageRatio?: number;
}

/** Nominal operating cell temperature of each mount. [°C] */
const NOCT = { "open rack": 45, roof: 49 } as const;
/** Share of its rating an inverter draws to run, for arrays of 1 kW and more. */
const START_SHARE = 0.004931;
/** With less light on the cells the module gives nothing. [W/m²] */
const LEAST_LIGHT = 1;
/** The sun is up while its upper limb is. [°] */
const SUNRISE_ZENITH = 90.8333;
const DARK = { beam: 0, sky: 0, ground: 0 };

/**
 * Power of an array through a year as NREL's PVWatts version 8 computes it: its own sky constants, rows, coated glass, spectrum, cell temperature, single diode and inverter.
 *
 * @param observer  Site and its air.
 * @param weather   Its sun instants are cut to whole minutes, as PVWatts takes them.
 *
 * Source: NREL's SAM simulation core 308, module PVWatts version 8; the models' own files name their papers.
 */
export function pvwattsYear(observer: Observer, weather: WeatherYear, design: PvwattsDesign): ArrayYear {
  const module: PvwattsModule = PVWATTS_MODULES[design.module];
  const rows = litRows(weather);
  const sun = sunColumns(pick(weather.instants, rows).map(wholeMinute), observer);
  const throughCover = deSotoCover(design.plane.tilt);
  const incidence = incidenceOn(design.plane, sun);
  const inverter = inverterOf(design);
  const behindRow = lightBehindRow(design);
  const year = darkYear(weather.temperature);
  for (const [index, row] of rows.entries()) {
    const zenith = at(sun.apparentZenith, index);
    const cosIncidence = incidence(index);
    const isUp = at(sun.zenith, index) < SUNRISE_ZENITH;
    const sky = { zenith, cosIncidence, dni: at(weather.dni, row), dhi: at(weather.dhi, row) };
    const light = isUp ? behindRow(perezPvwatts(design.plane, design.albedo, sky), sky, at(sun.azimuth, index)) : DARK;
    const angle = Math.acos(Math.min(Math.max(cosIncidence, -1), 1)) * DEGREES_PER_RADIAN;
    const effective = throughCover(light, angle) * airMassModifier(zenith, observer.elevation);
    const temperature = noctSam(
      { poa: effective, air: at(weather.temperature, row), wind: at(weather.windSpeed, row) },
      { noct: NOCT[design.mount], efficiency: module.efficiency },
    );
    const share = modulePower(effective, temperature, module) / module.power;
    const dc = share * design.nameplate * (1 - design.losses);
    year.poa[row] = light.beam + light.sky + light.ground;
    year.effective[row] = effective;
    year.cellTemperature[row] = temperature;
    year.dc[row] = dc;
    year.ac[row] = Math.max(sandiaAc(0, dc, inverter), 0);
  }
  return year;
}

const wholeMinute = (unixSeconds: number): number => Math.floor(unixSeconds / 60) * 60;

/** Cosine of the angle of incidence at each row. */
function incidenceOn(plane: Plane, sun: SunColumns): (row: number) => number {
  const up = cosDegrees(plane.tilt);
  const north = sinDegrees(plane.tilt) * cosDegrees(plane.azimuth);
  const east = sinDegrees(plane.tilt) * sinDegrees(plane.azimuth);
  return (row) => up * at(sun.up, row) + north * at(sun.north, row) + east * at(sun.east, row);
}

function modulePower(effective: number, temperature: number, module: PvwattsModule): number {
  if (effective < LEAST_LIGHT) return 0;
  const { current, voltage } = maximumPowerPoint(deSotoParameters(effective, temperature, module));
  return current * voltage;
}

/**
 * What the row in front leaves of the light. PVWatts counts all diffuse light of the sky as uniform, the first row as
 * shaded too, except from the ground, and the end of a row as lit only while the sun stands clockwise of its azimuth.
 */
function lightBehindRow(design: PvwattsDesign): (light: OnPlane, sky: PvwattsSky, sunAzimuth: number) => OnPlane {
  const { plane, mount, groundCoverageRatio, nameplate } = design;
  if (groundCoverageRatio === undefined || mount === "roof") return (light) => light;
  const { count, length } = pvwattsRows(nameplate);
  const shade = rowShade(plane, { groundCoverageRatio, length });
  return (light, { zenith, cosIncidence, dni, dhi }, sunAzimuth) => {
    const cosZenith = cosDegrees(zenith);
    const aside = Math.max(sinDegrees(sunAzimuth - plane.azimuth), 0);
    const sun = { ratio: cosIncidence / cosZenith, along: (aside * sinDegrees(zenith)) / cosZenith };
    const ground = light.ground > 0 ? shade.ground(sun, dhi / (dni * cosZenith + dhi)) : 1;
    return {
      beam: light.beam > 0 ? light.beam * shade.beam(sun) : 0,
      sky: light.sky * shade.sky,
      ground: light.ground * (1 - (1 - ground) * (1 - 1 / count)),
    };
  };
}

/** PVWatts uses the Sandia inverter with a straight line: no curvature, no voltage, no draw at night. */
function inverterOf({ nameplate, dcAcRatio, inverterEfficiency }: PvwattsDesign): SandiaInverter {
  const rating = nameplate / dcAcRatio;
  const straight = { Vdco: 0, C0: 0, C1: 0, C2: 0, C3: 0, Pnt: 0 };
  return { Paco: rating, Pdco: rating / inverterEfficiency, Pso: START_SHARE * rating, ...straight };
}
