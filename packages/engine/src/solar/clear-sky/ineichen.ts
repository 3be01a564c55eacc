import { cosDegrees } from "../angle";
import type { Irradiance } from "../irradiance";

export interface IneichenInput {
  /** With refraction. [°] */
  readonly apparentZenith: number;
  /** Pressure-corrected air mass; not a number below the horizon. */
  readonly absoluteAirMass: number;
  /** Linke turbidity at air mass 2; about 2 for clean cold air, 7 for hazy tropics. */
  readonly linkeTurbidity: number;
  /** Above sea level. [m] */
  readonly elevation: number;
  /** [W/m²] */
  readonly extraterrestrial: number;
  /** Applies the enhancement of the 2002 satellite model; spurious near the horizon, so off unless asked for. */
  readonly perezEnhancement?: boolean;
}

/** Caps the direct irradiance's second limit where the sun is at the horizon. */
const NO_LIMIT = 1e20;

/**
 * Clear-sky irradiance from the Linke turbidity. [W/m²] Zero at night; an unknown turbidity leaves not-a-numbers.
 *
 * Source: P. Ineichen, R. Perez, "A new airmass independent formulation for the Linke turbidity coefficient",
 * Solar Energy 73, pp. 151–157, 2002; the two misprints corrected after R. Perez et al., Solar Energy 73,
 * pp. 307–317, 2002.
 */
export function ineichen(input: IneichenInput): Irradiance {
  const { absoluteAirMass: airMass, linkeTurbidity, elevation, extraterrestrial } = input;
  const cosZenith = Math.max(cosDegrees(input.apparentZenith), 0);
  const thin = Math.exp(-elevation / 8000);
  const thinner = Math.exp(-elevation / 1250);
  const global = 5.09e-5 * elevation + 0.868;
  const slope = 3.92e-5 * elevation + 0.0387;
  const enhancement = input.perezEnhancement === true ? Math.exp(0.01 * airMass ** 1.8) : 1;
  const transmitted = Math.exp(-slope * airMass * (thin + thinner * (linkeTurbidity - 1))) * enhancement;
  const ghi = global * extraterrestrial * cosZenith * zeroAtNight(transmitted, input);

  const direct = (0.664 + 0.163 / thin) * Math.exp(-0.09 * airMass * (linkeTurbidity - 1));
  const shareOfGlobal = (1 - (0.1 - 0.2 * Math.exp(-linkeTurbidity)) / (0.1 + 0.882 / thin)) / cosZenith;
  const dni = Math.min(
    extraterrestrial * zeroAtNight(direct, input),
    ghi * Math.min(Math.max(shareOfGlobal, 0), NO_LIMIT),
  );
  return { ghi, dni, dhi: ghi - dni * cosZenith };
}

const zeroAtNight = (value: number, { absoluteAirMass }: IneichenInput): number =>
  Number.isNaN(absoluteAirMass) ? 0 : Math.max(value, 0);
