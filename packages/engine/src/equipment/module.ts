import { pvwattsDc, REFERENCE_TEMPERATURE } from "../solar/module/pvwatts";
import type { ModuleRecord } from "./records";
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

/** Watts a module is sold as: the class of its name, else what was measured. */
export const soldPower = ({ nameplate, power }: Pick<ModuleRecord, "nameplate" | "power">): number =>
  nameplate ?? Math.round(power);

/** Of a module as it lies on a roof. [m] */
export interface ModuleSides {
  readonly length: number;
  readonly width: number;
  /** False where the row states no sides: they are those of its area. */
  readonly stated: boolean;
}

/**
 * Widths that modules are made in. [m] Source: the library's 445 rows that state it: 0.99 m of six cells of 156 mm up to
 * 2.1 m², 1.13 m above 2.5 m². Between the two the watts tell: more than 200 of a square metre come from the cells of 182 mm.
 */
const WIDTHS = { before: 0.991, now: 1.134 } as const;
const OF_NOW = { area: 1.85, wattsPerArea: 200 } as const;

/** Sides of a module, to the millimetre. */
export function sidesOf({
  length,
  width,
  area,
  power,
}: Pick<ModuleRecord, "length" | "width" | "area" | "power">): ModuleSides {
  if (length !== null && width !== null) return { length, width, stated: true };
  const now = area >= OF_NOW.area && power / area > OF_NOW.wattsPerArea;
  const across = now ? WIDTHS.now : WIDTHS.before;
  return { length: Math.round((1_000 * area) / across) / 1_000, width: across, stated: false };
}

/** Cells above the air at 1,000 W/m², from the nominal operating cell temperature. [°C → K] */
export const cellRiseOf = (noct: number): number => rossNoct(1_000, 0, noct);
