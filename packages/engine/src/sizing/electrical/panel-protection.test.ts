import fc from "fast-check";
import { describe, expect, it } from "vitest";
import examples from "../../validation/truth/h_examples.json" with { type: "json" };
import {
  criticalDensity,
  needsStringFuses,
  PANEL_CABLE_AMPACITY,
  panelIsolator,
  panelSurgeVoltage,
  panelSwitchgearVoltage,
  stringCable,
  stringFuse,
  surgeProtectors,
} from "./panel-protection";
import { panelCableFactor } from "./wiring-rules";

const RULES = ["IEC", "NEC"] as const;
const current = fc.double({ min: 1, max: 20, noNaN: true });

describe("string fuses", () => {
  it("takes the 15 A that gera.services prints for 9.5 A by NEC 690.8 and 690.9 (1.56 × 9.5 A = 14.8 A)", () => {
    expect(panelCableFactor("NEC") * 9.5).toBeCloseTo(14.8, 1);
    expect(stringFuse({ shortCircuitCurrent: 9.5, maxSeriesFuse: 20 }, "NEC")).toBe(15);
  });

  it("leaves them out where the Northern Arizona forum's example does: three strings of 5 A, panels that stand 15 A", () => {
    // 1.25 × 5 A × 2 = 12.5 A can flow back, less than 15 A; a fourth string makes it 18.75 A.
    const module = { shortCircuitCurrent: 5, maxSeriesFuse: 15 };
    expect(needsStringFuses(3, module, "NEC")).toBe(false);
    expect(needsStringFuses(4, module, "NEC")).toBe(true);
  });

  it("needs none for one or two equal strings, and for three of a usual module", () => {
    const module = { shortCircuitCurrent: 12.28, maxSeriesFuse: 20 };
    for (const rules of RULES) {
      expect([0, 1, 2, 3].map((strings) => needsStringFuses(strings, module, rules))).toEqual([
        false,
        false,
        false,
        true,
      ]);
    }
  });

  it("stays between 1.5 and 2.4 short-circuit currents (IEC 62548) and never above what the module stands", () => {
    fc.assert(
      fc.property(current, fc.constantFrom(10, 15, 20, 25, 30), (shortCircuitCurrent, maxSeriesFuse) => {
        const rating = stringFuse({ shortCircuitCurrent, maxSeriesFuse }, "IEC");
        if (rating === null) return;
        expect(rating).toBeGreaterThanOrEqual(1.5 * shortCircuitCurrent);
        expect(rating).toBeLessThanOrEqual(Math.min(2.4 * shortCircuitCurrent, maxSeriesFuse));
      }),
    );
  });

  it("says so when no fuse both carries the sun and protects the module", () => {
    expect(stringFuse({ shortCircuitCurrent: 14, maxSeriesFuse: 20 }, "IEC")).toBeNull();
    expect(stringFuse({ shortCircuitCurrent: 17.8, maxSeriesFuse: 25 }, "NEC")).toBeNull();
  });
});

describe("isolator, cable and surge protection of panels", () => {
  it("carries 1.25 times the sun of all strings, and never shrinks with more of them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), current, (strings, shortCircuitCurrent) => {
        const { rating, ways } = panelIsolator(strings, shortCircuitCurrent);
        expect(rating * ways).toBeGreaterThanOrEqual(1.25 * strings * shortCircuitCurrent * (1 - 1e-12));
      }),
    );
  });

  it("carries EN 50618 panel cable as the reference prints it", () => {
    const printed = new Map(Object.entries(examples.tables.en50618_pv_cable_60c_amp.values.single_free_air));
    expect(Object.fromEntries([...PANEL_CABLE_AMPACITY].map(([area, amperes]) => [String(area), amperes]))).toEqual(
      Object.fromEntries(printed),
    );
  });

  it("takes 4 mm² for a usual string and more where its fuse is larger", () => {
    expect(stringCable(20)).toBe(4);
    // 55 A × 0.92 = 50.6 A under a hot module.
    expect([50.6, 50.7].map(stringCable)).toEqual([4, 6]);
  });

  it("puts one protector at a run of up to ten metres and two at a longer one, as Suntree's guide does", () => {
    expect([1, 10, 10.1, 40].map(surgeProtectors)).toEqual([1, 1, 2, 2]);
  });

  it("never chooses a class the coldest string could reach", () => {
    for (const volts of [0, 149, 150, 151, 432, 500]) expect(panelSurgeVoltage(volts)).toBeGreaterThanOrEqual(volts);
  });

  it("takes isolators and fuses for the next voltage made above the coldest string", () => {
    expect([100, 432.4, 600, 600.1, 1_000.4].map(panelSwitchgearVoltage)).toEqual([600, 600, 600, 1_000, 1_500]);
  });

  it("asks for protection from fewer strokes the longer the run is (IEC 60364-7-712: 115 ÷ N_g)", () => {
    expect(criticalDensity(23)).toBe(5);
    expect(criticalDensity(46)).toBe(2.5);
  });
});
