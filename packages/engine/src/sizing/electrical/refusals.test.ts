import { describe, expect, it } from "vitest";
import type { DesignInput, ParametersInput } from "../design";
import { ruleFiguresOf } from "../rule-figures";
import { sizeSystem } from "../size-system";
import { fromCatalogue, house } from "../testing/house";
import { refusalsOf } from "./refusals";

const refused = (change: Partial<ParametersInput>, load?: DesignInput["load"]) => {
  const input = house(change);
  return refusalsOf(ruleFiguresOf({ ...input, load: load ?? input.load }));
};
const ids = (change: Partial<ParametersInput>, load?: DesignInput["load"]) => refused(change, load).map(({ id }) => id);
const direct = (dailyConsumption: number, peakPower: number) => ({
  kind: "direct" as const,
  dailyConsumption,
  peakPower,
});
const appliances = (...list: readonly ReturnType<typeof fromCatalogue>[]) => ({
  kind: "appliances" as const,
  appliances: list,
});

it("refuses nothing of an ordinary house", () => {
  expect(ids({})).toEqual([]);
  expect(ids({ systemType: "hybrid", generator: "diesel", outageHours: 8 })).toEqual([]);
  expect(ids({ systemType: "on-grid" })).toEqual([]);
  expect(ids({}, direct(0, 0))).toEqual([]);
});

describe("mains of another country", () => {
  const american = { voltageFrequency: "110V/60Hz Single Phase" } as const;

  it("may be insisted on off-grid, and cannot join the grid", () => {
    const island = refused(american).find(({ id }) => id === "mains-of-another-country");
    expect(island).toMatchObject({ overridable: true, parameter: "voltageFrequency" });
    expect(island?.text).toContain("230 V at 50 Hz");
    for (const systemType of ["hybrid", "on-grid"] as const) {
      const joined = refused({ ...american, systemType }).find(({ id }) => id === "mains-of-another-country");
      expect(joined?.overridable, systemType).toBe(false);
      expect(joined?.text).toContain("cannot join the grid of Nigeria");
    }
  });

  it("names the motors that would turn at the wrong speed, and only motors", () => {
    const text = refused(american).find(({ id }) => id === "motors-at-wrong-frequency")?.text;
    expect(text).toContain("20% faster on 60 Hz");
    expect(ids(american, appliances(fromCatalogue("led-bulb", 4)))).not.toContain("motors-at-wrong-frequency");
    const slower = refused({ country: "USA", voltageFrequency: "230V/50Hz Single Phase" });
    expect(slower.find(({ id }) => id === "motors-at-wrong-frequency")?.text).toContain("17% slower on 50 Hz");
  });
});

it("refuses a single panel, which wakes no tracker", () => {
  expect(ids({}, direct(300, 60))).toContain("no-string");
  expect(ids({}, direct(3_000, 600))).not.toContain("no-string");
});

it("refuses more than 15 kW from 48 V, and not from the grid", () => {
  expect(ids({}, direct(30_000, 7_500))).not.toContain("bus-current");
  expect(ids({}, direct(30_000, 7_501))).toContain("bus-current");
  expect(ids({ systemType: "on-grid" }, direct(30_000, 7_501))).not.toContain("bus-current");
});

it("refuses a run four of the largest cables cannot hold, the generator's only where there is one", () => {
  const far = refused({ inverterToLoadDistance: 5_000 }).find(({ id }) => id === "long-run");
  expect(far).toMatchObject({ parameter: "inverterToLoadDistance", overridable: false });
  expect(ids({ inverterToLoadDistance: 100 })).not.toContain("long-run");
  expect(ids({ inverterToGeneratorDistance: 5_000 })).not.toContain("long-run");
  expect(ids({ inverterToGeneratorDistance: 5_000, generator: "diesel" })).toContain("long-run");
});

it("refuses air above 60 °C", () => {
  expect(ids({ ambientTemperature: 60 })).toContain("too-hot");
});

describe("three phases", () => {
  const three = { voltageFrequency: "400V/50Hz Three Phase" } as const;

  it("are refused for less than 5 kW", () => {
    expect(ids(three, direct(5_000, 2_400))).toContain("three-phase-too-small");
    expect(ids(three, direct(5_000, 2_500))).not.toContain("three-phase-too-small");
  });

  it("are refused where one appliance needs more than a phase gives", () => {
    const text = refused(three, appliances(fromCatalogue("microwave-oven", 1, 1))).find(
      ({ id }) => id === "phase-overloaded",
    )?.text;
    expect(text).toContain("cannot borrow");
    expect(ids(three)).not.toContain("phase-overloaded");
  });
});

describe("generators", () => {
  it("are refused on-grid", () => {
    expect(refused({ systemType: "on-grid", generator: "petrol" })).toMatchObject([
      { id: "generator-on-grid", parameter: "generator", overridable: false },
    ]);
  });

  it("are refused as petrol sets where none is large enough", () => {
    expect(ids({ generator: "petrol" }, direct(100_000, 14_000))).toContain("petrol-too-small");
    expect(ids({ generator: "diesel" }, direct(100_000, 14_000))).not.toContain("petrol-too-small");
  });
});

it("shows every refusal among the warnings, once", () => {
  const change = { voltageFrequency: "110V/60Hz Single Phase", systemType: "on-grid", generator: "diesel" } as const;
  const design = sizeSystem(house(change));
  const warned = design.warnings.map(({ id }) => id);
  for (const { id } of design.electrical.refusals) expect(warned.filter((one) => one === id)).toEqual([id]);
});
