import { busEnergy } from "@sunwright/engine/sizing/array";
import { BATTERY_ROUND_TRIP, INVERTER_EFFICIENCY, STANDING_SHARE } from "@sunwright/engine/sizing/defaults";
import { expect, it } from "vitest";
import { busNeed, dailyFlows, monthBalances, type BalanceInput } from "./daily-flows";

const months = (watthours: number) => Array.from({ length: 12 }, () => watthours);
const house: BalanceInput = {
  systemType: "off-grid",
  dailyConsumption: 10_000,
  nightShare: 0.5,
  inverterCapacity: 5_000,
  batteryCapacity: 30_000,
  monthlyDelivered: months(20_000),
};

it("asks the bus for what the engine's own chain asks", () => {
  const { direct, battery } = busNeed(house);
  const engine = busEnergy({
    dailyConsumption: 10_000,
    inverterEfficiency: INVERTER_EFFICIENCY,
    batteryRoundTrip: BATTERY_ROUND_TRIP,
    nightShare: 0.5,
    standingEnergy: 24 * STANDING_SHARE * 5_000,
  });
  expect(direct + battery).toBeCloseTo(engine, 9);
});

it("closes: what the array delivers is used, stored or surplus, and the house gets what it asks", () => {
  const flows = dailyFlows(house);
  expect(flows.direct + flows.intoBattery + flows.surplus).toBeCloseTo(20, 9);
  expect(flows.fromBattery).toBeCloseTo(flows.intoBattery * BATTERY_ROUND_TRIP, 9);
  expect(flows.served).toBeCloseTo(10, 9);
  expect(flows.unmet).toBe(0);
  expect(flows.fromGrid).toBe(0);
});

it("names what an array too small leaves unserved off-grid, and what the grid brings elsewhere", () => {
  const dark = dailyFlows({ ...house, monthlyDelivered: months(4_000) });
  expect(dark.surplus).toBe(0);
  expect(dark.served + dark.unmet).toBeCloseTo(10, 9);
  expect(dark.unmet).toBeGreaterThan(5);
  const hybrid = dailyFlows({ ...house, systemType: "hybrid", monthlyDelivered: months(4_000) });
  expect(hybrid.unmet).toBe(0);
  expect(hybrid.fromGrid).toBeCloseTo(dark.unmet, 9);
});

it("puts no energy into a battery that an on-grid system does not have", () => {
  const flows = dailyFlows({ ...house, systemType: "on-grid", batteryCapacity: 0 });
  expect(flows.intoBattery).toBe(0);
  expect(flows.direct).toBeCloseTo(10 / INVERTER_EFFICIENCY / 2, 9);
  expect(flows.served).toBeCloseTo(5, 9);
  expect(flows.fromGrid).toBeCloseTo(5, 9);
});

it("stores no more than the battery can hand out", () => {
  const small = dailyFlows({ ...house, systemType: "hybrid", batteryCapacity: 1_000 });
  expect(small.fromBattery).toBeCloseTo(0.9, 9);
});

it("weighs each month by its days", () => {
  const january = monthBalances(house)[0];
  const february = monthBalances(house)[1];
  expect(january?.delivered).toBeCloseTo(620, 9);
  expect(february?.delivered).toBeCloseTo(560, 9);
  const need = busNeed(house);
  expect(january?.needed).toBeCloseTo(((need.direct + need.battery) * 31) / 1000, 9);
});
