import { REFERENCE_IRRADIANCE, REFERENCE_TEMPERATURE } from "./pvwatts";
import type { DiodeParameters } from "./single-diode";

/** Boltzmann constant. [eV/K] Source: CODATA 2014 to 2018, 8.617 333 262e-5. */
const BOLTZMANN = 8.617333262e-5;
const KELVIN = 273.15;

/** A module's five parameters at reference conditions, 1000 W/m² and 25 °C. */
export interface DeSotoModule {
  /** Light-generated current. [A] */
  readonly photocurrent: number;
  /** Diode saturation current. [A] */
  readonly saturationCurrent: number;
  /** [Ω] */
  readonly seriesResistance: number;
  /** [Ω] */
  readonly shuntResistance: number;
  /** Ideality factor times cells in series times thermal voltage. [V] */
  readonly idealityVoltage: number;
  /** Change of the short-circuit current with temperature. [A/K] */
  readonly currentPerKelvin: number;
  /** Energy gap, 1.121 for silicon unless given [eV], and its relative change with temperature. [1/K] */
  readonly energyGap?: number;
  readonly energyGapPerKelvin?: number;
}

/**
 * The five parameters of a module at an irradiance and temperature.
 *
 * @param effective    Irradiance that reaches the cells, 0 or more. [W/m²]
 * @param temperature  Of the cells. [°C]
 *
 * Source: W. De Soto, S. A. Klein, W. A. Beckman, "Improvement and validation of a model for photovoltaic array
 * performance", Solar Energy 80, pp. 78–88, 2006.
 */
export function deSotoParameters(effective: number, temperature: number, module: DeSotoModule): DiodeParameters {
  const { energyGap = 1.121, energyGapPerKelvin = -0.0002677 } = module;
  const kelvin = temperature + KELVIN;
  const reference = REFERENCE_TEMPERATURE + KELVIN;
  const gap = energyGap * (1 + energyGapPerKelvin * (kelvin - reference));
  const thermal = Math.exp((energyGap / reference - gap / kelvin) / BOLTZMANN);
  return {
    photocurrent:
      (effective / REFERENCE_IRRADIANCE) * (module.photocurrent + module.currentPerKelvin * (kelvin - reference)),
    saturationCurrent: module.saturationCurrent * (kelvin / reference) ** 3 * thermal,
    seriesResistance: module.seriesResistance,
    shuntResistance: module.shuntResistance * (REFERENCE_IRRADIANCE / effective),
    idealityVoltage: (module.idealityVoltage * kelvin) / reference,
  };
}
