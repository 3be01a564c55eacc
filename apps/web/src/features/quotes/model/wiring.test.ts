import { WIRING_ABOUT, type WiringCheck } from "@sunwright/engine/quotes/wiring-about";
import { describe, expect, it } from "vitest";
import { aboutText, figureText, repairOf, ruleText } from "./wiring";

const check = (of: Partial<WiringCheck>): WiringCheck => ({
  about: "cold-voltage",
  holds: true,
  found: null,
  limit: null,
  unit: "",
  residualType: null,
  ...of,
});
const line = (kind: "panels" | "earthing", quantity: number) => ({
  kind,
  name: "",
  quantity,
  productId: null,
  bookId: null,
  costMinor: 0,
  marginPercent: 15,
});
const DRAFT = {
  name: "",
  words: "",
  panels: null,
  battery: null,
  inverter: null,
  cables: { panelToInverterMm2: 4, batteryMm2: 10, loadMm2: null },
  lines: [line("panels", 13), line("earthing", 0)],
  labourMinor: 0,
  transportMinor: 0,
  taxPercent: 0,
  tax: "contained" as const,
  milestones: [],
  validUntil: "2026-12-09",
  start: null,
  days: null,
  warrantyYears: { panels: null, power: null, battery: null, inverter: null, work: null },
  strings: null,
  trackers: null,
  claims: { kwhPerYear: null, hoursServedPercent: null },
  credit: null,
  answers: [],
};

it("names everything that is looked at", () => {
  for (const about of WIRING_ABOUT) expect(aboutText(about)).toMatch(/^[A-Z]/);
});

describe("a figure beside its limit", () => {
  // As mock 32 writes them.
  it.each<readonly [Partial<WiringCheck>, string]>([
    [{ found: 310, limit: 450, unit: "V" }, "310 of 450 V"],
    [{ about: "hot-voltage", found: 211.4, limit: 120, unit: "V" }, "211.4 V, needs 120"],
    [{ about: "running-power", found: 2_334.72, limit: 854, unit: "W" }, "2,335 W, needs 854"],
    [{ about: "batteryMm2", holds: false, found: 10, limit: 70, unit: "mm²" }, "10 mm², needs 70"],
    [{ about: "batteryMm2", holds: null, limit: 70, unit: "mm²" }, "not stated, needs 70 mm²"],
    [{ about: "array-ratio", found: 0.965, limit: 2 }, "0.97 of 2"],
    [{ about: "equal-strings", found: 14, limit: 14, unit: "pieces" }, "14 panels"],
    [{ about: "equal-strings", holds: false, found: 13, limit: 14, unit: "pieces" }, "13 panels, 14 would"],
    [{ about: "rcd", limit: 30, unit: "mA", residualType: "B" }, "30 mA, type B"],
    [{ about: "rcd", holds: false, limit: 30, unit: "mA", residualType: "B" }, "missing, 30 mA, type B"],
    [{ about: "ac-breaker", holds: false, limit: 32, unit: "A" }, "missing, 32 A"],
    [{ about: "earthing", limit: 2, unit: "pieces" }, "2 rods"],
    [{ about: "bus-current", holds: false }, "cannot be built"],
    [{ holds: null }, "not stated"],
  ])("%j is %s", (of, text) => {
    expect(figureText(check(of))).toBe(text);
  });
});

describe("a repair by one press", () => {
  it("takes the cable that is needed, the panels that fit, the part that is missing", () => {
    const cable = repairOf(check({ about: "batteryMm2", holds: false, found: 10, limit: 70, unit: "mm²" }), DRAFT);
    expect(cable).toEqual({ text: "Use 70 mm²", change: { cables: { ...DRAFT.cables, batteryMm2: 70 } } });
    const panels = repairOf(check({ about: "equal-strings", holds: false, found: 13, limit: 14 }), DRAFT);
    expect(panels?.change.lines).toEqual([line("panels", 14), line("earthing", 0)]);
    const earth = repairOf(check({ about: "earthing", holds: false, limit: 2 }), DRAFT);
    expect(earth?.change.lines).toEqual([line("panels", 13), line("earthing", 1)]);
    const rcd = repairOf(check({ about: "rcd", holds: false, limit: 30 }), DRAFT);
    expect(rcd?.change.lines?.map(({ kind }) => kind)).toEqual(["panels", "earthing", "rcd"]);
  });

  it("is none of what passes, is open, or takes another part", () => {
    expect(repairOf(check({ about: "batteryMm2", holds: true, found: 70, limit: 70 }), DRAFT)).toBeNull();
    expect(repairOf(check({ about: "batteryMm2", holds: null, limit: 70 }), DRAFT)).toBeNull();
    expect(repairOf(check({ holds: false, found: 500, limit: 450 }), DRAFT)).toBeNull();
  });
});

it("says of everything that is looked at by which rule", () => {
  for (const about of WIRING_ABOUT) expect(ruleText(about), about).toMatch(/^[A-Z].{20,}\.$/);
});
