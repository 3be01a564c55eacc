import { deSotoParameters, type DeSotoModule } from "../solar/module/de-soto";
import type { DiodeParameters } from "../solar/module/single-diode";

/** How a module's cells are wired: three thirds side by side, each under its own bypass diode. */
export interface CellGrid {
  /** From the top, as the module stands upright. */
  readonly rows: number;
  /** Two to a third. */
  readonly columns: number;
  /** Half-cut cells are two series in parallel in each third, the upper and the lower half of its rows; full ones are one. */
  readonly halves: 1 | 2;
}

export interface CelledModule extends DeSotoModule {
  readonly grid: CellGrid;
}

/** A forward voltage of this size is lost where a third is passed by. [V] */
export const BYPASS = 0.5;

/** A cell driven backwards leaks more and more until it breaks down. Source: reference table n, after Bishop (below). */
const BREAKDOWN = { voltage: 15, share: 0.002 };
/** Darker cells count as this dark: without any light the leak that carries the string's current would be nothing. [W/m²] */
const DARKEST = 1e-3;

/** One cell of a module in the light that reaches it. [W/m², °C] */
export function cellOf(module: CelledModule, irradiance: number, temperature: number): DiodeParameters {
  const { rows, columns, halves } = module.grid;
  const series = (rows * columns) / halves;
  const whole = deSotoParameters(Math.max(irradiance, DARKEST), temperature, module);
  return {
    photocurrent: whole.photocurrent / halves,
    saturationCurrent: whole.saturationCurrent / halves,
    seriesResistance: (whole.seriesResistance * halves) / series,
    shuntResistance: (whole.shuntResistance * halves) / series,
    idealityVoltage: whole.idealityVoltage / series,
  };
}

/**
 * Voltage of a cell at each of these currents, forwards and backwards. [A → V]
 *
 * Newton's method from the side of the root on which it cannot overshoot.
 * Source: J. W. Bishop, "Computer simulation of the effects of electrical mismatches in photovoltaic cell interconnection
 * circuits", Solar Cells 25, pp. 73–89, 1988, with an exponent of 3.
 */
export const cellVoltages = (cell: DiodeParameters, currents: Float64Array): Float64Array =>
  currents.map((current) => {
    let across = startFor(cell, current);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const moved = stepAt(cell, across, current);
      across += moved;
      if (Math.abs(moved) < CLOSE) break;
    }
    return across - current * cell.seriesResistance;
  });

/** A hundred would be a mistake: five to ten are the rule. */
const MOST_STEPS = 100;
/** The step after one of this size would be a millionth of it. [V] */
const CLOSE = 1e-6;

function stepAt(cell: DiodeParameters, across: number, current: number): number {
  const { photocurrent, saturationCurrent, shuntResistance, idealityVoltage } = cell;
  const grown = saturationCurrent * Math.exp(across / idealityVoltage);
  const left = 1 + across / BREAKDOWN.voltage;
  const leak = BREAKDOWN.share / left ** 3;
  const found = photocurrent - grown + saturationCurrent - (across / shuntResistance) * (1 + leak);
  const slope =
    grown / idealityVoltage + (1 + leak - (3 * leak * across) / (BREAKDOWN.voltage * left)) / shuntResistance;
  return (found - current) / slope;
}

function startFor(cell: DiodeParameters, current: number): number {
  const missing = current - cell.photocurrent;
  // Forwards: without its shunt the cell's voltage would be this one, a little above the true one.
  if (missing <= 0) return cell.idealityVoltage * Math.log1p(-missing / cell.saturationCurrent);
  // Backwards: where the shunt alone, or the breakdown alone, would carry what is missing; both together need less.
  const needed = missing * cell.shuntResistance;
  return needed < BREAKDOWN.voltage - 1
    ? -needed
    : -BREAKDOWN.voltage * (1 - Math.cbrt((BREAKDOWN.share * BREAKDOWN.voltage) / 2 / needed));
}
