import { expect, it } from "vitest";
import { formatNumber } from "../../../lib/format";
import { efficiencyBand, LOSS_DIGITS, losesMuch, SCORE_DIGITS, totalPower } from "./bands";

it("S-515 S-516 S-517 the band follows the score that is shown, on both sides of each line", () => {
  const band = (score: number) => `${formatNumber(score, SCORE_DIGITS)} ${efficiencyBand(score).name}`;
  expect([100, 85, 84.83, 84.5].map(band), "S-515 85 and above").toEqual([
    "100 Excellent",
    "85 Excellent",
    "85 Excellent",
    "85 Excellent",
  ]);
  expect([84.49, 77, 70, 69.5].map(band), "S-516 70 to below 85").toEqual(["84 Good", "77 Good", "70 Good", "70 Good"]);
  expect([69.49, 50, 0].map(band), "S-517 below 70").toEqual([
    "69 Needs Improvement",
    "50 Needs Improvement",
    "0 Needs Improvement",
  ]);
});

it("S-517 the tip names obstructions and panel sizes, and stands below 70 alone", () => {
  expect(efficiencyBand(69).tip, "S-517 tip").toMatch(/obstructions.*panel size/);
  expect(
    [70, 85].map((score) => efficiencyBand(score).tip),
    "S-517 no tip from 70 on",
  ).toEqual([null, null]);
});

it("S-518 a shading loss that reads above 10 is too much, one that reads 10 is not", () => {
  const shown = (loss: number) => `${formatNumber(loss, LOSS_DIGITS)} ${losesMuch(loss)}`;
  expect([10, 10.04, 10.05, 40].map(shown), "S-518 above 10").toEqual(["10 false", "10 false", "10.1 true", "40 true"]);
});

it("total power is panels times the panel's power, in kilowatts", () => {
  expect(totalPower(56, 300), "S-519 56 × 300 W ÷ 1000").toBe(16.8);
  expect(totalPower(0, 450)).toBe(0);
});
