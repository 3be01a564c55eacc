import { expect, it } from "vitest";
import { batteryBankTrace, inverterTrace, loadCenterTrace, solarArrayTrace } from "./shown-traces";

it("explains the figure shown: equation and value are the same number in the same unit", () => {
  // By the specification's rules: pieces of 400 W, 48 V, watts ÷ 1,000, daily energy ÷ 24 h.
  expect(solarArrayTrace(2_101)).toMatchObject({ value: 2.4, equation: "6 × 400 W ÷ 1,000 = 2.4 kW" });
  expect(batteryBankTrace(48_000, 48)).toMatchObject({ value: 1_000, equation: "48,000 Wh ÷ 48 V = 1,000 Ah" });
  expect(inverterTrace(5_720)).toMatchObject({ value: 5.72, equation: "5,720 W ÷ 1,000 = 5.72 kW" });
  expect(loadCenterTrace(12_000)).toMatchObject({ value: 0.5, equation: "12,000 Wh ÷ 24 h ÷ 1,000 = 0.5 kW" });
});
