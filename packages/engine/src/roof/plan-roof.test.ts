// Of the rest: roofs of every kind, laid out.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { workClock } from "../layout/testing/work-clock";
import { bestPanels, planRoof } from "./plan-roof";
import { type Obstruction, PLAIN_RULES, type RoofProblem } from "./roof-problem";
import { roofBasis, scoreLayout } from "./score-layout";

/** The roof and the obstruction that the specification gives by default (design workflow, section 9). */
const input: RoofProblem = {
  roof: { width: 12, height: 8, tilt: 30, azimuth: 180 },
  panel: { width: 1.65, height: 1, power: 300 },
  obstructions: [{ id: "one", type: "chimney", x: 5.5, y: 3.5, width: 1, height: 1, shadowLength: 2 }],
  rules: PLAIN_RULES,
  arrangement: "free",
  mounting: { kind: "flush" },
  site: { city: "us-new-york-ny-jfk" },
  locked: [],
};
const basis = roofBasis(input);
/** A clock that stands still: the work ends by itself, however slow the machine. */
const now = () => 0;
const plan = (changed: Partial<RoofProblem> = {}) =>
  planRoof({ ...input, ...changed }, { seconds: 1, now }, roofBasis({ ...input, ...changed }, basis.sun));

describe("a planned roof", () => {
  const planned = plan();

  it("keeps the rules, and its energy is within a percent of its proved bound", () => {
    const { faults, count, energyYield, upperBound, gapPercent } = planned;
    expect(faults).toEqual([]);
    // 56 panels are the proved optimum without shade (reference instance default-standard).
    expect(count).toBe(56);
    expect(energyYield.value).toBeLessThanOrEqual(upperBound.value);
    expect(gapPercent.value).toBeLessThan(1);
  });

  it("is proved best where nothing throws a shadow", () => {
    const { optimal, energyYield, upperBound, shadingLoss } = plan({ obstructions: [] });
    expect(optimal).toBe(true);
    expect(upperBound.value).toBe(energyYield.value);
    expect(shadingLoss.value).toBeCloseTo(0, 9);
  });

  it("takes its score from tilt and orientation and solar access", () => {
    const { efficiencyScore, orientationFactor, solarAccess } = planned;
    const product = (orientationFactor.value * solarAccess.value) / 100;
    expect(efficiencyScore.value).toBeCloseTo(product, 9);
  });

  it("leaves locked panels where they are and lays the rest around them", () => {
    const locked = [{ x: 5, y: 0.5, width: 1, height: 1.65 }];
    const { panels, faults } = plan({ locked });
    expect(faults).toEqual([]);
    expect(panels[0]).toMatchObject({ x: 5, y: 0.5, width: 1, height: 1.65 });
    expect(panels.length).toBeGreaterThan(45);
  });

  it("places no panel below the least solar access", () => {
    const { panels } = plan({ rules: { ...PLAIN_RULES, leastSolarAccess: 0.9 } });
    expect(Math.min(...panels.map(({ solarAccess }) => solarAccess))).toBeGreaterThanOrEqual(0.9);
  });

  it("does not shade a panel that stands flush with an obstruction by the noise of its coordinates", () => {
    // 0.1 + 0.2 is a little more than 0.3: in metres the panel would overlap the chimney's right edge.
    const chimney: Obstruction = { id: "one", type: "chimney", x: 0.1, y: 2, width: 0.2, height: 1, shadowLength: 2 };
    const apart = { ...chimney, x: 0.09 };
    const access = (obstruction: Obstruction, x: number) =>
      scoreLayout({ ...input, obstructions: [obstruction] }, [{ x, y: 3.2, width: 1, height: 1.65 }]).panels[0]
        ?.solarAccess ?? 0;
    expect(access(chimney, 0.3)).toBeCloseTo(access(apart, 0.29), 9);
  });

  it("keeps the best panels when fewer are wanted", () => {
    const { panels } = planned;
    const kept = bestPanels(panels, 40);
    const dropped = panels.filter((panel) => !kept.includes(panel));
    expect(kept).toHaveLength(40);
    const least = Math.min(...kept.map(({ yearlyEnergy }) => yearlyEnergy));
    expect(Math.max(...dropped.map(({ yearlyEnergy }) => yearlyEnergy))).toBeLessThanOrEqual(least);
  });

  it("lays rows of one height each where rows are asked for, and panels of one orientation where that is", () => {
    const rows = plan({ arrangement: "rows" });
    expect(rows.faults).toEqual([]);
    const bands = (axis: "x" | "y", side: "width" | "height") => {
      const spans = rows.panels.map((panel) => [panel[axis], panel[axis] + panel[side]] as const);
      return spans.every(([from, to]) =>
        spans.every(
          (other) => (from === other[0] && to === other[1]) || from >= other[1] - 1e-9 || to <= other[0] + 1e-9,
        ),
      );
    };
    expect(bands("y", "height") || bands("x", "width")).toBe(true);
    const same = plan({ arrangement: "same-orientation" });
    expect(same.faults).toEqual([]);
    expect(new Set(same.panels.map(({ width }) => width)).size).toBe(1);
    for (const { count } of [rows, same]) expect(count).toBeLessThanOrEqual(56);
  });

  it("stands in tilted rows on a flat roof, as far apart as their shadow at 10 h on the shortest day", () => {
    const flat = {
      ...input,
      obstructions: [],
      roof: { ...input.roof, tilt: 0 },
      mounting: { kind: "rows", tilt: 15 },
    } as const;
    const { panels, faults } = planRoof(flat, { seconds: 1, now });
    expect(faults).toEqual([]);
    expect(panels.length).toBeGreaterThan(20);
    // Source: Duffie and Beckman, equations 1.6.5 and 1.9.1, by hand: the sun two hours before noon, seen along the rows.
    const radians = Math.PI / 180;
    const [latitude, declination, hour] = [40.64 * radians, -23.44 * radians, -30 * radians];
    const up = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hour);
    const south =
      Math.sin(latitude) * Math.cos(declination) * Math.cos(hour) - Math.cos(latitude) * Math.sin(declination);
    const rows = [...new Map(panels.map(({ y, height }) => [y, height]))].sort(([one], [other]) => one - other);
    expect(rows.length).toBeGreaterThan(2);
    for (const [index, [y, depth]] of rows.entries()) {
      const [nextY] = rows[index + 1] ?? [];
      if (nextY === undefined) break;
      const rise = depth * Math.tan(15 * radians);
      expect((nextY - y - depth) / ((rise * south) / up)).toBeCloseTo(1, 1.7);
    }
  });
});

describe("the work of a call", () => {
  const crowded = (width: number, shadowLength: number, panel: RoofProblem["panel"]): RoofProblem => ({
    ...input,
    roof: { ...input.roof, width, height: width },
    panel,
    // As many as the interface takes, over the whole roof.
    obstructions: Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      type: "vent",
      x: (index * 37) % width,
      y: ((index * 61) % (10 * width)) / 10,
      width: 0.7,
      height: 0.9,
      shadowLength,
    })),
  });

  it.each([
    ["thousands of panels under hundreds of tall obstructions", crowded(120, 60, input.panel)],
    ["a house crowded with obstructions", crowded(20, 0.3, input.panel)],
    ["a hall of small panels", crowded(50, 3, { width: 0.4, height: 0.2, power: 10 })],
  ])("ends when its time is over: %s", (_, roof) => {
    const clock = workClock();
    const ask = { seconds: 1, now: clock };
    const { faults, energyYield, upperBound } = planRoof(roof, ask, roofBasis(roof, basis.sun));
    expect(clock()).toBeLessThan(1100);
    expect(faults).toEqual([]);
    expect(energyYield.value).toBeLessThanOrEqual(upperBound.value);
  });

  it("is refused where a million panels would stand", () => {
    expect(() => planRoof({ ...input, panel: { width: 0.01, height: 0.01, power: 1 } }, { seconds: 1, now })).toThrow(
      RangeError,
    );
  });
});

describe("a layout by hand", () => {
  const rulesOf = (...panels: readonly (readonly [x: number, y: number])[]) =>
    scoreLayout(
      {
        ...input,
        rules: { ...PLAIN_RULES, gap: 0.02, clearance: 0.1, setback: { left: 0.3, right: 0.3, top: 0.3, bottom: 0.3 } },
      },
      panels.map(([x, y]) => ({ x, y, width: 1.65, height: 1 })),
      basis,
    ).faults.map(({ rule, text }) => [rule, tell(text)]);

  it("says which rule is broken", () => {
    expect(rulesOf([1, 1], [2.67, 1])).toEqual([]);
    expect(rulesOf([1, 1], [2.66, 1])).toEqual([["gap", "Panels 1 and 2 are 0.01 m apart, the gap is 0.02 m"]]);
    expect(rulesOf([1, 1], [1.5, 1.5])).toEqual([["overlap", "Panels 1 and 2 overlap"]]);
    expect(rulesOf([0.2, 1])).toEqual([["setback", "Panel 1 is 0.2 m from the left edge, the setback is 0.3 m"]]);
    expect(rulesOf([11, 1])).toEqual([["roof-edge", "Panel 1 reaches 0.65 m over the right edge of the roof"]]);
    expect(rulesOf([4.6, 3.6])).toContainEqual(["obstruction", "Panel 1 lies on the chimney"]);
    expect(rulesOf([3.8, 3.5])).toContainEqual([
      "obstruction",
      "Panel 1 is 0.05 m from the chimney, the clearance is 0.1 m",
    ]);
  });
});
