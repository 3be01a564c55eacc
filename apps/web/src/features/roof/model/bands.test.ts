import { expect, it } from "vitest";
import { efficiencyBand, losesMuch, totalPower } from "./bands";

it("S-515 a score of 85 and above is Excellent, in green", () => {
  for (const score of [85, 92.4, 100])
    expect(efficiencyBand(score)).toEqual({ name: "Excellent", tone: "ok", tip: null });
});

it("S-516 a score of 70 to below 85 is Good, in orange", () => {
  for (const score of [70, 77, 84.999])
    expect(efficiencyBand(score)).toEqual({ name: "Good", tone: "warn", tip: null });
});

it("S-517 a score below 70 Needs Improvement, in red, with a tip to adjust obstructions or panel sizes", () => {
  for (const score of [0, 50, 69.999]) {
    const { name, tone, tip } = efficiencyBand(score);
    expect({ name, tone }).toEqual({ name: "Needs Improvement", tone: "bad" });
    expect(tip).toMatch(/obstructions.*panel size/);
  }
});

it("a shading loss above 10 is too much, 10 itself is not", () => {
  expect([10, 10.01, 40].map(losesMuch), "S-518 above 10").toEqual([false, true, true]);
});

it("total power is panels times the panel's power, in kilowatts", () => {
  expect(totalPower(56, 300), "S-519 56 × 300 W ÷ 1000").toBe(16.8);
  expect(totalPower(0, 450)).toBe(0);
});
