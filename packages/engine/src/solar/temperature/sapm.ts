/** How a module is mounted and built, as the Sandia model tells it. */
export interface SapmMount {
  /** Logarithm of the heating without wind. */
  readonly a: number;
  /** Change of it for each metre per second of wind. */
  readonly b: number;
  /** Cell above the back of the module at 1000 W/m². [K] */
  readonly deltaT: number;
}

/** Source: D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535, table 1. */
export const SAPM_MOUNTS = {
  openRackGlassGlass: { a: -3.47, b: -0.0594, deltaT: 3 },
  closeMountGlassGlass: { a: -2.98, b: -0.0471, deltaT: 1 },
  openRackGlassPolymer: { a: -3.56, b: -0.075, deltaT: 3 },
  insulatedBackGlassPolymer: { a: -2.81, b: -0.0455, deltaT: 0 },
} as const satisfies Record<string, SapmMount>;

/**
 * Temperature of the cells of a module. [°C]
 *
 * @param poa   Irradiance on the module. [W/m²]
 * @param air   [°C]
 * @param wind  At 10 m height. [m/s]
 *
 * Source: SAND2004-3535, equations 11 and 12.
 */
export const sapm = (poa: number, air: number, wind: number, { a, b, deltaT }: SapmMount): number =>
  air + poa * Math.exp(a + b * wind) + (poa / 1000) * deltaT;
