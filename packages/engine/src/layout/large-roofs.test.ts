import { describe, expect, it } from "vitest";
import type { Rectangle } from "../geometry/rectangle";
import { Bands } from "./bands";
import { FreeTable } from "./free-table";
import { problemOf } from "./instance";
import { lineBound } from "./line-bound";
import { optimise } from "./optimise";
import { onRoof, planOf } from "./problem";
import { verified } from "./testing/verify";
import { instances as files } from "./truth/instances";
import { seededRandom } from "./windows";

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

  it.each(instances.filter(({ name }) => name.startsWith("pallet") || name === "flat-50-module-12"))(
    "bands and the table of free rectangles lay $name by the rules",
    ({ problem, reference }) => {
      const plan = planOf(problem);
      const [size] = plan.sizes;
      if (!size) throw new Error("An instance without a panel");
      const table = new FreeTable(Math.max(plan.width, plan.height), size, plan.gap);
      expect(table.fill(never)).toBe(true);
      const layout = (new Bands(plan, table).run(never) ?? []).map((panel) => onRoof(panel, problem, plan));
      expect(verified(problem, layout)).toEqual({ faults: [], value: layout.length });
      expect(layout.length).toBeLessThanOrEqual(reference.upperBound);
      expect(layout.length).toBeGreaterThan(0.95 * reference.value);
    },
  );

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
    let ticks = 0;
    // A clock of work: it runs only when it is asked.
    const { value, layout, upperBound } = optimise(problem, { seconds: 1, now: () => (ticks += 1) });
    expect(layout).toHaveLength(value);
    expect(value).toBeLessThanOrEqual(upperBound);
    expect(ticks).toBeLessThan(1100);
  });
});
