import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rectangle } from "../geometry/rectangle";
import { optimise } from "./optimise";
import type { LayoutProblem } from "./problem";
import { verified } from "./testing/verify";
import { workClock } from "./testing/work-clock";

const run = (problem: LayoutProblem, seconds = 10) => optimise(problem, { seconds, now: workClock() });

const decimetres = (min: number, max: number) => fc.integer({ min, max }).map((length) => length / 10);
const rectangles = fc.record({
  x: decimetres(-10, 80),
  y: decimetres(-10, 60),
  width: decimetres(0, 20),
  height: decimetres(0, 20),
});
const problems: fc.Arbitrary<LayoutProblem> = fc.record({
  roof: fc.record({ width: decimetres(10, 80), height: decimetres(10, 60) }),
  panel: fc.constantFrom({ width: 1.65, height: 1 }, { width: 1.722, height: 1.134 }, { width: 1.4, height: 0.9 }),
  orientations: fc.constantFrom(["as-is", "rotated"] as const, ["rotated"] as const),
  gap: fc.constantFrom(0, 0.02, 0.2),
  clearance: fc.constantFrom(0, 0.1),
  setback: fc.record({
    left: decimetres(0, 5),
    right: decimetres(0, 5),
    top: decimetres(0, 5),
    bottom: decimetres(0, 5),
  }),
  obstructions: fc.array(rectangles, { maxLength: 4 }),
  zones: fc.array(fc.record({ ...rectanglesWithLoss() }), { maxLength: 3 }),
  objective: fc.constantFrom("count", "energy"),
});
function rectanglesWithLoss() {
  return {
    x: decimetres(-10, 80),
    y: decimetres(-10, 60),
    width: decimetres(0, 30),
    height: decimetres(0, 30),
    loss: fc.constantFrom(0.02, 0.07, 0.15, 0.25, 1),
  };
}
const seeded = { seed: 4, numRuns: 60 };

describe("any roof", () => {
  it("is laid without overlap, inside, clear, worth what is said and never above its bound", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const { layout, value, upperBound, optimal } = run(problem, 1);
        expect(verified(problem, layout)).toEqual({ faults: [], value });
        expect(value).toBeLessThanOrEqual(upperBound);
        expect(optimal).toBe(value === upperBound);
      }),
      seeded,
    );
  });

  it("never gains from one more obstruction", () => {
    fc.assert(
      fc.property(problems, rectangles, (problem, obstruction) => {
        const before = run(problem, 1);
        const after = run({ ...problem, obstructions: [...problem.obstructions, obstruction] }, 1);
        expect(after.value).toBeLessThanOrEqual(before.upperBound);
      }),
      seeded,
    );
  });

  it("has the same value seen in a mirror", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const { roof, setback } = problem;
        const turned = <Kind extends Rectangle>(one: Kind): Kind => ({ ...one, x: roof.width - one.x - one.width });
        const mirrored = {
          ...problem,
          setback: { ...setback, left: setback.right, right: setback.left },
          obstructions: problem.obstructions.map(turned),
          zones: problem.zones.map(turned),
        };
        const [a, b] = [run(problem, 1), run(mirrored, 1)];
        expect(a.value).toBeLessThanOrEqual(b.upperBound);
        expect(b.value).toBeLessThanOrEqual(a.upperBound);
        fc.pre(a.optimal && b.optimal);
        expect(a.value).toBe(b.value);
      }),
      seeded,
    );
  });

  it("gives the same layout for the same problem", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const [a, b] = [run(problem), run(problem)];
        fc.pre(a.optimal && b.optimal);
        expect(a.layout).toEqual(b.layout);
      }),
      { ...seeded, numRuns: 15 },
    );
  });
});

/** Tries every decimetre for every panel, one after the other: slow and without any idea. */
function bruteForce(problem: LayoutProblem, placed: readonly Rectangle[] = [], from = 0): number {
  const [columns, rows] = [Math.round(problem.roof.width * 10), Math.round(problem.roof.height * 10)];
  let best = verified(problem, placed).value;
  for (let cell = from; cell < columns * rows; cell++) {
    for (const orientation of problem.orientations) {
      const { width, height } = problem.panel;
      const size = orientation === "as-is" ? { width, height } : { width: height, height: width };
      const layout = [...placed, { x: (cell % columns) / 10, y: Math.floor(cell / columns) / 10, ...size }];
      if (verified(problem, layout).faults.length === 0) best = Math.max(best, bruteForce(problem, layout, cell + 1));
    }
  }
  return best;
}

it("agrees with trying everything on tiny roofs", () => {
  const tiny = fc.record({
    roof: fc.record({ width: decimetres(6, 10), height: decimetres(5, 9) }),
    panel: fc.constantFrom({ width: 0.5, height: 0.3 }, { width: 0.4, height: 0.4 }, { width: 0.7, height: 0.4 }),
    gap: fc.constantFrom(0, 0.1),
    obstructions: fc.array(
      fc.record({ x: decimetres(0, 9), y: decimetres(0, 8), width: decimetres(1, 3), height: decimetres(1, 3) }),
      { minLength: 1, maxLength: 2 },
    ),
    zones: fc.array(
      fc.record({
        x: decimetres(0, 9),
        y: decimetres(0, 8),
        width: decimetres(1, 4),
        height: decimetres(1, 4),
        loss: fc.constantFrom(0.07, 0.25),
      }),
      { maxLength: 2 },
    ),
    objective: fc.constantFrom("count" as const, "energy" as const),
  });
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  fc.assert(
    fc.property(tiny, (part) => {
      const problem: LayoutProblem = { ...part, orientations: ["as-is", "rotated"], clearance: 0, setback: none };
      const { value, optimal } = run(problem);
      expect({ value, optimal }).toEqual({ value: bruteForce(problem), optimal: true });
    }),
    { seed: 7, numRuns: 40 },
  );
});
