import { type PlacedPanel, type RoofProof, RoofRules } from "@sunwright/contract/roof";
import { expect, it } from "vitest";
import { proofWords, ruleWords, searchWords } from "./proof-words";

const panel: PlacedPanel = { id: "p", x: 0, y: 0, width: 1, height: 1, shaded: false, solarAccess: 1, yearlyEnergy: 1 };
const panels = (count: number) => Array.from({ length: count }, () => panel);
const trace = (value: number) => ({
  id: "",
  name: "",
  value,
  unit: "",
  formula: "",
  equation: "",
  inputs: [],
  source: "",
});
const proof = (change: Partial<RoofProof>): RoofProof => ({
  panels: 56,
  panelsByArea: 58,
  upperBound: trace(26_000),
  gapPercent: trace(0),
  optimal: true,
  sentence: "",
  method: "",
  boundBy: "",
  milliseconds: 1,
  ...change,
});

it("says of a proved layout that one more panel is out of reach", () => {
  expect(proofWords({ mode: "most-energy", optimizedLayout: panels(56) }, proof({}))).toBe(
    "56 panels, proved: no layout holds 57, and none yields more.",
  );
});

it("never claims more than is proved", () => {
  const open = proof({ optimal: false, gapPercent: trace(0.754), upperBound: trace(25_912.68) });
  expect(proofWords({ mode: "most-energy", optimizedLayout: panels(55) }, open)).toBe(
    "55 panels. No layout yields more than 25,913 kWh a year: at most 0.75% above this one. No layout holds more than 56 panels.",
  );
  const energy = proofWords({ mode: "rows", optimizedLayout: panels(54) }, proof({}));
  expect(energy).toBe(
    "54 panels, proved: no layout of full rows yields more energy. No layout of full rows holds more than 56 panels.",
  );
});

it("says what the ridge rule took, and what it costs to leave single panels out", () => {
  const rules = RoofRules.parse({ setback: { top: 0.457 }, ridge: { share: 0.33, setback: 0.914 } });
  expect(ruleWords({ energyYield: 990, rules }, proof({}))).toEqual([]);
  const ruled = proof({ ridge: { coverage: 0.612, setback: 0.914 }, leftOut: { panels: 1, energy: 10 } });
  expect(ruleWords({ energyYield: 990, rules }, ruled)).toEqual([
    "Panels cover 61.2% of this slope, more than 33%: the layout keeps 0.914 m to the ridge instead of 0.457 m.",
    "1 panel standing alone left out: that costs 10 kWh a year, 1%. The bound counts layouts with single panels.",
  ]);
});

it("says how long it was searched, and whether to the end", () => {
  expect(searchWords({ milliseconds: 12, optimal: true })).toBe("Found and proved in less than 0.1 s.");
  expect(searchWords({ milliseconds: 2_512, optimal: false })).toBe(
    "Searched for 2.5 s. Whether a better layout exists within that distance remains open.",
  );
});
