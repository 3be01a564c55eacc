import { expect, it } from "vitest";
import { planWithProof, searchSeconds } from "./plan-with-proof";
import { bare } from "./testing/bare-roof";

/** A small roof: 4 by 3 m, on which the search ends by itself. */
const small = { ...bare, roof: { ...bare.roof, width: 4, height: 3 } };
/** A clock that stands still: the work ends by itself, however slow the machine. */
const standing = () => 0;

it("searches a roof of up to 300 m² for 2.5 s, a larger one for twice that", () => {
  expect(searchSeconds({ width: 12, height: 8 })).toBe(2.5);
  expect(searchSeconds({ width: 20, height: 15 })).toBe(2.5);
  expect(searchSeconds({ width: 20.1, height: 15 })).toBe(5);
});

it("compares every kind of layout, the one asked for as it was found", () => {
  const { plan, comparison } = planWithProof({ ...small, arrangement: "rows" }, { now: standing, comparedWithin: 8 });
  expect(comparison.map(({ arrangement }) => arrangement)).toEqual(["free", "rows", "same-orientation"]);
  expect(comparison.find(({ arrangement }) => arrangement === "rows")?.plan).toBe(plan);
  const [free, rows, same] = comparison.map(({ plan: { energyYield } }) => energyYield.value);
  // Rows and one orientation are layouts, too: the best of all kinds yields no less.
  expect(free).toBeGreaterThanOrEqual(Math.max(rows ?? Infinity, same ?? Infinity) - 1e-6);
});

it("proves the layout in energy and in panels", () => {
  const { plan, mostPanels, panelsByArea } = planWithProof(small, { now: standing, comparedWithin: 8 });
  expect(plan.energyYield.value).toBeLessThanOrEqual(plan.upperBound.value);
  expect(plan.count).toBeLessThanOrEqual(mostPanels ?? 0);
  // 12 m² hold seven of 1.65 m² by area alone.
  expect(panelsByArea).toBe(7);
  expect(mostPanels).toBeLessThanOrEqual(panelsByArea);
});

it("compares no further kind once the time for it is over", () => {
  let calls = 0;
  const late = () => (calls++ === 0 ? 0 : 9_000);
  const { comparison, plan } = planWithProof({ ...small, arrangement: "rows" }, { now: late, comparedWithin: 8 });
  expect(comparison).toEqual([{ arrangement: "rows", plan }]);
});

it("ends with what it has when it is stopped", () => {
  const { plan, comparison } = planWithProof(small, { now: standing, comparedWithin: 8, signal: { aborted: true } });
  expect(plan.faults).toEqual([]);
  expect(comparison).toHaveLength(3);
});
