import { largestHour } from "../../simulation/plant";
import { installedRates } from "../rule/cost";
import { carriedLoad } from "../load/carried-load";
import { INVERTER_SURGE_FACTOR } from "../inputs/defaults";
import type { Figures } from "./figures";
import { type InverterPieces, inverterPieces } from "../rule/inverter-pieces";

export interface SearchedInverter {
  /** Largest mean hour of the searched years, what runs at once in any, and short peak at the hardest start ÷ what an inverter stands. [W] */
  readonly largestHour: number;
  readonly running: number;
  readonly start: number;
  /** What the larger of them asks of the label in this heat and thin air. [W] */
  readonly needed: number;
  readonly pieces: InverterPieces;
  /** Against the recommended one, at the design's price of a watt, installed. [US dollars] */
  readonly saves: number;
}

/**
 * The smallest inverter sold that carries what really runs at once: the largest hour of the years searched, appliances in it
 * at their full power and not at their mean of the hour, and the hardest start. Null on the grid, which carries both, and where nothing is to be carried.
 */
export function searchedInverter(figures: Figures): SearchedInverter | null {
  const { choice, inverter, load, technology, input } = figures;
  if (choice === null || input.parameters.systemType === "on-grid") return null;
  const hour = 1_000 * largestHour(choice.house);
  const start = load.surgePower / INVERTER_SURGE_FACTOR;
  const { runningPower: running } = carriedLoad(figures);
  const needed = Math.max(hour, running, start) / (inverter.heatShare * inverter.altitudeShare);
  const pieces = inverterPieces(needed, figures);
  const watts = inverter.capacity - pieces.count * pieces.size;
  const saves = Math.max(0, watts) * installedRates(technology).inverterWatt;
  return { largestHour: hour, running, start, needed, pieces, saves };
}
