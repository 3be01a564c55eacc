import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planRoof } from "./plan-roof";
import { planWithRules } from "./plan-with-rules";
import { PLAIN_RULES, type RoofProblem } from "./roof-problem";
import { areBehindOthers, mostInFront } from "./rows-in-front";
import { roofBasis, scoreLayout } from "./score-layout";
import { bare } from "./testing/bare-roof";

const flat: RoofProblem = {
  ...bare,
  roof: { ...bare.roof, tilt: 0 },
  mounting: { kind: "rows", tilt: 25 },
  rules: { ...PLAIN_RULES, orientations: ["as-is"] },
};
const basis = roofBasis(flat);
const { width, height } = basis.footprints["as-is"];
const pitch = height + basis.footprints["as-is"].rowGap;
const now = () => 0;

it("knows which panels have another down the slope from them", () => {
  const behind = areBehindOthers([
    { x: 0, y: 0, width: 2, height: 1 },
    { x: 1.9, y: 4, width: 2, height: 1 },
    { x: 2, y: 2, width: 2, height: 1 },
    { x: 4, y: 2, width: 2, height: 1 },
  ]);
  // The first is covered by a tenth of a metre, the last touches what is before it.
  expect(behind).toEqual([true, false, true, false]);
});

const places = fc.array(fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 8 }) }), {
  maxLength: 40,
});

it("finds what comparing every panel with every other finds", () => {
  fc.assert(
    fc.property(places, fc.constantFrom(1, 2, 3), (corners, wide) => {
      const panels = corners.map(({ x, y }) => ({ x: x / 2, y: y * 2, width: wide, height: 1 }));
      // Panels of one row do not overlap.
      fc.pre(
        panels.every((one, i) =>
          panels.every((two, j) => i === j || one.y !== two.y || Math.abs(one.x - two.x) >= wide),
        ),
      );
      const slow = panels.map((one) => panels.some((two) => two.y > one.y && Math.abs(one.x - two.x) < wide));
      expect(areBehindOthers(panels)).toEqual(slow);
    }),
  );
});

it("lets no more panels stand in front than fit side by side", () => {
  expect(mostInFront(12, 1.65, 0)).toBe(7);
  expect(mostInFront(3.32, 1.65, 0.02)).toBe(2);
  expect(mostInFront(3.31, 1.65, 0.02)).toBe(1);
  expect(mostInFront(-1, 1.65, 0.02)).toBe(0);
});

describe("tilted rows on a flat roof", () => {
  const row = (index: number) => ({ x: 3, y: 1 + index * pitch, width, height });

  it("lose behind another row, none in front and none alone", () => {
    const access = (count: number) =>
      scoreLayout(
        flat,
        Array.from({ length: count }, (_, index) => row(index)),
        basis,
      ).panels.map(({ solarAccess }) => solarAccess);
    const kept = basis.keptBehindRow["as-is"];
    expect(kept).toBeLessThan(0.995);
    expect(kept).toBeGreaterThan(0.95);
    expect(access(1)).toEqual([1]);
    expect(access(3)).toEqual([kept, kept, 1]);
  });

  it("lose more the steeper they stand at one distance, and nothing flush with the roof", () => {
    const cover = 0.5;
    const keptAt = (tilt: number) => roofBasis({ ...flat, mounting: { kind: "rows", tilt } }).sun.keptBehindRow(cover);
    const [low, middle, steep] = [5, 15, 30].map(keptAt);
    expect(low).toBeGreaterThan(middle ?? 1);
    expect(middle).toBeGreaterThan(steep ?? 1);
    expect(keptAt(0)).toBeCloseTo(1, 12);
    expect(roofBasis(bare).keptBehindRow).toEqual({ "as-is": 1, rotated: 1 });
  });

  it("are planned with that loss in energy and bound, and proved best where the first row is full", () => {
    const plan = planRoof(flat, { seconds: 1, now }, basis);
    const inFront = mostInFront(flat.roof.width, width, flat.rules.gap);
    const kept = basis.keptBehindRow["as-is"];
    const counted = (inFront + (plan.count - inFront) * kept) * basis.unshadedEnergy;
    expect(plan.count).toBeGreaterThan(inFront);
    expect(plan.energyYield.value).toBeCloseTo(counted, 6);
    expect(plan.shadingLoss.value).toBeGreaterThan(0.1);
    expect(plan.optimal).toBe(true);
    expect(plan.faults).toEqual([]);
  });

  it("never yield more than their bound, with obstructions, locked panels and no single panels", () => {
    const chimneys = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 10 }),
        y: fc.integer({ min: 0, max: 7 }),
        size: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(chimneys, fc.boolean(), fc.boolean(), (found, isLocked, noSinglePanels) => {
        const problem: RoofProblem = {
          ...flat,
          obstructions: found.map(({ x, y, size }, index) => ({
            id: String(index),
            type: "vent",
            x,
            y,
            width: size / 2,
            height: size / 2,
            shadowLength: size,
          })),
          locked: isLocked ? [{ x: 5, y: 3, width, height }] : [],
          rules: { ...flat.rules, noSinglePanels },
        };
        const ownBasis = roofBasis(problem, basis.sun);
        fc.pre(scoreLayout(problem, problem.locked, ownBasis).broken.count === 0);
        const { energyYield, upperBound } = planWithRules(problem, { seconds: 1, now }, ownBasis);
        expect(energyYield.value).toBeLessThanOrEqual(upperBound.value + 1e-9);
      }),
      { numRuns: 15 },
    );
  });
});
