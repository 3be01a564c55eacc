import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissioned, openFindings, type Designed, type Readings } from "./commissioning";
import { milestonesAfter } from "./milestones";
import { photosOf, serialKey, unitsOf, UNITS_MAX } from "./work";

describe("the photos and serials of a job", () => {
  it("are those of the mock's house: nine photos, seven panels, a battery, an inverter", () => {
    const lines = (
      ["panels", "battery", "inverter", "mounting", "dc-isolator", "earthing", "rcd", "cables"] as const
    ).map((kind) => ({ kind, quantity: kind === "panels" ? 7 : 1 }));
    expect(photosOf(lines)).toEqual([
      "before",
      "hooks",
      "rails",
      "panels",
      "isolator",
      "earthing",
      "battery",
      "inverter",
      "board",
    ]);
    expect(unitsOf(lines)).toEqual([
      { kind: "panels", count: 7 },
      { kind: "battery", count: 1 },
      { kind: "inverter", count: 1 },
    ]);
  });

  it("show the place before and after where no part has a photo, and leave out what is not sold", () => {
    expect(photosOf([{ kind: "other", quantity: 3 }])).toEqual(["before", "after"]);
    expect(photosOf([{ kind: "panels", quantity: 0 }])).toEqual(["before", "after"]);
    expect(unitsOf([{ kind: "panels", quantity: 0 }])).toEqual([]);
  });

  it("end at the most that one job keeps", () => {
    const units = unitsOf([
      { kind: "panels", quantity: 10_000 },
      { kind: "inverter", quantity: 2 },
    ]);
    expect(units).toEqual([{ kind: "panels", count: UNITS_MAX }]);
  });

  it("compares serials without case, spaces and dashes", () => {
    expect(serialKey(" hlm4-26k 118203")).toBe("HLM426K118203");
  });
});

describe("milestones after a change of the price", () => {
  const due = (amountMinor: number) => ({ amountMinor, due: true });
  const later = (amountMinor: number) => ({ amountMinor, due: false });

  it.each([
    ["more with the last that is not due", [due(400), later(400), later(200)], 50, [400, 400, 250], 0],
    ["more as a further one where all are due", [due(400), due(600)], 50, [400, 600], 50],
    ["less from the last first", [due(400), later(400), later(200)], -300, [400, 300, 0], 0],
    ["less from what is due when nothing else is left", [due(400), due(400), later(200)], -500, [400, 100, 0], 0],
    ["nothing", [due(400), later(600)], 0, [400, 600], 0],
  ])("%s", (_name, milestones, difference, amounts, further) => {
    expect(milestonesAfter(milestones, difference)).toEqual({ amounts, further });
  });

  it("change by exactly the difference, and none falls below nothing", () => {
    const milestone = fc.record({ amountMinor: fc.nat(1_000_000), due: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(milestone, { maxLength: 8 }),
        fc.integer({ min: -3_000_000, max: 3_000_000 }),
        (all, wanted) => {
          const sum = all.reduce((total, { amountMinor }) => total + amountMinor, 0);
          const difference = Math.max(wanted, -sum);
          const { amounts, further } = milestonesAfter(all, difference);
          expect(amounts.reduce((total, amount) => total + amount, further)).toBe(sum + difference);
          expect(Math.min(further, ...amounts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("refuses to leave less than nothing, and parts of a minor unit", () => {
    expect(() => milestonesAfter([due(10)], -11)).toThrow(RangeError);
    expect(() => milestonesAfter([due(10)], 0.5)).toThrow(RangeError);
  });
});

const NOTHING: Readings = {
  stringVolts: null,
  stringPanels: null,
  cellCelsius: null,
  insulationMegohms: null,
  earthOhms: null,
  batteryVolts: null,
  acVolts: null,
  acHertz: null,
  rcdMilliseconds: null,
  arrayWatts: null,
  irradiance: null,
};
const HOUSE: Designed = {
  panels: { count: 7, watts: 400, voc: 37.1, vocPercentPerK: -0.27 },
  battery: { volts: 48 },
  inverter: true,
  earthing: true,
  rcd: true,
  grid: { volts: [230], hertz: 50 },
};
const GOOD: Readings = {
  stringVolts: 246,
  stringPanels: 7,
  cellCelsius: 45,
  insulationMegohms: 20,
  earthOhms: 6,
  batteryVolts: 52.8,
  acVolts: 231,
  acHertz: 50,
  rcdMilliseconds: 28,
  arrayWatts: 2_000,
  irradiance: 850,
};
const of = (change: Partial<Readings>, check: string, designed = HOUSE) =>
  commissioned(designed, { ...GOOD, ...change }).find((each) => each.check === check);

describe("commissioning", () => {
  it("passes a house that was measured as it should be, and none that was not measured", () => {
    expect(openFindings(commissioned(HOUSE, GOOD))).toEqual([]);
    const nothing = commissioned(HOUSE, NOTHING);
    expect(openFindings(nothing)).toEqual(nothing.filter(({ needed }) => needed));
    expect(nothing.every(({ passed }) => passed === null)).toBe(true);
  });

  it("expects 7 panels of 37.1 V at 45 °C to have 245.7 V, within 5 %", () => {
    // 7 × 37.1 × (1 − 0.0027 × 20) = 245.68
    const found = of({}, "string");
    expect(found?.least).toBeCloseTo(233.39, 1);
    expect(found?.most).toBeCloseTo(257.96, 1);
    expect(of({ stringVolts: 220 }, "string")?.passed, "a panel is missing in the string").toBe(false);
  });

  it.each([
    ["insulation", { insulationMegohms: 0.9 }, { insulationMegohms: 1 }],
    ["insulation", { stringVolts: 90, insulationMegohms: 0.4 }, { stringVolts: 90, insulationMegohms: 0.5 }],
    ["earth", { earthOhms: 26 }, { earthOhms: 25 }],
    ["battery", { batteryVolts: 40 }, { batteryVolts: 44 }],
    ["voltage", { acVolts: 206 }, { acVolts: 208 }],
    ["frequency", { acHertz: 51.1 }, { acHertz: 50.9 }],
    ["rcd", { rcdMilliseconds: 301 }, { rcdMilliseconds: 300 }],
    ["power", { arrayWatts: 1_600 }, { arrayWatts: 1_700 }],
  ])("%s is refused beyond its limit, and taken at it", (check, wrong, right) => {
    expect(of(wrong, check)?.passed).toBe(false);
    expect(of(right, check)?.passed).toBe(true);
  });

  it("judges no power by little sun, and hands over without it", () => {
    expect(of({ irradiance: 399 }, "power")?.passed).toBeNull();
    expect(openFindings(commissioned(HOUSE, { ...GOOD, arrayWatts: 100 }))).toEqual([]);
  });

  it("takes either voltage of a country with two, and any where the country is not known", () => {
    const usa: Designed = { ...HOUSE, grid: { volts: [120, 240], hertz: 60 } };
    expect([118, 242, 180].map((acVolts) => of({ acVolts }, "voltage", usa)?.passed)).toEqual([true, true, false]);
    expect(of({ acVolts: 118 }, "voltage", { ...HOUSE, grid: null })?.passed).toBe(true);
    expect(of({ acVolts: 0 }, "voltage", { ...HOUSE, grid: null })?.passed).toBe(false);
  });

  it("says so where nobody stated what a value should be, and has no limits then", () => {
    const nobody: Designed = { ...HOUSE, panels: HOUSE.panels && { ...HOUSE.panels, voc: null }, grid: null };
    const none = { least: null, most: null, stated: false };
    expect(of({ stringVolts: 240 }, "string", nobody)).toMatchObject({ ...none, passed: true });
    expect(of({ stringVolts: 0 }, "string", nobody)).toMatchObject({ ...none, passed: false });
    expect(of({}, "frequency", nobody)).toMatchObject(none);
    // The voltage of a panel is stated, how many are in the string is not: that is measured.
    expect(of({ stringPanels: null }, "string")).toMatchObject({ ...none, stated: true });
    expect(of({}, "string")?.stated).toBe(true);
  });

  it("asks of a system only what it has", () => {
    const backup: Designed = { ...HOUSE, panels: null, earthing: false, rcd: false };
    expect(commissioned(backup, NOTHING).map(({ check }) => check)).toEqual(["battery", "voltage", "frequency"]);
  });
});
