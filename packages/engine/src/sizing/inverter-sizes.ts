import type { BusVoltage } from "../parameters/options";
import { largestHour } from "../simulation/plant";
import { busVoltageOf } from "./bus-voltage";
import { INVERTER_SURGE_FACTOR } from "./defaults";
import { phasesOf } from "./electrical/runs";
import type { Figures } from "./figures";
import { GRID_INVERTERS } from "./grid-inverters";

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

/** The fewest equal inverters of the next size sold that give a power; beside a battery three phases take one each. [W] */
export function inverterPieces(power: number, { input }: Pick<Figures, "input">): InverterPieces {
  const onGrid = input.parameters.systemType === "on-grid";
  const sizes = onGrid ? GRID_INVERTER_SIZES : BATTERY_INVERTER_SIZES[busVoltageOf(input.parameters)];
  const together = !onGrid && phasesOf({ input }) === 3 ? 3 : 1;
  const largest = sizes.at(-1) ?? power;
  const count = together * Math.max(1, Math.ceil(power / (together * largest)));
  return { count, size: sizes.find((size) => count * size >= power) ?? largest };
}

export interface SearchedInverter {
  /** Largest mean hour of the searched years, and short peak at the hardest start ÷ what an inverter stands. [W] */
  readonly largestHour: number;
  readonly start: number;
  /** What the larger of them asks of the label in this heat and thin air. [W] */
  readonly needed: number;
  readonly pieces: InverterPieces;
  /** Against the recommended one, at the design's price of a watt, installed. [US dollars] */
  readonly saves: number;
}

/**
 * The smallest inverter sold that carries what really runs at once: the largest hour of the years searched, and the hardest
 * start. Null on the grid, which carries both, and where nothing is to be carried.
 */
export function searchedInverter(figures: Figures): SearchedInverter | null {
  const { choice, inverter, load, technology, input } = figures;
  if (choice === null || input.parameters.systemType === "on-grid") return null;
  const hour = 1_000 * largestHour(choice.house);
  const start = load.surgePower / INVERTER_SURGE_FACTOR;
  const needed = Math.max(hour, start) / (inverter.heatShare * inverter.altitudeShare);
  const pieces = inverterPieces(needed, figures);
  const watts = inverter.capacity - pieces.count * pieces.size;
  const saves = Math.max(0, watts) * technology.inverter.price * (1 + technology.installationShare);
  return { largestHour: hour, start, needed, pieces, saves };
}
