import { expect, it } from "vitest";
import type { SandiaInverter } from "../solar/inverter/sandia";
import { cecEfficiency, efficiencyAt } from "./inverter";
import table from "./truth/cec-efficiency.json" with { type: "json" };

const rows = table.rows.map((row) => {
  const [Paco = 0, Pdco = 0, Vdco = 0, Pso = 0, Pnt = 0, C0 = 0, C1 = 0, C2 = 0, C3 = 0, ...rest] = row;
  const [low = 0, high = 0, cec = 0, cecLow = 0, cecHigh = 0, full = 0] = rest;
  const inverter: SandiaInverter = { Paco, Pdco, Vdco, Pso, Pnt, C0, C1, C2, C3 };
  return { inverter, low, high, cec, cecLow, cecHigh, full };
});
/** The table rounds to two decimals of a percent. */
const ROUNDED = 0.005 + 1e-9;

it("finds the weighted efficiency of listed inverters as computed elsewhere, at three voltages", () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const { inverter, low, high, cec, cecLow, cecHigh, full } of rows) {
    expect(Math.abs(100 * cecEfficiency(inverter) - cec)).toBeLessThanOrEqual(ROUNDED);
    expect(Math.abs(100 * cecEfficiency(inverter, low) - cecLow)).toBeLessThanOrEqual(ROUNDED);
    expect(Math.abs(100 * cecEfficiency(inverter, high) - cecHigh)).toBeLessThanOrEqual(ROUNDED);
    expect(Math.abs(100 * efficiencyAt(inverter, 1, inverter.Vdco) - full)).toBeLessThanOrEqual(ROUNDED);
  }
});
