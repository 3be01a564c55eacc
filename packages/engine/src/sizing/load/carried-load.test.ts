import { describe, expect, it } from "vitest";
import type { ApplianceLoad } from "../inputs/design";
import { carriedLoad, runningPower } from "./carried-load";
import { DEFAULTS } from "../testing/house";

const kettle: ApplianceLoad = {
  name: "Kettle",
  power: 2_000,
  quantity: 1,
  hoursPerDay: 0.1,
  hoursOfDay: [7],
  startFactor: 1,
  motor: false,
  essential: false,
};
const lamp: ApplianceLoad = { ...kettle, name: "Lamp", power: 100, hoursPerDay: 24, hoursOfDay: [], essential: true };
const pump: ApplianceLoad = { ...kettle, name: "Pump", power: 750, hoursPerDay: 2, startFactor: 5, motor: true };
const appliances = (...list: readonly ApplianceLoad[]) => ({ kind: "appliances" as const, appliances: list });
const carriedBy = (systemType: "off-grid" | "hybrid" | "on-grid", ...list: readonly ApplianceLoad[]) =>
  carriedLoad({ input: { load: appliances(...list), parameters: { ...DEFAULTS, systemType } } });

describe("power that runs at once", () => {
  it("is the full 2 kW of a kettle that boils for six minutes, beside what else runs", () => {
    expect(runningPower(appliances(kettle))).toBeCloseTo(2_000, 9);
    expect(runningPower(appliances(kettle, lamp))).toBeCloseTo(2_100, 9);
  });

  it("never exceeds all rated powers together, and counts nothing that does not run", () => {
    expect(runningPower(appliances({ ...kettle, quantity: 3 }))).toBeLessThanOrEqual(6_000);
    expect(runningPower(appliances(lamp, { ...kettle, hoursPerDay: 0 }))).toBe(100);
  });

  it("is the typed peak of a typed consumption", () => {
    expect(runningPower({ kind: "direct", dailyConsumption: 10_000, peakPower: 3_000 })).toBe(3_000);
  });
});

describe("load that an outage leaves on", () => {
  it("is everything off-grid, the essential appliances in a hybrid, nothing on-grid", () => {
    expect(carriedBy("off-grid", kettle, lamp).runningPower).toBeCloseTo(2_100, 9);
    expect(carriedBy("hybrid", kettle, lamp, pump)).toMatchObject({ runningPower: 100, surgePower: 100 });
    expect(carriedBy("on-grid", kettle, lamp)).toMatchObject({ runningPower: 0, surgePower: 0 });
  });

  it("names the start that is hardest among what runs", () => {
    expect(carriedBy("off-grid", lamp, pump).hardestStart?.name).toBe("Pump");
    expect(carriedBy("hybrid", lamp, pump).hardestStart?.name).toBe("Lamp");
  });
});
