import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { house } from "../testing/house";
import { batteryCircuit, batteryCurrent, batteryRun, fitsVoltage, mostPower } from "./battery-circuit";
import { electricalDesign } from "./electrical-design";

interface Sizes {
  /** [W] */
  readonly inverter?: number;
  readonly panels?: number;
  /** [Wh] */
  readonly battery?: number;
  /** What is typed to run at once. [W] */
  readonly peak?: number;
}
function figuresOf(change: Partial<ParametersInput>, sizes: Sizes): RuleFigures {
  const load = { kind: "direct", dailyConsumption: 6_000, peakPower: sizes.peak ?? 1_000 } as const;
  const figures = ruleFiguresOf({ ...house(change), load });
  return {
    ...figures,
    array: { ...figures.array, capacity: 400 * (sizes.panels ?? 10) },
    battery: { ...figures.battery, capacity: sizes.battery ?? 20_000 },
    inverter: { ...figures.inverter, capacity: sizes.inverter ?? 2_000 },
  };
}

describe("fuse and cable of a battery", () => {
  // 1.25 × 100 A = 125 A; 25 mm² carries 138 A. Drop on 2 m out and back of class 5 copper at 90 °C:
  // 0.398 V on 25 mm², 0.283 V on 35, 0.197 V on 50, 0.105 V on 95; 1% is allowed.
  it.each([
    [48, 25],
    [24, 50],
    [12, 95],
  ])("at %d V take for 100 A a fuse of 125 A and %d mm²", (voltage, area) => {
    const { fuse, choice, input } = batteryRun(100, voltage, 30, "IEC");
    expect(fuse).toEqual({ rating: 125, ways: 1 });
    expect(choice).toMatchObject({ parallel: 1, cable: { area } });
    expect(choice.cable.dropPercent).toBeLessThanOrEqual(1);
    expect(input).toMatchObject({ phases: 0, insulation: "xlpe", strands: "class 5", length: 2, circuits: 1 });
  });

  it("put two cables of 70 mm² behind a fuse of 400 A, which outlive its fault together", () => {
    // Each of two carries 0.8 × 269 A; 120 mm² alone carries 382 A. (143 × 140)² is above 5 × 2,840².
    const { fuse, choice } = batteryRun(320, 48, 30, "IEC");
    expect(fuse).toEqual({ rating: 400, ways: 1 });
    expect(choice).toMatchObject({ parallel: 2, cable: { area: 70 } });
  });

  it("share a current above 320 A over equal ways, which lie together", () => {
    // 1.25 × 480 A = 600 A: two ways of 315 A; two carry 0.8 times one each.
    const { fuse, input, choice, current } = batteryRun(480, 48, 30, "IEC");
    expect(fuse).toEqual({ rating: 315, ways: 2 });
    expect(input).toMatchObject({ circuits: 2, current: 240, protection: 315 });
    expect(choice.cable.groupFactor).toBe(choice.parallel === 1 ? 0.8 : 0.65);
    expect(current).toBe(480);
    expect(batteryRun(480, 48, 30, "NEC").fuse).toEqual({ rating: 300, ways: 2 });
  });

  it("count no room above 85 °C", () => {
    expect(batteryRun(100, 48, 60, "IEC").input.ambient).toBe(60);
    expect(batteryRun(100, 48, 99, "IEC").input.ambient).toBe(85);
  });
});

describe("what a battery's voltage holds", () => {
  it("is 625 A: 30 kW at 48 V", () => {
    expect([12, 24, 48].map(mostPower)).toEqual([7_500, 15_000, 30_000]);
  });

  it("is judged by what runs together, and by four fused ways of what the panels charge", () => {
    const fits = (sizes: Sizes, busVoltage: 12 | 24 | 48 = 48) => fitsVoltage(figuresOf({ busVoltage }, sizes), "IEC");
    expect(fits({ peak: 30_000, inverter: 60_000 })).toBe(true);
    expect(fits({ peak: 30_001, inverter: 60_002 })).toBe(false);
    expect(fits({ peak: 7_500, inverter: 15_000 }, 12)).toBe(true);
    expect(fits({ peak: 7_501, inverter: 15_002 }, 12)).toBe(false);
    // 1,280 A × 12 V = 15.36 kW of panels.
    expect(fits({ panels: 38 }, 12)).toBe(true);
    expect(fits({ panels: 39 }, 12)).toBe(false);
    expect(fits({ panels: 39, battery: 0 }, 12)).toBe(true);
    expect(fits({ panels: 39, inverter: 0 }, 12)).toBe(true);
  });

  it("has a circuit where there are battery and inverter and the voltage holds them", () => {
    const has = (sizes: Sizes) => batteryCircuit(figuresOf({ busVoltage: 12 }, sizes), "IEC") !== null;
    expect(has({})).toBe(true);
    expect([has({ battery: 0 }), has({ inverter: 0 }), has({ panels: 39 })]).toEqual([false, false, false]);
  });

  it("makes the circuit for an inverter of at most 625 A, however large it is", () => {
    const current = (inverter: number) => batteryCircuit(figuresOf({}, { inverter }), "IEC")?.current.value;
    expect(current(60_000)).toBeCloseTo(batteryCurrent(30_000, 4_000, 48), 9);
    expect(current(20_000)).toBeCloseTo(batteryCurrent(20_000, 4_000, 48), 9);
  });

  it("orders a fuse a way, for 80 V", () => {
    const found = batteryCircuit(figuresOf({}, { inverter: 20_000 }), "IEC");
    const ways = Math.ceil((1.25 * (found?.current.value ?? NaN)) / 400);
    expect(ways).toBeGreaterThan(1);
    expect(found?.devices).toMatchObject([{ kind: "battery-fuse", quantity: ways, voltage: 80 }]);
    expect((found?.parallel ?? NaN) % ways).toBe(0);
  });
});

it("is a gG fuse by IEC and one of class T by the NEC, each in its own sizes", () => {
  const fuseOf = (rules: "IEC" | "NEC") => batteryCircuit(figuresOf({}, { inverter: 5_000 }), rules)?.devices[0];
  expect(tell(fuseOf("IEC")?.name ?? "")).toContain("gG");
  expect(tell(fuseOf("NEC")?.name ?? "")).toContain("class T");
  // 5 kW draw some 118 A: 1.25 times that is 148 A.
  expect([fuseOf("IEC")?.rating.value, fuseOf("NEC")?.rating.value]).toEqual([160, 150]);
});

describe("what to know before building", () => {
  const notes = (change: Partial<ParametersInput>, sizes: Sizes = {}) =>
    electricalDesign(figuresOf(change, sizes)).notes.map((note) =>
      typeof note === "object" && "key" in note ? note.key.replace("electrical.note.", "") : note,
    );

  it("is the licence first, and what each part asks for", () => {
    expect(notes({}, { battery: 0 })).toEqual(["licence"]);
    expect(notes({}, {})).toEqual(["licence", "smallShortCircuit"]);
    expect(notes({ voltageFrequency: "110V/60Hz Single Phase" }, { battery: 0 })).toEqual(["licence", "metricSizes"]);
    expect(notes({ generator: "petrol" }, { battery: 0 })).toEqual(["licence", "generatorExhaust"]);
    expect(notes({ altitude: 2_000 }, { battery: 0 })).toEqual(["licence"]);
    expect(notes({ altitude: 2_001 }, { battery: 0 })).toEqual(["licence", "altitude"]);
  });

  it("is that a battery gives half its capacity an hour, through the inverter, where it could draw more", () => {
    // 10 kWh × 0.5 × 0.95.
    expect(notes({}, { battery: 10_000, inverter: 4_750 })).not.toContain("batteryBelowInverter");
    expect(notes({}, { battery: 10_000, inverter: 4_751 })).toContain("batteryBelowInverter");
  });
});
