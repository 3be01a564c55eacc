/** Heat a module gives off. Source: D. Faiman 2008, for free-standing modules. */
export interface FaimanLoss {
  /** Without wind. [W/(m² K)] */
  readonly u0: number;
  /** For each metre per second of wind. [W s/(m³ K)] */
  readonly u1: number;
}

const FAIMAN_OPEN: FaimanLoss = { u0: 25, u1: 6.84 };

/**
 * Temperature of a module from the light on it, the air and the wind. [°C]
 *
 * @param poa   Irradiance on the module. [W/m²]
 * @param air   [°C]
 * @param wind  At module height. [m/s]
 *
 * Source: D. Faiman, "Assessing the outdoor operating temperature of photovoltaic modules", Progress in Photovoltaics
 * 16(4), pp. 307–315, 2008.
 */
export const faiman = (poa: number, air: number, wind: number, { u0, u1 }: FaimanLoss = FAIMAN_OPEN): number =>
  air + poa / (u0 + u1 * wind);
