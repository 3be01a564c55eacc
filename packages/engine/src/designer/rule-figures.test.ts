import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { ruleFigures } from "./rule-figures";

const roof = { width: 12, height: 8 };
const standard = { width: 2, height: 1, power: 400 };

it("the default roof: 12 kW, 62.5% covered, 6,570 kWh and 2,628 kg a year", () => {
  const { power, coverage, energy, carbon } = ruleFigures({ count: 30, roof, panel: standard });
  expect(power.value, "S-245 the default roof carries 12 kW").toBe(12);
  expect(coverage.value, "S-246").toBe(62.5);
  expect(energy.value, "S-247").toBe(6570);
  expect(carbon.value, "S-248").toBe(2628);
  expect(tell(energy.equation)).toBe("12,000 W × 1.5 h × 365 ÷ 1000 = 6,570 kWh");
  expect(tell(carbon.equation)).toBe("6,570 kWh × 0.4 kg/kWh = 2,628 kg");
});

it("rounds the year as the reference drawing has it: 13.5 kW give 7,391 kWh and 2,956 kg", () => {
  const { energy, carbon } = ruleFigures({ count: 30, roof, panel: { ...standard, power: 450 } });
  expect(energy.value, "S-247 13,500 W × 1.5 h × 365 ÷ 1000, rounded").toBe(7391);
  expect(Math.round(carbon.value), "S-248 0.4 kg of 7,391 kWh").toBe(2956);
});

it("is nothing without panels, and no roof covers nothing", () => {
  const { power, coverage } = ruleFigures({ count: 0, roof: { width: 0, height: 0 }, panel: standard });
  expect([power.value, coverage.value]).toEqual([0, 0]);
});
