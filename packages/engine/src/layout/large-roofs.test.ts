// Of the rest: the largest roofs.
import { describe, expect, it } from "vitest";
import { boxOf, overlap, type Rectangle } from "../geometry/rectangle";
import { Division } from "./division";
import type { Standing } from "./exact";
import { FreeTable } from "./free-table";
import { problemOf } from "./instance";
import { LargeSearch } from "./large";
import { lineBound } from "./line-bound";
import { optimise } from "./optimise";
import type { Placement } from "./plan-value";
import { onRoof, planOf, type Plan } from "./problem";
import { verified } from "./testing/verify";
import { workClock } from "./testing/work-clock";
import { instances as files } from "./truth/instances";
import { seededRandom } from "./random";
import { isWithin } from "./windows";

const instances = files.map((file) => ({ name: file.id, problem: problemOf(file), reference: file.reference }));
const never = () => false;

describe("large roofs", () => {
  it.each(instances)("the bound of lines is not below what is known of $name", ({ problem, reference }) => {
    expect(lineBound(planOf(problem))).toBeGreaterThanOrEqual(reference.value);
  });

  it("an empty roof is no larger than panels pushed together reach", () => {
    const problem = problemOf({ roof: { width: 3.9, height: 3.9 }, panel: { width: 2, height: 1 } });
    // Panels of 2 and 1 m end at 3 m at most: ⌊3 × 3 ÷ 2⌋. The roof's own area would allow 7.
    expect(lineBound(planOf(problem))).toBe(4);
  });

  const tableFor = ({ width, height, sizes: [size], gap }: Plan) => {
    if (!size) throw new Error("A plan without a panel");
    const table = new FreeTable(Math.max(width, height), size, gap);
    expect(table.fill(never)).toBe(true);
    return table;
  };

  it.each(instances.filter(({ name }) => name.startsWith("pallet") || name === "flat-50-module-12"))(
    "a division and the table of free rectangles lay $name by the rules",
    ({ problem, reference }) => {
      const plan = planOf(problem);
      const { panels } = new Division(plan, tableFor(plan), 1).run(never);
      const layout = panels.map((panel) => onRoof(panel, problem, plan));
      expect(verified(problem, layout)).toEqual({ faults: [], value: layout.length });
      expect(layout.length).toBeLessThanOrEqual(reference.upperBound);
      expect(layout.length).toBeGreaterThan(0.98 * reference.value);
    },
  );

  it("a division lays a pinwheel around a hole", () => {
    // A hole of 0.7 m in the middle of four panels of 2 × 1.3 m, laid as a pinwheel on 3.3 × 3.3 m.
    const hole = { x: 1.3, y: 1.3, width: 0.7, height: 0.7 };
    const pinwheel = problemOf({
      roof: { width: 3.3, height: 3.3 },
      panel: { width: 2, height: 1.3 },
      obstructions: [hole],
    });
    const plan = planOf(pinwheel);
    expect(new Division(plan, tableFor(plan), 1).run(never).panels).toHaveLength(4);
  });

  it("a division keeps to the rules whatever stands on the roof, alike for the same seed and when stopped at once", () => {
    const random = seededRandom(3);
    const metres = (low: number, high: number) => Math.round(1000 * (low + (high - low) * random())) / 1000;
    for (let roof = 0; roof < 6; roof++) {
      const problem = problemOf({
        roof: { width: metres(8, 16), height: metres(8, 16) },
        panel: { width: 1.722, height: 1.134 },
        gap: roof % 2 === 0 ? 0 : 0.02,
        obstructions: Array.from({ length: roof }, () => ({
          x: metres(-2, 16),
          y: metres(-2, 16),
          width: metres(0, 3),
          height: metres(0, 3),
        })),
      });
      const plan = planOf(problem);
      const table = tableFor(plan);
      const laid = (stop: () => boolean) => new Division(plan, table, 1).run(stop);
      for (const { panels, crowded } of [laid(never), laid(() => true)]) {
        const layout = panels.map((panel) => onRoof(panel, problem, plan));
        expect(verified(problem, layout)).toEqual({ faults: [], value: layout.length });
        for (const piece of crowded) {
          expect(plan.blockers.filter((box) => overlap(box, piece)).length).toBeGreaterThan(1);
          const [across, within] = [overlap, isWithin].map((is) => panels.filter((panel) => is(boxOf(panel), piece)));
          expect(across).toEqual(within);
        }
      }
      expect(laid(() => true)).toEqual(laid(() => true));
    }
  });

  it("pieces of a division with several obstructions are laid out again where they hold more", () => {
    const random = seededRandom(4);
    const metres = (low: number, high: number) => Math.round(10 * (low + (high - low) * random())) / 10;
    const problem = problemOf({
      roof: { width: 30, height: 30 },
      panel: { width: 2, height: 1.3 },
      obstructions: Array.from({ length: 5 }, () => ({
        x: metres(1, 28),
        y: metres(1, 28),
        width: metres(0.3, 1.2),
        height: metres(0.3, 1.3),
      })),
    });
    const plan = planOf(problem);
    const found = new Map<string, Placement>();
    const limits = {
      stop: () => found.has("pieces of a division"),
      report: ({ foundBy, best }: Standing) => found.set(foundBy, best),
    };
    const best = { panels: [], value: 0 };
    const nothing: Standing = { best, foundBy: "rows", upperBound: lineBound(plan), provedBy: "lines" };
    new LargeSearch(plan, nothing, limits, 1).run();
    const [division, pieces] = [found.get("division"), found.get("pieces of a division")];
    expect(pieces?.value).toBeGreaterThan(division?.value ?? Infinity);
    const layout = pieces?.panels.map((panel) => onRoof(panel, problem, plan)) ?? [];
    expect(verified(problem, layout)).toEqual({ faults: [], value: pieces?.value });
  });

  it("the table finds the proved optimum of 961 lying and standing panels of 2 × 1.3 m on 50 × 50 m", () => {
    const table = new FreeTable(50_000, { width: 2000, height: 1300 }, 0);
    table.fill(never);
    const panels: Rectangle[] = [];
    table.place({ left: 0, top: 0, right: 50_000, bottom: 50_000 }, panels);
    // The area bound: ⌊2,500 ÷ 2.6⌋.
    expect(panels).toHaveLength(961);
  });

  it("are answered within their time, whatever is sent", () => {
    const random = seededRandom(5);
    const obstructions = Array.from({ length: 200 }, () => ({
      x: 200 * random(),
      y: 200 * random(),
      width: 5 * random(),
      height: 5 * random(),
    }));
    const problem = problemOf({
      roof: { width: 200, height: 200 },
      panel: { width: 0.317, height: 0.2 },
      gap: 0.011,
      obstructions,
    });
    const now = workClock();
    const { value, layout, upperBound } = optimise(problem, { seconds: 1, now });
    expect(layout).toHaveLength(value);
    expect(value).toBeLessThanOrEqual(upperBound);
    expect(now()).toBeLessThan(1100);
  });
});
