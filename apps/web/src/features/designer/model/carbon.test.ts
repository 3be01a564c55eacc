import { tell } from "@sunwright/words/engine";
import { figure } from "@sunwright/engine/sizing/inputs/make-trace";
import { expect, it } from "vitest";
import { gridCarbon } from "./carbon";

const ENERGY = figure("energy", "Energy", 6_000, "kWh/year", { formula: "", equation: "", inputs: [], source: "" });
const GRID = { country: "Ghana", emissions: 0.5, asOf: "2025-01-31", source: "a report" };

it("counts every kilowatt-hour as one that the grid does not emit for, and says of which grid", () => {
  const carbon = gridCarbon(ENERGY, GRID);
  expect(carbon.value, "A-26").toBe(3_000);
  expect(carbon.equation).toBe("6,000 kWh × 0.5 kg/kWh = 3,000 kg");
  expect(carbon.inputs.map(({ name, from }) => `${tell(name)}: ${tell(from)}`)).toEqual([
    "Energy of the simulated year: Computed here",
    "Grid of Ghana, 2025-01-31: a report",
  ]);
});
