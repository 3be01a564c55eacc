import { sinDegrees } from "../angle";
import { SEA_LEVEL_PRESSURE } from "../air-mass";
import type { Irradiance } from "../irradiance";

export interface SolisInput {
  /** With refraction. [°] */
  readonly apparentElevation: number;
  /** Aerosol optical depth at 700 nm, 0 to 0.45. */
  readonly aerosolDepth: number;
  /** Precipitable water, 0.2 to 10; less counts as 0.2. [cm] */
  readonly precipitableWater: number;
  /** 41 000 to 101 325. [Pa] */
  readonly pressure: number;
  /** [W/m²] */
  readonly extraterrestrial: number;
}

/** Keeps the night at zero instead of undefined. */
const SMALLEST_SINE = 1e-30;

/**
 * Clear-sky irradiance from aerosol and water vapour. [W/m²] Zero at night.
 * The three components are fitted apart: they close to about 20 W/m², not exactly.
 *
 * Source: P. Ineichen, "A broadband simplified version of the Solis clear sky model", Solar Energy 82,
 * pp. 758–762, 2008.
 */
export function simplifiedSolis(input: SolisInput): Irradiance {
  const aerosol = input.aerosolDepth;
  const water = Math.max(input.precipitableWater, 0.2);
  const logWater = Math.log(water);
  const logPressure = Math.log(input.pressure / SEA_LEVEL_PRESSURE);
  const sine = Math.max(SMALLEST_SINE, sinDegrees(input.apparentElevation));

  const enhanced =
    input.extraterrestrial *
    (0.12 * water ** 0.56 * aerosol ** 2 +
      0.97 * water ** 0.032 * aerosol +
      1.08 * water ** 0.0051 +
      0.071 * logPressure);
  const beamDepth =
    (1.82 + 0.056 * logWater + 0.0071 * logWater ** 2) * aerosol +
    (0.33 + 0.045 * logWater + 0.0096 * logWater ** 2) +
    (0.0089 * water + 0.13) * logPressure;
  const beamExponent =
    (0.00925 * aerosol ** 2 + 0.0148 * aerosol - 0.0172) * logWater - 0.7565 * aerosol ** 2 + 0.5057 * aerosol + 0.4557;
  const globalDepth =
    (1.24 + 0.047 * logWater + 0.0061 * logWater ** 2) * aerosol +
    (0.27 + 0.043 * logWater + 0.009 * logWater ** 2) +
    (0.0079 * water + 0.1) * logPressure;
  const globalExponent = -0.0147 * logWater - 0.3079 * aerosol ** 2 + 0.2846 * aerosol + 0.3798;
  const diffuseExponent = -0.337 * aerosol ** 2 + 0.63 * aerosol + 0.116 + logPressure / (18 + 152 * aerosol);
  return {
    ghi: enhanced * Math.exp(-globalDepth / sine ** globalExponent) * sine,
    dni: enhanced * Math.exp(-beamDepth / sine ** beamExponent),
    dhi: enhanced * Math.exp(-diffuseDepth(aerosol, water, logPressure) / sine ** diffuseExponent),
  };
}

/** Optical depth of the diffuse component, fitted apart below and above an aerosol depth of 0.05. */
function diffuseDepth(aerosol: number, water: number, logPressure: number): number {
  const terms =
    aerosol < 0.05
      ? [0.0042 * water + 3.12, 0.092 * water - 8.86, -0.23 * water + 74.8, -3.11 * water + 79.4, 86 * water - 13_800]
      : [
          0.0057 * water + 2.94,
          0.0554 * water - 5.71,
          -0.134 * water + 15.5,
          0.27 * water - 20.7,
          -0.21 * water + 11.6,
        ];
  const byPressure = aerosol < 0.05 ? -0.83 * (1 + aerosol) ** -17.2 : -0.71 * (1 + aerosol) ** -15;
  return terms.reduceRight((value, term) => value * aerosol + term, 0) + byPressure * logPressure;
}
