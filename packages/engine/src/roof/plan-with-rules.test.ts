import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { planWithRules } from "./plan-with-rules";
import { coverageOf, panelsWithinShare, ridgeSetback } from "./ridge-rule";
import { type Obstruction, PLAIN_RULES, type RoofProblem, type LayoutRules } from "./roof-problem";
import { roofBasis, scoreLayout } from "./score-layout";
import { singlePanels } from "./single-panels";
import { usableArea } from "./usable-area";
import { bare } from "./testing/bare-roof";

const { sun } = roofBasis(bare);
const roofWith = (rules: Partial<LayoutRules>, changed: Partial<RoofProblem> = {}): RoofProblem => ({
  ...bare,
  ...changed,
  rules: { ...PLAIN_RULES, ...rules },
});
/** A clock that stands still: the work ends by itself, however slow the machine. */
const now = () => 0;
const plan = (input: RoofProblem) => planWithRules(input, { seconds: 1, now }, roofBasis(input, sun));
const noSetback = { left: 0, right: 0, top: 0, bottom: 0 };

/** Source: International Residential Code 2018, R324.6.2: 18 in up to 33% of the roof in plan, 36 in beyond. */
const IRC = { setback: { ...noSetback, top: 0.457 }, ridge: { share: 0.33, setback: 0.914 } };

describe("the ridge rule", () => {
  it("keeps 36 in free once panels cover more than 33% of the roof, and says so", () => {
    const { panels, faults, ridge, optimal } = plan(roofWith(IRC));
    expect(faults).toEqual([]);
    expect(Math.min(...panels.map(({ y }) => y))).toBeGreaterThanOrEqual(0.914 - 1e-9);
    expect(ridge?.setback).toBe(0.914);
    expect(ridge?.coverage).toBeCloseTo((panels.length * 1.65) / 96, 9);
    expect(optimal).toBe(true);
  });

  it("keeps 18 in on a roof where obstructions leave room for less", () => {
    const shed: Obstruction = { id: "shed", type: "building", x: 0, y: 2.5, width: 12, height: 5.5, shadowLength: 0 };
    const { panels, faults, ridge } = plan(roofWith(IRC, { obstructions: [shed] }));
    expect(faults).toEqual([]);
    expect(ridge).toBeNull();
    expect(coverageOf(bare.roof, panels)).toBeLessThanOrEqual(0.33);
    expect(Math.min(...panels.map(({ y }) => y))).toBeGreaterThanOrEqual(0.457 - 1e-9);
    // Two rows do not fit below 36 in.
    expect(panels.length).toBe(14);
  });

  it("on a shallow roof takes no fewer panels than the share allows at 18 in", () => {
    // One row of 7 fits at either setback, and 5 panels are a third of the roof.
    const shallow = roofWith(IRC, { roof: { ...bare.roof, height: 2.2 } });
    const { panels, faults, upperBound, energyYield } = plan(shallow);
    expect(faults).toEqual([]);
    expect(panels.length).toBeGreaterThanOrEqual(panelsWithinShare(shallow, 1.65));
    expect(energyYield.value).toBeLessThanOrEqual(upperBound.value + 1e-6);
  });

  it("judges a layout by hand by what it covers", () => {
    const row = (count: number, y: number) =>
      Array.from({ length: count }, (_, index) => ({ x: index * 1.65, y, width: 1.65, height: 1 }));
    const input = roofWith(IRC);
    const basis = roofBasis(input, sun);
    // 19 panels cover 32.7%, 20 cover 34.4% of 96 m².
    const nineteen = [...row(7, 0.457), ...row(7, 1.457), ...row(5, 2.457)];
    expect(ridgeSetback(input, nineteen)).toBe(0.457);
    expect(scoreLayout(input, nineteen, basis).faults).toEqual([]);
    const twenty = [...row(7, 0.457), ...row(7, 1.457), ...row(6, 2.457)];
    expect(tell(scoreLayout(input, twenty, basis).faults[0]?.text ?? "")).toBe(
      "Panel 1 is 0.457 m from the top edge, the setback is 0.914 m while panels cover more than 33% of the roof",
    );
  });
});

describe("walkways", () => {
  const walkways = [
    { direction: "across", at: 3, width: 0.6 },
    { direction: "up", at: 5, width: 0.9 },
  ] as const;

  it.each([0, 0.1, 0.5])("stay free of panels whatever the clearance to obstructions is (%s m)", (clearance) => {
    const { panels, faults } = plan(roofWith({ walkways, clearance }));
    expect(faults).toEqual([]);
    expect(panels.length).toBeGreaterThan(30);
    expect(panels.every(({ y, height }) => y + height <= 3 + 1e-9 || y >= 3.6 - 1e-9)).toBe(true);
    expect(panels.every(({ x, width }) => x + width <= 5 + 1e-9 || x >= 5.9 - 1e-9)).toBe(true);
  });

  it("take their ground once where they cross, and throw no shadow", () => {
    const input = roofWith({ walkways });
    expect(usableArea(input)).toBeCloseTo(96 - 12 * 0.6 - 8 * 0.9 + 0.6 * 0.9, 9);
    expect(plan(input).shadingLoss.value).toBeCloseTo(0, 9);
  });

  it("refuse a panel that is put on one by hand, and take one that touches it", () => {
    const input = roofWith({ walkways: [walkways[0]] });
    const faults = (y: number) =>
      scoreLayout(input, [{ x: 0, y, width: 1.65, height: 1 }], roofBasis(input, sun)).faults.map(({ text }) =>
        tell(text),
      );
    expect(faults(2.01)).toEqual(["Panel 1 lies on a walkway"]);
    expect(faults(2)).toEqual([]);
    expect(faults(3.6)).toEqual([]);
  });
});

describe("single panels", () => {
  const gaps = { across: 0.02, down: 0.02 };
  const at = (x: number, y: number) => ({ x, y, width: 1.65, height: 1 });

  it("are those with no other beside, above or below them", () => {
    expect(singlePanels([], gaps)).toEqual([]);
    expect(singlePanels([at(0, 0)], gaps)).toEqual([0]);
    expect(singlePanels([at(0, 0), at(1.67, 0), at(5, 5)], gaps)).toEqual([2]);
    expect(singlePanels([at(0, 0), at(0.5, 1.02)], gaps)).toEqual([]);
    // Corner to corner they share no rail.
    expect(singlePanels([at(0, 0), at(1.67, 1.02)], gaps)).toEqual([0, 1]);
  });

  it("are left out where the rules say so, with what that costs; the bound stays", () => {
    // What stands there leaves room for one panel in a corner.
    const wall: Obstruction = { id: "wall", type: "building", x: 8, y: 1, width: 2.35, height: 7, shadowLength: 0 };
    const cut: Obstruction = { id: "cut", type: "building", x: 8, y: 0, width: 4, height: 6.9, shadowLength: 0 };
    const roof = { obstructions: [wall, cut] };
    const free = plan(roofWith({}, roof));
    const ruled = plan(roofWith({ noSinglePanels: true }, roof));
    expect(ruled.faults).toEqual([]);
    expect(ruled.count).toBe(free.count - 1);
    expect(ruled.leftOut?.panels).toBe(1);
    expect(ruled.leftOut?.energy).toBeCloseTo(free.energyYield.value - ruled.energyYield.value, 6);
    expect(ruled.upperBound.value).toBeCloseTo(free.upperBound.value, 6);
    expect(ruled.optimal).toBe(false);
  });
});
