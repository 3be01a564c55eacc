import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byController } from "./controller";
import { leastCostDispatch } from "./least-cost-dispatch";
import { dispatchColumns, type DispatchColumns } from "./ledger";
import type { DispatchRule, DispatchSums, PricedHours } from "./priced-hours";
import { bySimpleRule, withoutBattery } from "./simple-rule";
import { anyHours, anyRule, repeated } from "./testing/random-weeks";

const NEAR = 1e-7;

/** Every rule of table p, hour by hour, said again from what a run wrote down. */
function expectKept(rule: DispatchRule, hours: PricedHours, columns: DispatchColumns, sums: DispatchSums): void {
  let [stored, cost] = [rule.floor, 0];
  for (let hour = 0; hour < hours.load.length; hour += 1) {
    const [power, metered] = [columns.charged[hour] ?? NaN, columns.metered[hour] ?? NaN];
    const [load, sun] = [hours.load[hour] ?? NaN, hours.sun[hour] ?? NaN];
    const curtailed = columns.curtailed[hour] ?? NaN;
    const [charge, discharge] = [Math.max(0, power), Math.max(0, -power)];
    const [bought, sold] = [Math.max(0, metered), Math.max(0, -metered)];
    expect(load + sold + charge).toBeCloseTo(sun - curtailed + bought + discharge, 7);
    expect(curtailed).toBeGreaterThanOrEqual(-NEAR);
    expect(curtailed).toBeLessThanOrEqual(sun + NEAR);
    stored += rule.chargeEfficiency * charge - discharge / rule.dischargeEfficiency;
    expect(columns.stored[hour]).toBeCloseTo(stored, 6);
    expect(stored).toBeGreaterThanOrEqual(rule.floor - NEAR * hours.load.length);
    expect(stored).toBeLessThanOrEqual(rule.capacity + NEAR * hours.load.length);
    const surplus = Math.max(0, sun - load);
    expect(charge).toBeLessThanOrEqual(Math.min(rule.charge, rule.gridCharges ? Infinity : surplus) + NEAR);
    expect(discharge).toBeLessThanOrEqual(rule.discharge + NEAR);
    expect(sold).toBeLessThanOrEqual(Math.min(rule.exportLimit, rule.batterySells ? Infinity : surplus) + NEAR);
    expect(bought).toBeLessThanOrEqual(rule.importLimit + NEAR);
    const prices = { bought: hours.importPrice[hour] ?? NaN, sold: hours.exportPrice[hour] ?? NaN };
    cost += bought * prices.bought - sold * prices.sold + discharge * rule.wear;
  }
  expect(sums.cost).toBeCloseTo(cost, 6);
  expect(sums.end).toBeCloseTo(stored, 6);
}

const unknownDay = { load: Array<number>(24).fill(2), sun: Array<number>(24).fill(1) };

describe("hours of any prices", () => {
  it("keep every rule, and cost at least what they must, whoever decides", () => {
    fc.assert(
      fc.property(anyRule, anyHours(3), (rule, hours) => {
        const columns = dispatchColumns(hours.load.length);
        const start = rule.floor;
        const own = byController(rule, hours, { start, end: null, before: unknownDay }, columns);
        expectKept(rule, hours, columns, own);
        const least = leastCostDispatch(rule, hours, { start, end: start }, columns);
        expect(least).not.toBeNull();
        if (least === null) return;
        expectKept(rule, hours, columns, least);
        const asOwn = leastCostDispatch(rule, hours, { start, end: own.end });
        expect(asOwn?.cost).toBeLessThanOrEqual(own.cost + NEAR);
        expect(least.cost).toBeLessThanOrEqual(withoutBattery(rule, hours).cost + NEAR);
        const simple = bySimpleRule(rule, hours, start);
        const asSimple = leastCostDispatch(rule, hours, { start, end: simple.end });
        expect(asSimple?.cost).toBeLessThanOrEqual(simple.cost + NEAR);
      }),
      { numRuns: 100 },
    );
  });

  it("cost no more with more room, more power or a lower floor", () => {
    fc.assert(
      fc.property(anyRule, anyHours(2), between(0, 1), (rule, hours, more) => {
        const task = { start: rule.floor, end: rule.floor };
        const cost = leastCostDispatch(rule, hours, task)?.cost ?? NaN;
        const better = {
          ...rule,
          capacity: rule.capacity + more,
          charge: rule.charge + more,
          floor: rule.floor * more,
        };
        expect(leastCostDispatch(better, hours, task)?.cost).toBeLessThanOrEqual(cost + NEAR);
        const dearer = { ...rule, wear: rule.wear + more };
        expect(leastCostDispatch(dearer, hours, task)?.cost).toBeGreaterThanOrEqual(cost - NEAR);
      }),
      { numRuns: 60 },
    );
  });
});

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("a controller that takes days to be alike, where they are", () => {
  /** Sun by day, use at all hours, one price by night and another by day, feeding in below both. */
  const anyDay = fc
    .record({ night: between(0.05, 0.3), day: between(0.3, 0.6), sold: between(0, 0.05), sun: between(0, 5) })
    .map(({ night, day, sold, sun }) => ({
      load: Array.from({ length: 24 }, (_, hour) => (hour >= 17 && hour < 22 ? 1.5 : 0.5)),
      sun: Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour < 17 ? sun : 0)),
      importPrice: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? night : day)),
      exportPrice: Array<number>(24).fill(sold),
    }));

  it("costs no more than the simple rule or no battery, but for what it leaves in store", () => {
    fc.assert(
      fc.property(anyRule, anyDay, (plain, day) => {
        const rule = { ...plain, wear: 0, importLimit: Number.POSITIVE_INFINITY };
        const hours = repeated(day, 6);
        const simple = bySimpleRule(rule, hours, rule.floor);
        const own = byController(rule, hours, { start: rule.floor, end: simple.end, before: day });
        expect(own.cost).toBeLessThanOrEqual(simple.cost + NEAR);
        expect(own.cost).toBeLessThanOrEqual(withoutBattery(rule, hours).cost + NEAR);
      }),
      { numRuns: 100 },
    );
  });
});
