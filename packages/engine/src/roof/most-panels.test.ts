import { describe, expect, it } from "vitest";
import { mostPanels, panelsByArea } from "./most-panels";
import { type Obstruction, PLAIN_RULES, type RoofProblem, type LayoutRules } from "./roof-problem";
import { bare } from "./testing/bare-roof";

/** A clock that stands still: the work ends by itself, however slow the machine. */
const options = { seconds: 1, now: () => 0 };
const most = (changed: Partial<RoofProblem> = {}, rules: Partial<LayoutRules> = {}) =>
  mostPanels({ ...bare, ...changed, rules: { ...PLAIN_RULES, ...rules } }, options);

const block = (x: number, y: number, width: number, height: number): Obstruction => ({
  id: "block",
  type: "building",
  x,
  y,
  width,
  height,
  shadowLength: 2,
});

it("is the proved optimum of the specification's default roof", () => {
  // Source: reference instance default-standard.
  expect(most({ obstructions: [block(6, 4, 1, 1)] })).toBe(56);
});

it("is what full rows can hold where only those count", () => {
  // 1.65a + b ≤ 8 m with a rows of 12 upright and b rows of 7 lying panels: a = b = 3 holds most.
  expect(most({ arrangement: "rows" })).toBe(57);
});

it("counts the panels that stay, and what fits around them", () => {
  // On a strip of one row 6 of 1.65 m fit into the 10.35 m that the first one leaves.
  const locked = [{ x: 0, y: 0, width: 1.65, height: 1 }];
  expect(most({ roof: { ...bare.roof, height: 1 }, locked })).toBe(1 + 6);
});

it("is not known of tilted rows, whose distance follows from their energy", () => {
  expect(most({ mounting: { kind: "rows", tilt: 10 } })).toBeNull();
});

it("divides the usable ground by the panel's", () => {
  expect(panelsByArea(bare)).toBe(Math.floor(96 / 1.65));
  expect(panelsByArea({ ...bare, obstructions: [block(6, 4, 1, 1)] })).toBe(Math.floor(95 / 1.65));
});

/** Source: International Residential Code 2018, R324.6.2: 18 in up to 33% of the roof in plan, 36 in beyond. */
describe("with a ridge rule of 18 and 36 in", () => {
  const setback = { left: 0, right: 0, top: 0.457, bottom: 0 };
  const ridge = { share: 0.33, setback: 0.914 };

  it("is the most at 36 in where that is more than a third of the roof", () => {
    const far = most({}, { setback: { ...setback, top: 0.914 } });
    expect(far).toBeGreaterThan((0.33 * 96) / 1.65);
    expect(most({}, { setback, ridge })).toBe(far);
  });

  it("is the most at 18 in where that stays within a third and 36 in leave less", () => {
    // Between 2.5 m and the ridge: two rows of 7 below 18 in, one below 36 in. A third of the roof are 19.
    const obstructions = [block(0, 2.5, 12, 5.5)];
    expect(most({ obstructions }, { setback: { ...setback, top: 0.914 } })).toBe(7);
    expect(most({ obstructions }, { setback, ridge })).toBe(14);
  });

  it("is a third of the roof where more fits at 18 in and less at 36 in", () => {
    // The same strip with 4 panels in a row. A third of 6.6 by 4.5 m are 5.
    const roof = { ...bare.roof, width: 6.6, height: 4.5 };
    const obstructions = [block(0, 2.5, 6.6, 2)];
    expect(most({ roof, obstructions }, { setback: { ...setback, top: 0.914 } })).toBe(4);
    expect(most({ roof, obstructions }, { setback })).toBe(8);
    expect(most({ roof, obstructions }, { setback, ridge })).toBe(5);
  });

  it("changes nothing where the setback is the larger one already", () => {
    const wide = { ...setback, top: 1 };
    expect(most({}, { setback: wide, ridge })).toBe(most({}, { setback: wide }));
  });
});
