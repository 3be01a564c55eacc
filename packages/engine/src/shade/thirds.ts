import type { CellGrid } from "./cell";
import { BYPASS } from "./cell";
import { inParallel, resampled } from "./curve";

/** How many cells of a series stand in each light, by the lights of their array. */
export type Lit = readonly number[];
/** A third of a module: one series of cells, or two in parallel. */
export type Third = readonly Lit[];
/** What lights the three thirds of a module. */
export type Pattern = readonly Third[];

export const THIRDS = 3;

/**
 * @param lightOf  Which of the array's lights a cell stands in, by its row from the top and its column from the left.
 * @param known    Thirds by name: those that are alike become one.
 */
export function patternOf(
  grid: CellGrid,
  lights: number,
  lightOf: (row: number, column: number) => number,
  known = new Map<string, Third>(),
): Pattern {
  const wide = grid.columns / THIRDS;
  const high = grid.rows / grid.halves;
  return Array.from({ length: THIRDS }, (_, third) => {
    const series = Array.from({ length: grid.halves }, (__, half) => {
      const lit = Array.from({ length: lights }, () => 0);
      for (let row = half * high; row < (half + 1) * high; row += 1) {
        for (let column = third * wide; column < (third + 1) * wide; column += 1) {
          const light = lightOf(row, column);
          lit[light] = (lit[light] ?? 0) + 1;
        }
      }
      return lit;
    });
    const name = series.map((lit) => lit.join(",")).join("/");
    const same = known.get(name);
    if (same === undefined) known.set(name, series);
    return same ?? series;
  });
}

/** Where the current of a third bends: in all its lights, and where its two halves give in together. As shares of its most. */
export function bendsOf(third: Third, lights: readonly number[]): readonly number[] {
  const present = third.map((lit) => lights.filter((_, index) => (lit[index] ?? 0) > 0));
  const least = present.map((each) => Math.min(...each));
  return [...present.flat(), least.reduce((sum, each) => sum + each, 0) / third.length];
}

/**
 * Voltage of a third at the currents of its string, its diode passing it by where it would take more than it gives.
 *
 * @param series    Voltages of its series, at the currents below.
 * @param currents  Through each series: the string's, divided by their number.
 */
export function thirdVoltages(series: readonly Float64Array[], currents: Float64Array): Float64Array {
  const [first = new Float64Array(), second = first] = series;
  const isAlike = first.every((voltage, index) => voltage === second[index]);
  const voltages = isAlike ? first : together(first, second, currents);
  return voltages.map((voltage) => Math.max(voltage, -BYPASS));
}

function together(one: Float64Array, other: Float64Array, currents: Float64Array): Float64Array {
  const both = inParallel({ currents, voltages: one }, { currents, voltages: other }, -BYPASS);
  return resampled(
    both,
    Float64Array.from(currents, (current) => 2 * current),
  );
}
