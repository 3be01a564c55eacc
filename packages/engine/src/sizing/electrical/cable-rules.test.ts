import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CableInput, cableOf, lossConductors, sideBySide, sizeCable, sizeRun, toCarry } from "./cables";

const plain: CableInput = {
  phases: 1,
  insulation: "pvc",
  method: "C_2loaded",
  ambient: 30,
  circuits: 1,
  current: 20,
  length: 30,
  voltage: 230,
  powerFactor: 0.9,
  designFactor: 1,
  maxDropPercent: 3,
};

describe("one cable", () => {
  it("carries its table's current at 30 °C, less by √((70 − T) ÷ 40) in hotter air, and by its group", () => {
    expect(cableOf(10, plain)).toMatchObject({ area: 10, heatFactor: 1, groupFactor: 1, ampacity: 63 });
    expect(cableOf(10, { ...plain, ambient: 60 }).ampacity).toBeCloseTo(31.5, 12);
    expect(cableOf(10, { ...plain, ambient: 80 }).ampacity).toBe(0);
    expect(cableOf(10, { ...plain, circuits: 4 }).ampacity).toBeCloseTo(63 * 0.65, 12);
    expect(cableOf(10, { ...plain, insulation: "xlpe", ambient: 75 }).heatFactor).toBeCloseTo(0.5, 12);
  });

  it("loses 2 or √3 of current and copper along its length, and heat in 2 or 3 conductors", () => {
    // 10 mm² at 70 °C: 1.83 mΩ/m × 1.1965.
    const perMetre = 1.83e-3 * (1 + 0.00393 * 50);
    const along = perMetre * 0.9 + 0.08e-3 * Math.sqrt(1 - 0.81);
    const one = cableOf(10, plain);
    expect(one.drop).toBeCloseTo(2 * 30 * 20 * along, 9);
    expect(one.dropPercent).toBeCloseTo((100 * one.drop) / 230, 9);
    expect(one.resistance).toBeCloseTo(30 * perMetre, 12);
    expect(one.loss).toBeCloseTo(2 * 400 * 30 * perMetre, 9);
    const three = cableOf(10, { ...plain, phases: 3, method: "C_3loaded", voltage: 400 });
    expect(three.drop).toBeCloseTo(Math.sqrt(3) * 30 * 20 * along, 9);
    expect(three.loss).toBeCloseTo(3 * 400 * 30 * perMetre, 9);
    const direct = cableOf(10, { ...plain, phases: 0, powerFactor: 1 });
    expect(direct.drop).toBeCloseTo(2 * 30 * 20 * perMetre, 9);
    expect([lossConductors(0), lossConductors(1), lossConductors(3)]).toEqual([2, 2, 3]);
  });

  it("must carry its current with what the rule adds, and what its device lets pass", () => {
    expect(toCarry({ ...plain, designFactor: 1.25 })).toBe(25);
    expect(toCarry({ ...plain, designFactor: 1.25, protection: 32 })).toBe(32);
    expect(toCarry({ ...plain, designFactor: 2, protection: 32 })).toBe(40);
    expect(toCarry({ ...plain, current: 0 })).toBe(0);
  });

  it("is the smallest that does both, each limit reached being kept", () => {
    const short = { ...plain, length: 1 };
    expect(sizeCable({ ...short, protection: 46 })?.area).toBe(6);
    expect(sizeCable({ ...short, protection: 46.1 })?.area).toBe(10);
    const drop = cableOf(10, plain).dropPercent;
    expect(sizeCable({ ...plain, maxDropPercent: drop })?.area).toBe(10);
    expect(sizeCable({ ...plain, maxDropPercent: 0.999 * drop })?.area).toBe(16);
    expect(sizeCable({ ...short, protection: 300 })).toBeNull();
    expect(sizeCable({ ...plain, length: 10_000 })).toBeNull();
  });
});

describe("cables side by side", () => {
  it("share current and device, and lie together", () => {
    const shared = sideBySide({ ...plain, circuits: 2, protection: 80 }, 4);
    expect(shared).toEqual({ ...plain, circuits: 8, current: 5, protection: 20 });
    expect(sideBySide(plain, 2).protection).toBe(0);
  });

  it("are one where one does, and never more than it takes", () => {
    const input = fc.record({
      current: fc.double({ min: 1, max: 3_000, noNaN: true }),
      length: fc.double({ min: 1, max: 3_000, noNaN: true }),
      ambient: fc.double({ min: 0, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(input, (change) => {
        const wanted = { ...plain, ...change, protection: 1.25 * change.current };
        const { cable, parallel } = sizeRun(wanted);
        const shared = sideBySide(wanted, parallel);
        expect(cable.ampacity).toBeGreaterThanOrEqual(toCarry(shared));
        expect(cable.dropPercent).toBeLessThanOrEqual(3);
        const fewer = parallel > 1 ? sizeCable(sideBySide(wanted, parallel - 1)) : null;
        expect(fewer).toBeNull();
        expect(cable).toEqual(sizeCable(shared));
      }),
      { numRuns: 200 },
    );
  });
});
