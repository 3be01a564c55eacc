import type { BusVoltage } from "../../parameters/options";
import { busVoltageOf } from "./bus-voltage";
import type { DesignInput } from "../inputs/design";
import { GRID_INVERTERS } from "./grid-inverters";
import { phasesAt } from "./mains";
import type { Technology } from "./technology";

/**
 * Continuous power of inverters with a battery, by its voltage. [W] Source: equipment library, inverters, inverter-chargers and
 * low-voltage hybrids that state watts; those of 9, 12 and 15 kW are hybrids for batteries up to 62 V.
 */
export const BATTERY_INVERTER_SIZES: Readonly<Record<BusVoltage, readonly number[]>> = {
  12: [350, 500, 800, 1_000, 1_200, 1_500, 2_000, 2_500, 3_000],
  24: [350, 500, 800, 1_000, 1_200, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000],
  48: [1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 5_500, 6_000, 6_500, 9_000, 10_000, 12_000, 15_000],
};

/** Of those on the grid, as they are searched. [W] */
const GRID_INVERTER_SIZES: readonly number[] = GRID_INVERTERS.map((kilowatts) => Math.round(1_000 * kilowatts));

/** Equal inverters to buy. */
export interface InverterPieces {
  readonly count: number;
  /** Continuous power of each. [W] */
  readonly size: number;
}

interface Asked {
  readonly input: DesignInput;
  readonly technology: Technology;
}

/** The fewest equal inverters of the next size sold that give a power; beside a battery three phases take one each. [W] */
export function inverterPieces(power: number, figures: Asked): InverterPieces {
  const { input, technology } = figures;
  const { chosen } = technology.inverter;
  const onGrid = input.parameters.systemType === "on-grid";
  const sold = onGrid ? GRID_INVERTER_SIZES : BATTERY_INVERTER_SIZES[busVoltageOf(input.parameters)];
  const sizes = chosen === null ? sold : [chosen.power];
  const together = !onGrid && phasesAt(input.parameters) === 3 && chosen?.phases !== 3 ? 3 : 1;
  const largest = sizes.at(-1) ?? power;
  const count = together * Math.max(1, Math.ceil(power / (together * largest)));
  return { count, size: sizes.find((size) => count * size >= power) ?? largest };
}
