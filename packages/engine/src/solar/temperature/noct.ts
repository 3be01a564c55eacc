/** Light, air and wind at which the nominal operating cell temperature is measured. [W/m², °C] */
const NOCT_IRRADIANCE = 800;
const NOCT_AIR = 20;
const NOCT_ABSORPTION = 0.9;

/**
 * Temperature of the cells of a module by the nominal operating cell temperature alone. [°C]
 *
 * @param poa   Irradiance on the module. [W/m²]
 * @param air   [°C]
 * @param noct  Nominal operating cell temperature. [°C]
 *
 * Source: R. G. Ross, "Interface design considerations for terrestrial solar cell modules", IEEE PVSC 12, 1976.
 */
export const rossNoct = (poa: number, air: number, noct: number): number =>
  air + ((noct - NOCT_AIR) / NOCT_IRRADIANCE) * poa;

export interface NoctModule {
  /** Nominal operating cell temperature. [°C] */
  readonly noct: number;
  /** Efficiency at reference conditions, 0 to 1. */
  readonly efficiency: number;
  /** Storeys the array stands above ground: 1, or 2 for anything higher. One unless given. */
  readonly storeys?: 1 | 2;
  /** Gap to the surface it is mounted on; more than 3.5 or 0 counts as open. Open unless given. [in] */
  readonly standoffInches?: number;
}

/**
 * Temperature of the cells of a module with its efficiency, wind, height and gap. [°C]
 * Not a number without light when the effective irradiance is given.
 *
 * @param poa        Irradiance on the module. [W/m²]
 * @param effective  Irradiance that reaches the cells; equal to that on the module unless given. [W/m²]
 *
 * Source: P. Gilman et al., "SAM Photovoltaic Model Technical Reference Update", NREL/TP-6A20-67399, 2018, 10.6.
 */
export function noctSam(
  weather: { readonly poa: number; readonly air: number; readonly wind: number; readonly effective?: number },
  module: NoctModule,
): number {
  const { poa, air, wind, effective = poa } = weather;
  const absorption = NOCT_ABSORPTION * (weather.effective === undefined ? 1 : effective / poa);
  const windAtModule = wind * (module.storeys === 2 ? 0.61 : 0.51);
  const rise = (poa / NOCT_IRRADIANCE) * (module.noct + standoffHeating(module.standoffInches ?? 4) - NOCT_AIR);
  return air + rise * (1 - module.efficiency / absorption) * (9.5 / (5.7 + 3.8 * windAtModule));
}

/** What a narrow gap adds to the nominal temperature. [in → K] */
function standoffHeating(inches: number): number {
  if (inches <= 0 || inches > 3.5) return 0;
  if (inches < 0.5) return 18;
  if (inches < 1.5) return 11;
  return inches < 2.5 ? 6 : 2;
}
