import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rectangle } from "../geometry/rectangle";
import { problemOf } from "./instance";
import { optimise, type LayoutMode } from "./optimise";
import type { LayoutProblem } from "./problem";

const folder = resolve(import.meta.dirname, "truth");
interface Reference {
  readonly value: number;
  readonly upperBound: number;
  readonly proved: boolean;
  readonly baselines: { readonly rowOptimal: number };
}
const read = (name: string) => {
  const instance: { reference: Reference } = JSON.parse(readFileSync(resolve(folder, name), "utf8"));
  return { name, problem: problemOf(instance), reference: instance.reference };
};
const instances = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map(read);
const run = (problem: LayoutProblem, seconds = 10, mode: LayoutMode = "free") =>
  optimise(problem, { seconds, mode, now: () => performance.now() });

const TOLERANCE = 1e-6; // metres
/** Whether two spans come closer than a distance. */
const close = (a: number, aLong: number, b: number, bLong: number, distance = 0) =>
  Math.min(a + aLong, b + bLong) - Math.max(a, b) > TOLERANCE - distance;
const touching = (a: Rectangle, b: Rectangle, distance = 0) =>
  close(a.x, a.width, b.x, b.width, distance) && close(a.y, a.height, b.y, b.height, distance);

/** Checks the rules from the problem in metres alone, pair by pair, and values the layout anew. */
function verified(problem: LayoutProblem, panels: readonly Rectangle[]): { faults: string[]; value: number } {
  const { roof, setback, panel, obstructions, clearance, gap, zones, objective } = problem;
  const faults: string[] = [];
  const same = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  for (const [index, one] of panels.entries()) {
    const asIs = same(one.width, panel.width) && same(one.height, panel.height);
    const rotated = same(one.width, panel.height) && same(one.height, panel.width);
    const allowed =
      (asIs && problem.orientations.includes("as-is")) || (rotated && problem.orientations.includes("rotated"));
    if (!allowed) faults.push(`${index} has the wrong size`);
    const right = roof.width - setback.right - one.x - one.width;
    const bottom = roof.height - setback.bottom - one.y - one.height;
    if (Math.min(one.x - setback.left, one.y - setback.top, right, bottom) < -TOLERANCE)
      faults.push(`${index} is outside`);
    const solid = obstructions.filter(({ width, height }) => width > 0 && height > 0);
    if (solid.some((obstruction) => touching(one, obstruction, clearance))) faults.push(`${index} is not clear`);
    if (panels.some((other, place) => place > index && touching(one, other, gap))) faults.push(`${index} is too close`);
  }
  const valueOf = (one: Rectangle) =>
    objective === "count"
      ? 1
      : Math.round(1000 * (1 - Math.max(0, ...zones.filter((zone) => touching(one, zone)).map(({ loss }) => loss))));
  return { faults, value: panels.reduce((sum, one) => sum + valueOf(one), 0) };
}

describe("the reference instances", () => {
  it.each(instances)("$name is laid by the rules and claims nothing false", ({ problem, reference }) => {
    const { layout, value, upperBound, optimal } = run(problem, 5);
    expect(verified(problem, layout)).toEqual({ faults: [], value });
    expect(value).toBeLessThanOrEqual(reference.upperBound);
    expect(upperBound).toBeGreaterThanOrEqual(reference.value);
    expect(optimal).toBe(value === upperBound);
    if (reference.proved) expect(value).toBe(reference.value);
  });

  it.each(instances)("$name in rows reaches the best rows known", ({ problem, reference }) => {
    const { layout, value, optimal } = run(problem, 5, "rows");
    expect(verified(problem, layout)).toEqual({ faults: [], value });
    expect({ value, optimal }).toEqual({ value: reference.baselines.rowOptimal, optimal: true });
  });

  it.each(instances.filter(({ name }) => !name.startsWith("flat")))(
    "$name in one orientation is no better than in both",
    ({ problem, reference }) => {
      const { layout, value } = run(problem, 2, "same-orientation");
      expect(verified(problem, layout)).toEqual({ faults: [], value });
      expect(value).toBeLessThanOrEqual(reference.upperBound);
      expect(new Set(layout.map(({ width }) => width)).size).toBeLessThanOrEqual(1);
    },
  );
});

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
        if (a.optimal && b.optimal) expect(a.value).toBe(b.value);
      }),
      seeded,
    );
  });

  it("gives the same layout for the same problem", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const [a, b] = [run(problem), run(problem)];
        if (a.optimal && b.optimal) expect(a.layout).toEqual(b.layout);
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
}, 60_000);

it("stops when told, with a valid layout and a bound", () => {
  const { problem } = read("flat-50-module-12.json");
  let calls = 0;
  const signal = {
    get aborted() {
      return ++calls > 500;
    },
  };
  const { layout, value, upperBound } = optimise(problem, { seconds: 60, now: () => performance.now(), signal });
  expect(verified(problem, layout)).toEqual({ faults: [], value });
  expect(upperBound).toBeGreaterThanOrEqual(1138);
});
