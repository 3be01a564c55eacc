import { describe, expect, it } from "vitest";
import { chargeControllers } from "./charge-controller";
import { explainParts } from "../explain/explain-parts";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { Figures } from "./figures";
import type { ParametersInput } from "../inputs/design";
import { inverterPieces } from "../rule/inverter-pieces";
import { costFigures } from "../rule/cost";
import { house } from "../testing/house";

/** A design of given sizes: what to buy asks for no search. */
function designed(panels: number, battery: number, change: Partial<ParametersInput> = {}): Figures {
  const rule = ruleFiguresOf(house(change));
  const capacity = 400 * panels;
  return {
    ...rule,
    array: { ...rule.array, capacity },
    battery: { ...rule.battery, capacity: battery },
    choice: null,
    cost: costFigures(capacity, battery, rule.inverter.capacity),
  };
}

describe("what charges the battery", () => {
  it("is the inverter itself where a hybrid takes the panels: 14 panels of 5.6 kW at 6 kW, 450 V", () => {
    expect(chargeControllers(designed(14, 10_240))).toMatchObject({ inInverter: true, count: 0 });
  });

  it("is controllers of 450 V above one and a half times the inverter: 24 panels of 9.6 kW", () => {
    // 9,600 W × 0.98 ÷ 51.2 V = 183.75 A in three strings of eight.
    const found = chargeControllers(designed(24, 10_240));
    expect(found).toMatchObject({ inInverter: false, count: 1, size: 200, strings: { inSeries: 8, parallel: 3 } });
    expect(found?.current).toBeCloseTo(183.75, 9);
    // Half of 200 Ah.
    expect(found?.batteryCurrent).toBeCloseTo(100, 9);
  });

  it("is controllers where a hybrid has too few trackers for the strings, whatever its power", () => {
    // Two strings of ten: a 6 kW hybrid has two trackers of one string, 13 A each.
    const two = chargeControllers(designed(20, 10_240));
    expect(two).toMatchObject({ strings: { parallel: 2 }, inInverter: true });
    // Three strings of 12.28 A short-circuited are 36.8 A; its trackers take 26.
    const three = chargeControllers(designed(21, 10_240));
    expect(three).toMatchObject({ strings: { inSeries: 7, parallel: 3 }, inInverter: false, count: 1, size: 200 });
  });

  it("is one of 100 V and 50 A for one panel beside 12 V, and 70 A for two", () => {
    // 400 W × 0.98 ÷ 12.8 V = 30.6 A; 61.3 A are more than the 50 A of 100 V.
    expect(chargeControllers(designed(1, 1_280, { busVoltage: 12 }))).toMatchObject({ count: 1, size: 50 });
    const two = chargeControllers(designed(2, 1_280, { busVoltage: 12 }));
    expect(two).toMatchObject({ count: 1, size: 70, strings: { inputVoltage: 150 } });
  });

  it("is nothing on the grid, which charges no battery", () => {
    expect(chargeControllers(designed(10, 0, { systemType: "on-grid" }))).toBeNull();
  });

  it("stands beside nothing where nothing is carried", () => {
    expect(explainParts(designed(0, 0))).toEqual([]);
  });
});

it("buys the next inverter sold, three of them on three phases and several above the largest", () => {
  const at = (change: Partial<ParametersInput>) => ruleFiguresOf(house(change));
  expect(inverterPieces(5_720, at({}))).toEqual({ count: 1, size: 6_000 });
  expect(inverterPieces(5_720, at({ busVoltage: 24 }))).toEqual({ count: 2, size: 3_000 });
  expect(inverterPieces(5_720, at({ voltageFrequency: "400V/50Hz Three Phase" }))).toEqual({ count: 3, size: 2_000 });
  expect(inverterPieces(40_000, at({}))).toEqual({ count: 3, size: 15_000 });
});
