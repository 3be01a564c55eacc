import { sandiaAc, type SandiaInverter } from "../solar/inverter/sandia";
import type { InverterRecord } from "./records";

/** The coefficients of a row, under the names of the published libraries. */
export const sandiaOf = (inverter: InverterRecord): SandiaInverter => ({
  Paco: inverter.acPower,
  Pdco: inverter.dcPower,
  Vdco: inverter.dcVoltageNominal,
  Pso: inverter.startPower,
  C0: inverter.c0,
  C1: inverter.c1,
  C2: inverter.c2,
  C3: inverter.c3,
  Pnt: inverter.nightPower,
});

/** Steps of the bisection: 40 halve the range to a millionth of a watt for every inverter listed. */
const HALVINGS = 40;
/** No inverter listed loses half of what it takes at a tenth of its rating. */
const MOST_DC = 2;

/**
 * Efficiency at a share of the rated alternating-current power, 0 to 1.
 *
 * @param share      Of the rating, above 0 and at most 1.
 * @param dcVoltage  [V]
 */
export function efficiencyAt(inverter: SandiaInverter, share: number, dcVoltage: number): number {
  const wanted = share * inverter.Paco;
  let [low, high] = [0, MOST_DC * inverter.Pdco];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (sandiaAc(dcVoltage, middle, inverter) < wanted) low = middle;
    else high = middle;
  }
  return wanted / high;
}

/** Weights by share of the rating. Source: California Energy Commission, "Guideline for the Use of the Performance Test Protocol". */
const CEC_WEIGHTS = [
  [0.1, 0.04],
  [0.2, 0.05],
  [0.3, 0.12],
  [0.5, 0.21],
  [0.75, 0.53],
  [1, 0.05],
] as const;

/** Efficiency weighted by the shares of the California Energy Commission, 0 to 1. */
export const cecEfficiency = (inverter: SandiaInverter, dcVoltage = inverter.Vdco): number =>
  CEC_WEIGHTS.reduce((sum, [share, weight]) => sum + weight * efficiencyAt(inverter, share, dcVoltage), 0);
