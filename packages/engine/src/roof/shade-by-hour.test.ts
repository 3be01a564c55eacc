import { describe, expect, it } from "vitest";
import { sum } from "../solar/column";
import { shadeByHour } from "./shade-by-hour";
import { roofBasis, scoreLayout } from "./score-layout";
import { bare } from "./testing/bare-roof";
import type { Obstruction, RoofProblem } from "./roof-problem";

/** A wall along the east side of a bare roof. */
const wall: Obstruction = { id: "wall", type: "chimney", x: 0, y: 0, width: 0.3, height: 6, shadowLength: 3 };
const roof: RoofProblem = { ...bare, roof: { ...bare.roof, azimuth: 180 }, obstructions: [wall] };
const beside = { x: 0.5, y: 2, width: 1.7, height: 1 };
const far = { x: 8, y: 2, width: 1.7, height: 1 };
const basis = roofBasis(roof);
const at = (kept: Float64Array, month: number, hour: number) => kept[24 * month + hour] ?? Number.NaN;

describe("the shade of a wall in the west", () => {
  const kept = shadeByHour(roof, [beside], basis);

  it("falls in the afternoon, never in the morning", () => {
    expect(at(kept, 5, 9)).toBe(1);
    expect(at(kept, 5, 17)).toBeLessThan(0.5);
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...kept)).toBeLessThanOrEqual(1);
  });

  it("takes in all hours together what the score of the panel says it takes of the year", () => {
    const lost = kept.reduce((total, share, slot) => {
      const beam = (basis.sun.raysByHour[slot] ?? []).reduce((one, { weight }) => one + weight, 0);
      return total + (1 - share) * beam;
    }, 0);
    const [panel] = scoreLayout(roof, [beside], basis).panels;
    expect(lost).toBeGreaterThan(0.02);
    expect(lost).toBeCloseTo(1 - (panel?.solarAccess ?? 0), 9);
  });

  it("is the mean of the panels", () => {
    const both = shadeByHour(roof, [beside, far], basis);
    const alone = shadeByHour(roof, [far], basis);
    for (const [slot, share] of both.entries())
      expect(share).toBeCloseTo(((kept[slot] ?? 0) + (alone[slot] ?? 0)) / 2, 9);
  });
});

it("is none without obstructions and without panels", () => {
  const open = { ...roof, obstructions: [] };
  expect(sum(shadeByHour(open, [beside], roofBasis(open, basis.sun)))).toBe(288);
  expect(sum(shadeByHour(roof, [], basis))).toBe(288);
});
