// Of the rest: whole designs and what their batteries promise.
import { expect, it } from "vitest";
import { batteryPromise } from "./battery-promise";
import { sizeSystem } from "../size-system";
import { house } from "../testing/house";

const promiseOf = (parameters: Parameters<typeof house>[0]) => batteryPromise(sizeSystem(house(parameters)));

it("says where hours served are kept with less battery than the days asked", () => {
  const promise = promiseOf({ city: "ng-kano", backupDays: 3 });
  expect(promise).toMatchObject({ days: 3, byHours: true, short: true, withGenerator: false });
  expect(promise?.alone.value).toBeLessThan(3 * 24);
  expect(promise?.served.value).toBeGreaterThanOrEqual(99);
  expect(promise?.other).toEqual({ backupRule: "autonomy" });
});

it("switches to a battery that lasts the days, and back", () => {
  const promise = promiseOf({ city: "ng-kano", backupDays: 3, backupRule: "autonomy" });
  expect(promise).toMatchObject({ byHours: false, short: false, other: { backupRule: "reliability" } });
  expect(promise?.alone.value).toBeGreaterThanOrEqual(3 * 24 - 0.5);
});

it("says nothing with a grid or without a load", () => {
  expect(promiseOf({ city: "ng-kano", systemType: "hybrid" })).toBeNull();
  const nothing = { ...house(), load: { kind: "direct" as const, dailyConsumption: 0, peakPower: 0 } };
  expect(batteryPromise(sizeSystem(nothing))).toBeNull();
});
