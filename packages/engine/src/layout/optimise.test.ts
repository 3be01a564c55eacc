// Of the rest: every reference roof, laid out with its proof.
import { describe, expect, it } from "vitest";
import { problemOf } from "./instance";
import { optimise, type Arrangement } from "./optimise";
import type { LayoutProblem } from "./problem";
import { verified } from "./testing/verify";
import { workClock } from "./testing/work-clock";
import { instances as files } from "./truth/instances";

const instances = files.map((file) => ({ name: file.id, problem: problemOf(file), reference: file.reference }));
const run = (problem: LayoutProblem, seconds: number, arrangement: Arrangement = "free") =>
  optimise(problem, { seconds, arrangement, now: workClock() });

describe("the reference instances", () => {
  it.each(instances)("$name is laid by the rules and claims nothing false", ({ problem, reference }) => {
    const { layout, value, upperBound, optimal } = run(problem, reference.proved ? 25 : 3);
    expect(verified(problem, layout)).toEqual({ faults: [], value });
    expect(value).toBeLessThanOrEqual(reference.upperBound);
    expect(upperBound).toBeGreaterThanOrEqual(reference.value);
    expect(optimal).toBe(value === upperBound);
    expect(value).toBeGreaterThanOrEqual(reference.proved ? reference.value : 0);
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

it("reaches the best layout known of house-compact-8, whose bound nobody has met", () => {
  const [compact] = instances.filter(({ name }) => name === "house-compact-8");
  if (!compact) throw new Error("The compact reference house is missing");
  let reached = 0;
  const signal = {
    get aborted() {
      return reached >= compact.reference.value;
    },
  };
  const onProgress = ({ value }: { readonly value: number }) => (reached = value);
  const { value } = optimise(compact.problem, { seconds: 60, now: workClock(), signal, onProgress });
  expect(value).toBe(compact.reference.value);
});

it("stops when told, with a valid layout and a bound", () => {
  const [large] = instances.filter(({ name }) => name === "flat-50-module-12");
  if (!large) throw new Error("The large reference roof is missing");
  const { problem } = large;
  let calls = 0;
  const signal = {
    get aborted() {
      return ++calls > 500;
    },
  };
  const { layout, value, upperBound } = optimise(problem, { seconds: 60, now: workClock(), signal });
  expect(verified(problem, layout)).toEqual({ faults: [], value });
  expect(upperBound).toBeGreaterThanOrEqual(1138);
});
