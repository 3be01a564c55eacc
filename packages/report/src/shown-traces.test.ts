import { expect, it } from "vitest";
import {
  batteryBankTrace,
  inverterTrace,
  loadCenterTrace,
  producedTrace,
  solarArrayTrace,
  solarShareTrace,
  soldTrace,
} from "./shown-traces";
import { tell } from "./tell";

it("explains the figure shown: equation and value are the same number in the same unit", () => {
  // By the specification's rules: pieces of 400 W, 48 V, watts ÷ 1,000, daily energy ÷ 24 h.
  expect(solarArrayTrace(2_101)).toMatchObject({ value: 2.4, equation: "6 × 400 W ÷ 1,000 = 2.4 kW" });
  expect(batteryBankTrace(48_000, 48)).toMatchObject({ value: 1_000, equation: "48,000 Wh ÷ 48 V = 1,000 Ah" });
  expect(inverterTrace(5_720)).toMatchObject({ value: 5.72, equation: "5,720 W ÷ 1,000 = 5.72 kW" });
  expect(loadCenterTrace(12_000)).toMatchObject({ value: 0.5, equation: "12,000 Wh ÷ 24 h ÷ 1,000 = 0.5 kW" });
});

/** A mean day, in kWh: the house is given 8 of 10, of which 2 come from the grid and the generator. */
const FLOWS = {
  production: 10,
  direct: 3,
  toBattery: 4,
  fromBattery: 3.5,
  surplus: 1,
  generator: 0.5,
  gridImport: 1.5,
  gridExport: 1.9,
  load: 10,
  served: 8,
};

it("is said by what says the engine's texts: names, inputs and sources", () => {
  // (10 − 3 − 4 − 1) × 0.95 = 1.9, and (8 − 1.5 − 0.5) ÷ 10 = 60%.
  // Of the 10 the panels make 4 go into the battery and 1 is left over: 5 go to the inverter at once.
  expect(tell(producedTrace(FLOWS).equation)).toBe("5 + 4 + 1 = 10 kWh a day");
  expect(tell(soldTrace(FLOWS).equation)).toBe("(10 − 3 − 4 − 1) × 0.95 = 1.9 kWh a day");
  expect(tell(solarShareTrace(FLOWS).equation)).toBe("(8 − 1.5 − 0.5) ÷ 10 = 60%");
  const traces = [
    producedTrace(FLOWS),
    solarArrayTrace(2_101),
    batteryBankTrace(48_000, 48),
    inverterTrace(5_720),
    loadCenterTrace(12_000),
    solarShareTrace(FLOWS),
    soldTrace(FLOWS),
  ];
  for (const { name, source, inputs } of traces)
    for (const text of [name, source, ...inputs.flatMap((input) => [input.name, input.from])])
      expect(tell(text)).toMatch(/[a-z]/);
});
