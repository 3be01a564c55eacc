import { at } from "../column";
import { FIELDS, type EarthNodes } from "./earth-nodes";

/** Nodes that must lie before and after a day for the six-point formula. */
export const NODES_BEFORE = 2;
export const NODES_AFTER = 3;

/**
 * Writes the five values of a day, interpolated between six nodes by Lagrange's formula (or copied from a lone node).
 *
 * With nodes one day apart the fastest term that matters, the fortnightly nutation, is met to 1e-8°.
 *
 * @param day  Days since J2000, at least two nodes after the first and three before the last. [UT days]
 */
export function sampleNodes(nodes: EarthNodes, day: number, into: Float64Array): void {
  if (nodes.count === 1) {
    into.set(nodes.values);
    return;
  }
  const position = (day - nodes.firstDay) / nodes.step;
  const node = Math.floor(position);
  const p = position - node;
  const p1 = p * p - 1;
  const p4 = p * p - 4;
  const w0 = (-p * p1 * (p - 2) * (p - 3)) / 120;
  const w1 = (p * (p - 1) * p4 * (p - 3)) / 24;
  const w2 = (-p1 * p4 * (p - 3)) / 12;
  const w3 = (p * (p + 1) * p4 * (p - 3)) / 12;
  const w4 = (-p * p1 * (p + 2) * (p - 3)) / 24;
  const w5 = (p * p1 * p4) / 120;
  const values = nodes.values;
  let first = (node - NODES_BEFORE) * FIELDS;
  for (let field = 0; field < FIELDS; field += 1, first += 1) {
    into[field] =
      w0 * at(values, first) +
      w1 * at(values, first + FIELDS) +
      w2 * at(values, first + 2 * FIELDS) +
      w3 * at(values, first + 3 * FIELDS) +
      w4 * at(values, first + 4 * FIELDS) +
      w5 * at(values, first + 5 * FIELDS);
  }
}
