import { pvwattsDc, REFERENCE_TEMPERATURE } from "../solar/module/pvwatts";
import { rossNoct } from "../solar/temperature/noct";

/** What the design of strings asks of a module; a record of the library has it. */
export interface ModuleFigures {
  /** At 1,000 W/m² and 25 °C. [W, V, A] */
  readonly power: number;
  readonly openVoltage: number;
  readonly powerVoltage: number;
  readonly shortCircuitCurrent: number;
  readonly powerCurrent: number;
  /** Change with the cells' temperature, of the figure at 25 °C. [1/K] */
  readonly openVoltagePerKelvin: number;
  readonly shortCircuitCurrentPerKelvin: number;
  readonly powerPerKelvin: number;
}

const at = (figure: number, perKelvin: number, temperature: number) =>
  figure * (1 + perKelvin * (temperature - REFERENCE_TEMPERATURE));

/** @param temperature  Of the cells. [°C] @returns [V] Source: IEC 60891, linear in temperature. */
export const openVoltageAt = (module: ModuleFigures, temperature: number): number =>
  at(module.openVoltage, module.openVoltagePerKelvin, temperature);

/**
 * Voltage at maximum power, taken to fall with temperature as the power does. No row states a coefficient of its own;
 * that of the power is the larger of the two, so hot strings are found longer and cold ones shorter than they need be.
 *
 * @param temperature  Of the cells. [°C]
 * @returns            [V]
 */
export const powerVoltageAt = (module: ModuleFigures, temperature: number): number =>
  at(module.powerVoltage, module.powerPerKelvin, temperature);

/** @param temperature  Of the cells. [°C] @returns At 1,000 W/m². [A] */
export const shortCircuitCurrentAt = (module: ModuleFigures, temperature: number): number =>
  at(module.shortCircuitCurrent, module.shortCircuitCurrentPerKelvin, temperature);

/**
 * Power of one module. [W]
 *
 * @param irradiance   On its cells. [W/m²]
 * @param temperature  Of the cells. [°C]
 */
export const powerAt = (module: ModuleFigures, irradiance: number, temperature: number): number =>
  pvwattsDc(irradiance, temperature, { nameplate: module.power, gamma: module.powerPerKelvin });

/** Cells above the air at 1,000 W/m², from the nominal operating cell temperature. [°C → K] */
export const cellRiseOf = (noct: number): number => rossNoct(1_000, 0, noct);
