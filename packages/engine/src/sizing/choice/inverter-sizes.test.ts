import { expect, it } from "vitest";
import { DEFAULTS, fromCatalogue } from "../testing/house";
import { figuresOf } from "./figures";
import { searchedInverter } from "./inverter-sizes";

it("carries a kettle that boils for six minutes at its full power, and not at its mean of the hour", () => {
  const kettle = { ...fromCatalogue("electric-kettle", 1, 0.1), power: 2_000, startFactor: 1, motor: false };
  const appliances = [kettle, fromCatalogue("led-bulb", 5, 6)];
  const figures = figuresOf({ load: { kind: "appliances", appliances }, parameters: DEFAULTS });
  const found = searchedInverter(figures);
  const size = (found?.pieces.count ?? 0) * (found?.pieces.size ?? 0);
  const { heatShare, altitudeShare } = figures.inverter;
  expect(size * heatShare * altitudeShare).toBeGreaterThanOrEqual(2_000);
});

it("carries a typed peak, which is what runs at once", () => {
  const load = { kind: "direct", dailyConsumption: 6_000, peakPower: 3_000 } as const;
  const found = searchedInverter(figuresOf({ load, parameters: DEFAULTS }));
  expect((found?.pieces.count ?? 0) * (found?.pieces.size ?? 0)).toBeGreaterThanOrEqual(3_000);
});
