// Of the rest: a walk over roofs by chance; layout and its rules are tried in the first tier.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rectangle } from "../geometry/rectangle";
import { verified } from "../layout/testing/verify";
import { withSinglesJoined } from "./join-singles";
import { planWithRules } from "./plan-with-rules";
import { type Obstruction, PLAIN_RULES, type RoofProblem } from "./roof-problem";
import { roofBasis, scoreLayout } from "./score-layout";
import { singlePanels } from "./single-panels";
import { bare } from "./testing/bare-roof";

const { roof } = bare;
const { sun } = roofBasis(bare);
const still = { now: () => 0, until: 1000 };
const at = (x: number, y: number, width = 1.65, height = 1): Rectangle => ({ x, y, width, height });
const block = (x: number, y: number, width: number, height: number): Obstruction => ({
  ...at(x, y, width, height),
  id: `${x} ${y}`,
  type: "building",
  shadowLength: 0,
});

/** What a layout becomes, sorted, with what it gains. [kWh a year] */
function joined(input: RoofProblem, layout: readonly Rectangle[], locked: readonly Rectangle[] = []) {
  const basis = roofBasis(input, sun);
  const { panels } = scoreLayout(input, layout, basis);
  const isLocked = ({ x, y }: Rectangle) => locked.some((one) => one.x === x && one.y === y);
  const after = withSinglesJoined({ ...still, input, basis, arrangement: input.arrangement, isLocked }, panels);
  const energy = (all: readonly { readonly yearlyEnergy: number }[]) =>
    all.reduce((sum, { yearlyEnergy }) => sum + yearlyEnergy, 0);
  const places = after
    .map(({ x, y, width, height }) => ({ x, y, width, height }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return { places, gain: energy(after) - energy(panels) };
}

describe("a panel that stands alone", () => {
  /** A shaft on the left, and a room beside its lower end. */
  const shaft: RoofProblem = {
    ...bare,
    roof: { ...roof, width: 2.65, height: 3 },
    obstructions: [block(1, 0, 1.65, 1.9)],
  };
  const apart = [at(0, 0, 1, 1.65), at(1, 2)];

  it("slides along free ground until it touches another", () => {
    const { places, gain } = joined(shaft, apart);
    expect(singlePanels(apart, { across: 0, down: 0 })).toEqual([0, 1]);
    expect(places).toHaveLength(2);
    expect(singlePanels(places, { across: 0, down: 0 })).toEqual([]);
    expect(gain).toBeCloseTo(0, 6);
  });

  it("has another brought to it where it is locked itself", () => {
    const locked = at(6, 4);
    const { places } = joined(bare, [locked, at(9, 4), at(9, 5)], [locked]);
    expect(places).toContainEqual(locked);
    expect(singlePanels(places, { across: 0, down: 0 })).toEqual([]);
  });

  it("has the ground around it laid out again where no single move helps", () => {
    // A corridor of 3.4 m: two panels fill it with 0.1 m to spare, the third stands 1.2 m below in the middle.
    const corridor: RoofProblem = { ...bare, roof: { ...roof, width: 3.4, height: 3.3 } };
    const { places, gain } = joined(corridor, [at(0, 0), at(1.75, 0), at(0.9, 2.3)]);
    expect(singlePanels(places, { across: 0, down: 0 })).toEqual([]);
    expect(gain).toBeGreaterThanOrEqual(-1e-6);
  });

  it("stays where nothing brings it to another", () => {
    const walled: RoofProblem = { ...bare, roof: { ...roof, height: 1 }, obstructions: [block(2, 0, 5, 1)] };
    const layout = [at(0, 0), at(7, 0), at(8.65, 0)];
    expect(joined(walled, layout)).toEqual({ places: layout, gain: 0 });
  });

  it("stays where the time is over, or nobody waits any more", () => {
    const basis = roofBasis(shaft, sun);
    const { panels } = scoreLayout(shaft, apart, basis);
    const joining = { ...still, input: shaft, basis, arrangement: shaft.arrangement, isLocked: () => false };
    expect(withSinglesJoined({ ...joining, now: () => still.until }, panels)).toBe(panels);
    expect(withSinglesJoined({ ...joining, signal: { aborted: true } }, panels)).toBe(panels);
    expect(withSinglesJoined(joining, panels)).not.toBe(panels);
  });

  it("moves along its row only where the layout is rows", () => {
    const rows: RoofProblem = { ...bare, arrangement: "rows" };
    const layout = [at(0, 0), at(1.65, 0), at(3.3, 0), at(4.95, 1)];
    const { places } = joined(rows, layout);
    expect(singlePanels(places, { across: 0, down: 0 })).toEqual([]);
    expect(new Set(places.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
    expect(places.every(({ height }) => height === 1)).toBe(true);
  });
});

describe("the plan without single panels", () => {
  const millimetres = (from: number, to: number) => fc.integer({ min: from, max: to }).map((value) => value / 1000);
  const obstruction = fc.record({
    x: millimetres(0, 7000),
    y: millimetres(0, 5000),
    width: millimetres(200, 3000),
    height: millimetres(200, 3000),
    shadowLength: fc.constantFrom(0, 2),
  });
  const input = fc
    .record({
      width: millimetres(2500, 8000),
      height: millimetres(2000, 6000),
      gap: fc.constantFrom(0, 0.02),
      clearance: fc.constantFrom(0, 0.1),
      arrangement: fc.constantFrom("free" as const, "rows" as const, "same-orientation" as const),
      obstructions: fc.array(obstruction, { minLength: 1, maxLength: 4 }),
    })
    .map(({ width, height, gap, clearance, arrangement, obstructions }): RoofProblem => ({
      ...bare,
      roof: { ...roof, width, height },
      obstructions: obstructions.map((one, index) => ({ ...one, id: String(index), type: "building" as const })),
      rules: { ...PLAIN_RULES, gap, clearance },
      arrangement,
    }));

  it("has none, keeps the rules, and yields no less than the best layout with its single panels taken off", () => {
    fc.assert(
      fc.property(input, (given) => {
        const basis = roofBasis(given, sun);
        const options = { seconds: 1, now: () => 0 };
        const free = planWithRules(given, options, basis);
        const ruled = planWithRules({ ...given, rules: { ...given.rules, noSinglePanels: true } }, options, basis);
        const gaps = { across: given.rules.gap, down: given.rules.gap };
        const alone = new Set(singlePanels(free.panels, gaps));
        const off = free.panels.filter((_, index) => !alone.has(index));
        expect(singlePanels(ruled.panels, gaps)).toEqual([]);
        expect(ruled.faults).toEqual([]);
        const problem = { ...given, ...given.rules, zones: [], objective: "count" as const };
        expect(verified(problem, ruled.panels).faults).toEqual([]);
        const least = scoreLayout(given, off, basis).energyYield.value;
        expect(ruled.energyYield.value).toBeGreaterThanOrEqual(least - 1e-6);
        expect(ruled.energyYield.value).toBeLessThanOrEqual(ruled.upperBound.value + 1e-6);
        const orientations = new Set(ruled.panels.map(({ width }) => width)).size;
        expect(orientations).toBeLessThanOrEqual(given.arrangement === "same-orientation" ? 1 : 2);
      }),
      { numRuns: 30 },
    );
  });
});
