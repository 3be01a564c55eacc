import { describe, expect, it } from "vitest";
import { byController } from "./controller";
import { leastCostDispatch } from "./least-cost-dispatch";
import { dispatchColumns } from "./ledger";
import type { DispatchRule } from "./priced-hours";
import { bySimpleRule } from "./simple-rule";
import { judgedWeeks, lastDay, medianShare } from "./testing/judged-weeks";
import { repeated } from "./testing/random-weeks";

describe("the controller on the weeks of table p", () => {
  const weeks = judgedWeeks();

  it("finds four fifths of what could be saved beside the simple rule, by median (issue 45)", () => {
    expect(weeks).toHaveLength(50);
    expect(medianShare(weeks)).toBeGreaterThanOrEqual(0.8);
    expect(medianShare(judgedWeeks(lastDay))).toBeGreaterThanOrEqual(0.8);
  });

  it("is the simple rule where that is the best there is", () => {
    const best = weeks.filter(({ share }) => share === null);
    expect(best).toHaveLength(6);
    for (const { own, simple } of best) expect(own.cost).toBeCloseTo(simple.cost, 6);
  });

  it("is never dearer than an idle battery, and leaves what the simple rule leaves", () => {
    for (const { own, withoutBattery, simple } of weeks) {
      expect(own.cost).toBeLessThan(withoutBattery);
      expect(own.end).toBeGreaterThanOrEqual(simple.end - 1e-6);
    }
  });
});

const RULE: DispatchRule = {
  capacity: 10,
  floor: 2,
  charge: 4,
  discharge: 4,
  chargeEfficiency: 0.9,
  dischargeEfficiency: 0.9,
  wear: 0,
  gridCharges: true,
  batterySells: false,
  importLimit: Number.POSITIVE_INFINITY,
  exportLimit: Number.POSITIVE_INFINITY,
};
const hourly = (value: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => value(hour));
/** 1 kWh an hour, no sun, dear from 18 to 22 o'clock. */
const EVENING = {
  load: hourly(() => 1),
  sun: hourly(() => 0),
  importPrice: hourly((hour) => (hour >= 18 && hour < 22 ? 0.5 : 0.1)),
  exportPrice: hourly(() => 0),
};

describe("a battery that may charge from the grid", () => {
  const start = RULE.floor;

  it("buys four evening hours by night: 4 kWh at 0.1 for each 0.81 that comes out again", () => {
    // By hand: 20 hours at 0.1, and 4 kWh in the evening that took 4 ÷ 0.81 kWh at 0.1.
    const cost = 20 * 0.1 + (4 / 0.81) * 0.1;
    expect(leastCostDispatch(RULE, EVENING, { start, end: start })?.cost).toBeCloseTo(cost, 9);
    const days = 5;
    const own = byController(RULE, repeated(EVENING, days), { start, end: start, before: EVENING });
    expect(own.cost).toBeCloseTo(days * cost, 2);
    expect(bySimpleRule(RULE, EVENING, start).cost).toBeCloseTo(20 * 0.1 + 4 * 0.5, 9);
  });

  it("leaves it where wear takes what the price difference gives", () => {
    const worn = { ...RULE, wear: 0.5 - 0.1 / 0.81 + 0.01 };
    expect(leastCostDispatch(worn, EVENING, { start, end: start })?.discharged).toBe(0);
    expect(byController(worn, EVENING, { start, end: start, before: EVENING }).discharged).toBe(0);
  });

  it("keeps a reserve at every hour", () => {
    const columns = dispatchColumns(24);
    const kept = { ...RULE, floor: 6 };
    byController(kept, EVENING, { start: 6, end: 6, before: EVENING }, columns);
    expect(Math.min(...columns.stored)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...columns.stored)).toBeGreaterThan(9);
  });
});

describe("sun that may not all be fed in", () => {
  /** 6 kW at noon, 3 kW at most into the grid, use in the evening. */
  const sunny = {
    load: hourly((hour) => (hour >= 18 ? 1 : 0)),
    sun: hourly((hour) => (hour >= 8 && hour < 11 ? 3 : hour >= 11 && hour < 14 ? 6 : 0)),
    importPrice: hourly(() => 0.3),
    exportPrice: hourly(() => 0.08),
  };
  const capped = { ...RULE, gridCharges: false, exportLimit: 3 };

  it("waits for noon, where the simple rule has filled up before and loses it", () => {
    const week = repeated(sunny, 7);
    const task = { start: 2, end: 2, before: sunny };
    const simple = bySimpleRule(capped, week, 2);
    const own = byController(capped, week, task);
    expect(own.curtailed).toBeLessThan(simple.curtailed / 2);
    expect(own.cost).toBeLessThan(simple.cost);
    expect(own.bought).toBeCloseTo(simple.bought, 6);
  });

  it("feeds nothing in at an hour that charges for it", () => {
    const unpaid = { ...sunny, exportPrice: hourly((hour) => (hour === 12 ? -0.05 : 0.08)) };
    const columns = dispatchColumns(24);
    byController({ ...RULE, gridCharges: false }, unpaid, { start: 2, end: 2, before: unpaid }, columns);
    expect(columns.metered[12]).toBe(0);
    expect(columns.curtailed[12]).toBeGreaterThan(0);
  });
});

it("says so where hours cannot be met", () => {
  const rule = { ...RULE, importLimit: 0.5 };
  expect(leastCostDispatch(rule, EVENING, { start: RULE.floor, end: RULE.floor })).toBeNull();
});
