import { at } from "../column";
import { dirintCoefficient } from "./dirint-coefficients";
import { disc } from "./disc";

export interface DirintInput {
  /** Global horizontal irradiance, in the order of time, steps of at most 1.5 h. [W/m²] */
  readonly ghi: Float64Array;
  /** Of the sun, without refraction. [°] */
  readonly zenith: Float64Array;
  /** 1 to 366. */
  readonly dayOfYear: Float64Array;
  /** Air pressure at the site. [Pa] */
  readonly pressure: number;
  /** Dew point at the ground; left out where it is not known. [°C] */
  readonly dewPoint?: Float64Array;
  /** Whether the change from hour to hour enters; it should for steps up to 1.5 h. True unless given. */
  readonly useStability?: boolean;
}

/** Upper edges of the bins of each index. Source: R. Perez et al. 1992, table 2. */
const clearnessEdges = [0.24, 0.4, 0.56, 0.7, 0.8];
const zenithEdges = [25, 40, 55, 70, 80];
const waterEdges = [1, 2, 3];
const stabilityEdges = [0.015, 0.035, 0.07, 0.15, 0.3];
/** The bins for an index that is not used. */
const UNKNOWN_WATER = 4;
const UNKNOWN_STABILITY = 6;

/**
 * Direct normal irradiance from a series of global irradiance by the DIRINT model. [W/m²]
 * Not a number where the sun is below the horizon, and where a dew point is not a number.
 *
 * Source: R. Perez, P. Ineichen, E. Maxwell, R. Seals, A. Zelenka, "Dynamic global-to-direct irradiance conversion
 * models", ASHRAE Transactions 98(1), pp. 354–369, 1992.
 */
export function dirint(input: DirintInput): Float64Array {
  const { ghi, zenith, dayOfYear, pressure } = input;
  const direct = new Float64Array(ghi.length);
  const clearness = new Float64Array(ghi.length);
  for (let row = 0; row < ghi.length; row += 1) {
    const angle = at(zenith, row);
    const first = disc({ ghi: at(ghi, row), zenith: angle, dayOfYear: at(dayOfYear, row), pressure });
    direct[row] = first.dni;
    clearness[row] = zenithIndependentClearness(first.clearness, first.airMass);
  }
  return direct.map((dni, row) => dni * correction(input, clearness, row));
}

/** The factor from DISC to DIRINT for one row. */
function correction({ zenith, dewPoint, useStability = true }: DirintInput, clearness: Float64Array, row: number) {
  const stability = useStability ? bin(stabilityIndex(clearness, row), stabilityEdges) : UNKNOWN_STABILITY;
  // Precipitable water in centimetres from the dew point: equation 4 of the source.
  const water = dewPoint === undefined ? UNKNOWN_WATER : bin(Math.exp(0.07 * at(dewPoint, row) - 0.075), waterEdges);
  return dirintCoefficient(
    bin(at(clearness, row), clearnessEdges),
    bin(at(zenith, row), zenithEdges),
    stability,
    water,
  );
}

/** Clearness index freed of its dependence on the sun's height, 0 to 1. Equation 1 of the source. */
function zenithIndependentClearness(clearness: number, airMass: number): number {
  const index = clearness / (1.031 * Math.exp(-1.4 / (0.9 + 9.4 / airMass)) + 0.1);
  return Math.min(Math.max(index, 0), 1);
}

/**
 * Mean change to the two neighbouring rows; at an end of the series, and beside a night, the change to the one neighbour
 * that has a value. Equations 2 and 3 of the source.
 */
function stabilityIndex(clearness: Float64Array, row: number): number {
  const here = at(clearness, row);
  const before = Math.abs(here - at(clearness, row - 1));
  const after = Math.abs(here - at(clearness, row + 1));
  if (Number.isNaN(before)) return after;
  return Number.isNaN(after) ? before : 0.5 * (before + after);
}

/** Index of the bin a value falls in; not a number for a value that is none. */
function bin(value: number, edges: readonly number[]): number {
  if (!(value >= 0)) return Number.NaN;
  const found = edges.findIndex((edge) => value < edge);
  return found === -1 ? edges.length : found;
}
