/** Heat balance of a module as PVsyst states it. */
export interface PvsystLoss {
  /** Constant loss. [W/(m² K)] */
  readonly constant: number;
  /** Loss for each metre per second of wind. [W s/(m³ K)] */
  readonly wind: number;
  /** Share of the light turned into electricity; 0.1 unless given. */
  readonly efficiency?: number;
  /** Share of the light absorbed; 0.9 unless given. */
  readonly absorption?: number;
}

/** Source: PVsyst 7 help, "Array thermal losses". */
export const PVSYST_FREESTANDING: PvsystLoss = { constant: 29, wind: 0 };
export const PVSYST_SEMI_INTEGRATED: PvsystLoss = { constant: 20, wind: 0 };
export const PVSYST_INSULATED: PvsystLoss = { constant: 15, wind: 0 };

/**
 * Temperature of the cells of a module. [°C]
 * @param poa   Irradiance on the module. [W/m²]
 * @param air   [°C]
 * @param wind  [m/s]
 */
export const pvsyst = (poa: number, air: number, wind: number, loss: PvsystLoss = PVSYST_FREESTANDING): number =>
  air + (poa * (loss.absorption ?? 0.9) * (1 - (loss.efficiency ?? 0.1))) / (loss.constant + loss.wind * wind);
