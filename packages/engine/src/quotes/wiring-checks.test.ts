import { describe, expect, it } from "vitest";
import { electricalDesign } from "../sizing/electrical/electrical-design";
import { checkQuote } from "./check-quotes";
import { simulatedQuote } from "./simulated-quote";
import { CLEAN, HOUSE, MARKET } from "./testing/checked-quote";
import type { Quote } from "./quote";

const checked = (change: Partial<Quote>) => checkQuote({ ...CLEAN, ...change }, HOUSE, MARKET);
const WIRED = new Set(["wiring", "missing_part", "inverter_small"]);
/** What a warning of an inverter that is too small is about, as a check is called. */
const CALLED: Readonly<Record<string, string>> = { power: "running-power", surge: "motor-start" };
/** Of the main parts, and of what is no wiring. */
const ELSEWHERE = new Set(["panels", "battery", "inverter", "mounting", "cables"]);

describe("wiring of a quote", () => {
  it("holds in all that is looked at, each with its figure and its limit", () => {
    const { wiring } = checked({});
    expect(wiring.filter(({ holds }) => holds !== true)).toEqual([]);
    expect(wiring.map(({ about }) => about)).toEqual([
      "cold-voltage",
      "hot-voltage",
      "array-ratio",
      "equal-strings",
      "running-power",
      "motor-start",
      "panelToInverterMm2",
      "batteryMm2",
      "loadMm2",
      "dc-isolator",
      "surge-protection",
      "battery-fuse",
      "ac-breaker",
      "rcd",
      "earthing",
    ]);
    expect(wiring.filter(({ limit }) => limit === null)).toEqual([]);
  });

  it("says the voltages of the strings that the electrical design draws", () => {
    const { strings } = electricalDesign(simulatedQuote(CLEAN, HOUSE).figures);
    const { wiring } = checked({});
    const of = (about: string) => wiring.find((each) => each.about === about);
    expect(of("cold-voltage")).toMatchObject({ found: strings?.coldVoltage.value, limit: 450, unit: "V" });
    expect(of("hot-voltage")).toMatchObject({ found: strings?.hotVoltage.value, limit: 60, unit: "V" });
    // 14 of 400 W on 5,800 W.
    expect(of("array-ratio")?.found).toBeCloseTo(5_600 / 5_800, 6);
    // 14 make equal strings of at most 11: two of seven.
    expect(of("equal-strings")).toMatchObject({ found: 14, limit: 14 });
  });

  it("takes equal strings of any length that works, and strings of two lengths on two trackers", () => {
    // At most 11 in a row, at least 3.
    const splits = (change: Partial<Quote>) =>
      checked({ lines: [], ...change })
        .warnings.filter(({ about }) => /strings|voltage/.test(about))
        .map(({ about }) => about);
    const of = (count: number, strings?: readonly number[], trackers?: number): Partial<Quote> => ({
      panels: { ...CLEAN.panels, count, strings },
      inverter: { ...CLEAN.inverter, trackers },
    });
    expect(splits(of(15)), "three of five").toEqual([]);
    expect(splits(of(13)), "no equal ones").toEqual(["equal-strings"]);
    expect(splits(of(13, [7, 6], 2))).toEqual([]);
    expect(splits(of(13, [7, 6])), "one tracker").toEqual(["equal-strings"]);
    expect(splits(of(13, [7, 7], 2)), "another number").toEqual(["equal-strings"]);
    expect(splits(of(13, [12, 1], 2)), "more than the cold allows").toEqual(["cold-voltage"]);
    expect(splits(of(13, [11, 2], 2)), "too few to wake it").toEqual(["hot-voltage"]);
    const parts = (CLEAN.parts ?? []).filter((part) => part !== "dc-fuse");
    const withoutFuses = (change: Partial<Quote>) =>
      checked({ lines: [], parts, ...change }).warnings.some(({ about }) => about === "dc-fuse");
    expect(withoutFuses(of(15)), "three side by side").toBe(true);
    expect(withoutFuses(of(14)), "two side by side").toBe(false);
  });

  const { battery, inverter, cables, parts, panels } = CLEAN;
  it.each<readonly [string, Partial<Quote>]>([
    ["an input for 30 V", { inverter: { ...inverter, pvMaxVolts: 30, mpptVolts: [10, 28] } }],
    ["13 panels", { panels: { ...panels, count: 13 }, lines: [] }],
    ["panels of twice the inverter", { inverter: { ...inverter, watts: 2_500, surgeWatts: 11_600 } }],
    ["an inverter of 700 W", { inverter: { ...inverter, watts: 700, surgeWatts: 1_400 } }],
    ["no strength to start a motor", { inverter: { ...inverter, surgeWatts: 500 } }],
    ["a battery cable of 10 mm²", { cables: { ...cables, batteryMm2: 10 } }],
    ["no earthing and no breaker", { parts: (parts ?? []).filter((part) => !/earthing|breaker/.test(part)) }],
    ["two faults at once", { cables: { ...cables, loadMm2: 0.5 }, parts: [] }],
    ["a small battery", { battery: { ...battery, ampHours: 50, kwh: 2.4 } }],
  ])("%s: what fails is what is warned of", (_, change) => {
    const { wiring, warnings } = checked(change);
    const failing = wiring.filter(({ holds }) => holds === false).map(({ about }) => about as string);
    const warned = warnings
      .filter(({ code, about }) => WIRED.has(code) && !ELSEWHERE.has(about))
      .map(({ about }) => CALLED[about] ?? about);
    // Of an inverter that is too small for both, the load is warned of alone.
    const told = warned.includes("running-power") ? failing.filter((about) => about !== "motor-start") : failing;
    expect(new Set(told)).toEqual(new Set(warned));
  });

  it("leaves open what is not stated", () => {
    const { wiring } = checked({ inverter: { watts: 5_800 }, cables: null });
    const open = wiring.filter(({ holds }) => holds === null).map(({ about }) => about);
    expect(open).toEqual([
      "cold-voltage",
      "hot-voltage",
      "equal-strings",
      "panelToInverterMm2",
      "batteryMm2",
      "loadMm2",
    ]);
  });

  it("asks for a device with its size and its type", () => {
    const { wiring } = checked({ parts: [] });
    const rcd = wiring.find(({ about }) => about === "rcd");
    expect(rcd).toMatchObject({ holds: false, found: null, unit: "mA" });
    expect(["A", "B"]).toContain(rcd?.residualType);
    expect(wiring.find(({ about }) => about === "ac-breaker")).toMatchObject({ holds: false, unit: "A" });
    expect(wiring.find(({ about }) => about === "earthing")?.limit).toBeGreaterThanOrEqual(1);
  });
});
