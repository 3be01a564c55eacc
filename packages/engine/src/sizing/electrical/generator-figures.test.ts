import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { house } from "../testing/house";
import type { Trace } from "../inputs/trace";
import { generatorShare } from "../../economics/generator-derating";
import { shareAtSite, smallestSetFor, standbyByRule, standbyKind } from "../rule/standby-set";
import { generatorDesign } from "./generator-set";

/** Beside a grid, where the rule decides. A typed peak is its own hardest start; at sea level and 25 °C a set gives its nameplate. */
function figuresOf(change: Partial<ParametersInput>, peakPower: number, battery = 0, hottestDay = 25): RuleFigures {
  const load = { kind: "direct", dailyConsumption: 2_400, peakPower } as const;
  const figures = ruleFiguresOf({ ...house({ altitude: 0, systemType: "hybrid", outageHours: 8, ...change }), load });
  return {
    ...figures,
    battery: { ...figures.battery, capacity: battery },
    site: { ...figures.site, hottestDay },
  };
}
function designOf(...asked: Parameters<typeof figuresOf>) {
  const figures = figuresOf(...asked);
  const standby = standbyByRule(figures);
  return standby && generatorDesign(standby, figures);
}
const inputs = (trace: Trace | undefined) => trace?.inputs.map(({ symbol, value }) => [symbol, value]);

describe("a standby generator", () => {
  it("is the one asked for, where the grid may go and the inverter stays", () => {
    const of = (change: Partial<ParametersInput>) => standbyKind({ ...house().parameters, ...change });
    expect(of({ generator: "petrol" })).toBe("petrol");
    expect(of({ generator: "diesel", systemType: "hybrid", outageHours: 1 })).toBe("diesel");
    expect(of({ generator: "diesel", systemType: "hybrid", outageHours: 0 })).toBeNull();
    expect(of({ generator: "diesel", systemType: "off-grid", outageHours: 0 })).toBe("diesel");
    expect(of({ generator: "diesel", systemType: "on-grid", outageHours: 8 })).toBeNull();
    expect(of({ generator: "none", outageHours: 8 })).toBeNull();
  });

  it("is the smallest set that gives what is needed here", () => {
    const diesel = designOf({ generator: "diesel" }, 6_000);
    // 7.5 kVA × 0.8.
    expect(diesel).toMatchObject({ kind: "diesel", sets: 1, needed: { value: 6_000 }, rating: { value: 6_000 } });
    expect(designOf({ generator: "diesel" }, 6_001)?.rating.value).toBe(8_000);
    expect(designOf({ generator: "petrol" }, 6_001)?.rating.value).toBe(7_000);
    // 3.5% a 300 m: 6,000 ÷ 0.965 = 6,218 W.
    const high = designOf({ generator: "petrol", altitude: 300 }, 6_000);
    expect(high?.rating.value).toBe(7_000);
    expect(high?.derating.value).toBeCloseTo(0.965, 12);
    expect(inputs(high?.derating)).toEqual([
      ["h", 300],
      ["T", 25],
    ]);
    expect(tell(diesel?.rating.equation ?? "")).toContain("(7.5 kVA)");
  });

  it("is two equal sets beyond the largest", () => {
    const pair = designOf({ generator: "petrol" }, 15_000);
    expect(pair).toMatchObject({ sets: 2, rating: { value: 8_500 } });
    expect(pair?.leastLoad.value).toBeCloseTo(5_100, 6);
    expect(inputs(pair?.leastLoad)).toEqual([["P_n", 17_000]]);
  });

  it("is none for nothing", () => {
    const nothing = figuresOf({ generator: "diesel" }, 0);
    const load = { kind: "direct", dailyConsumption: 0, peakPower: 0 } as const;
    expect(standbyByRule({ ...nothing, input: { ...nothing.input, load } })).toBeNull();
  });

  it("loses nothing in cold air below the sea, and keeps a tenth on any mountain", () => {
    expect(generatorShare(-100, 25)).toBe(1);
    expect(generatorShare(0, -20)).toBe(1);
    expect(generatorShare(20_000, 25)).toBe(0.1);
  });

  it("is petrol where one is large enough at the site, diesel beyond", () => {
    const kind = (power: number, altitude: number, hottestDay = 25) =>
      smallestSetFor(figuresOf({ altitude }, power, 0, hottestDay), { years: [], grid: null }).kind;
    expect([kind(10_000, 0), kind(10_001, 0)]).toEqual(["petrol", "diesel"]);
    expect([kind(9_649, 300), kind(9_651, 300)]).toEqual(["petrol", "diesel"]);
    expect([kind(9_799, 0, 30), kind(9_801, 0, 30)]).toEqual(["petrol", "diesel"]);
    expect(shareAtSite(figuresOf({ altitude: 300 }, 1_000))).toBeCloseTo(0.965, 12);
  });
});

describe("its figures", () => {
  // 2,400 Wh a day over the household curve: its largest hour, 9.6%, is 230 W. 20 kWh charge with 2 kW.
  const large = designOf({ generator: "diesel" }, 5_000, 20_000);

  it("name the largest hour, the charge and the hardest start", () => {
    expect(inputs(large?.needed)).toEqual([
      ["P_hour", 230],
      ["P_charge", 2_000],
      ["P_surge", 5_000],
    ]);
    expect(large?.needed.value).toBe(5_000);
    expect(designOf({ generator: "diesel" }, 1_000, 20_000)?.needed.value).toBeCloseTo(2_230.4, 6);
  });

  it("burn by all it gives here: 1.98 l/h from 6 kW of diesel", () => {
    // 0.08 × 6 + 0.25 × 6.
    expect(large?.litresPerHour.value).toBeCloseTo(1.98, 9);
    expect(large?.litresPerKwh.value).toBeCloseTo(0.33, 9);
    expect(large?.leastLoad.value).toBeCloseTo(1_800, 9);
  });

  it("burn as an engine of their kind: half a litre of petrol a kilowatt-hour at full load", () => {
    const petrol = designOf({ generator: "petrol" }, 5_000, 0);
    expect(petrol?.litresPerKwh.value).toBeCloseTo(0.5, 9);
    expect(tell(petrol?.litresPerKwh.source ?? "")).toContain("petrol");
    expect(tell(large?.litresPerKwh.source ?? "")).toContain("diesel");
  });

  it("give no more than the set does at its site", () => {
    // A battery of 400 kWh charges with 40 kW: 40.2 kW ÷ 0.8 = 50.3 kW, a set of 64 kW, the next above 48.
    const hot = designOf({ generator: "diesel" }, 1_000, 400_000, 75);
    expect(hot?.derating.value).toBeCloseTo(0.8, 12);
    expect(hot?.rating.value).toBe(64_000);
    expect(hot?.litresPerHour.value).toBeCloseTo(0.08 * 64 + 0.25 * 0.8 * 64, 6);
  });
});
