import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rectangle } from "../geometry/rectangle";
import type { Footprint } from "./racks";
import { FAULTS_NAMED } from "./roof-faults";
import { PLAIN_RULES, type RoofProblem } from "./roof-problem";
import { roofBasis, scoreLayout } from "./score-layout";

const wide: RoofProblem = {
  roof: { width: 12, height: 8, tilt: 30, azimuth: 180 },
  panel: { width: 1.65, height: 1, power: 300 },
  obstructions: [],
  rules: PLAIN_RULES,
  arrangement: "free",
  mounting: { kind: "flush" },
  site: { city: "us-new-york-ny-jfk" },
  locked: [],
};
const basis = roofBasis(wide);

describe("faults", () => {
  it("are counted and the first few named: 4,000 panels in one place overlap in every pair", () => {
    const panels = Array.from({ length: 4_000 }, () => ({ x: 1, y: 1, width: 1.65, height: 1 }));
    const { faults, broken } = scoreLayout(wide, panels, basis);
    expect(broken.count).toBe((4_000 * 3_999) / 2);
    expect(broken.byRule).toEqual({ overlap: broken.count });
    expect(broken.panels).toEqual([...panels.keys()]);
    expect(faults).toHaveLength(FAULTS_NAMED);
  });

  it("are those that a comparison of every pair finds", () => {
    const side = fc.integer({ min: 0, max: 80 }).map((step) => step / 8);
    const panel = fc.record({
      x: side,
      y: side,
      width: fc.constantFrom(1.65, 1, 0.2, 6),
      height: fc.constantFrom(1, 1.65, 0.1, 7),
    });
    fc.assert(
      fc.property(
        fc.array(panel, { maxLength: 40 }),
        fc.constantFrom(0, 0.02, 0.5, 3),
        fc.constantFrom<RoofProblem["mounting"][]>({ kind: "flush" }, { kind: "rows", tilt: 10 }),
        (panels, gap, mounting) => {
          const ruled = { ...wide, mounting, rules: { ...PLAIN_RULES, gap } };
          const ground = roofBasis(ruled, basis.sun);
          const { broken } = scoreLayout(ruled, panels, ground);
          const expected = pairsTooClose(panels, gap, Object.values(ground.footprints));
          const { overlap = 0, gap: near = 0 } = broken.byRule;
          expect(overlap + near).toBe(expected);
        },
      ),
    );
  });
});

/** How many pairs are nearer than the gap across and than the larger of their row gaps down, each with each. */
function pairsTooClose(panels: readonly Rectangle[], gap: number, footprints: readonly Footprint[]): number {
  const tolerance = 1e-6;
  const between = (a: number, aLong: number, b: number, bLong: number) =>
    Math.max(a, b) - Math.min(a + aLong, b + bLong);
  const rowGapOf = ({ width, height }: Rectangle) =>
    footprints.find((one) => Math.abs(one.width - width) <= tolerance && Math.abs(one.height - height) <= tolerance)
      ?.rowGap ?? Math.max(...footprints.map(({ rowGap }) => rowGap));
  let pairs = 0;
  for (const [index, one] of panels.entries()) {
    for (const two of panels.slice(index + 1)) {
      const across = between(one.x, one.width, two.x, two.width);
      const down = between(one.y, one.height, two.y, two.height);
      if (across < gap - tolerance && down < Math.max(rowGapOf(one), rowGapOf(two)) - tolerance) pairs += 1;
    }
  }
  return pairs;
}
