import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { BUS_VOLTAGES } from "../../parameters/options";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { sizeSystem } from "../size-system";
import { fromCatalogue, house } from "../testing/house";
import { electricalDesign } from "./electrical-design";
import { refusalsOf } from "./refusals";

/** As they are read. */
const refused = (change: Partial<ParametersInput>, load?: DesignInput["load"]) => {
  const input = house(change);
  return refusalsOf(ruleFiguresOf({ ...input, load: load ?? input.load })).map((refusal) => ({
    ...refusal,
    text: tell(refusal.text),
    remedy: tell(refusal.remedy),
  }));
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

describe("a 48 V battery", () => {
  const of = (load: DesignInput["load"], change: Partial<ParametersInput> = {}) =>
    refused(change, load).find(({ id }) => id === "bus-current");

  it("is judged by what runs at once, not by the inverter of twice that", () => {
    expect(of(direct(30_000, 15_000))).toBeUndefined();
    expect(of(direct(30_000, 15_001))).toMatchObject({ overridable: true });
    expect(of(direct(30_000, 30_000))).toMatchObject({ overridable: true });
    expect(of(direct(30_000, 30_001), { systemType: "on-grid" })).toBeUndefined();
  });

  it("cannot be built above 30 kW: the way out is told, and no cables are drawn", () => {
    const refusal = of(direct(30_000, 30_001));
    expect(refusal).toMatchObject({ overridable: false });
    expect(refusal?.remedy).toMatch(/high-voltage battery .* or 3 systems of 15 kW/);
    const runs = (peak: number) =>
      electricalDesign(ruleFiguresOf({ ...house(), load: direct(30_000, peak) })).circuits.map(({ run }) => run);
    expect(runs(30_001)).not.toContain("battery-inverter");
    expect(runs(30_000)).toContain("battery-inverter");
  });

  it("is drawn with a handful of cables where many appliances seldom run together", () => {
    // 300 kW of pumps that each run a few minutes: an inverter of 600 kW by the specification.
    const pumps = Array.from({ length: 40 }, (_, index) => ({
      ...fromCatalogue("water-pump", 10, 0.5),
      name: `Pump ${index}`,
      hoursOfDay: [index % 24],
    }));
    const figures = ruleFiguresOf({ ...house(), load: appliances(...pumps) });
    expect(figures.inverter.capacity).toBeGreaterThan(400_000);
    const battery = electricalDesign(figures).circuits.find(({ run }) => run === "battery-inverter");
    expect(battery?.parallel).toBeLessThanOrEqual(16);
  });

  it("takes no more panels than four fused ways charge with", () => {
    // 12 kW day and night is little to draw at once and needs hundreds of kilowatts of panels.
    const refusal = of(direct(288_000, 12_000));
    expect(refusal).toMatchObject({ overridable: false });
    expect(refusal?.text).toContain("of panels charging 48 V");
  });
});

describe("a battery of 12 or 24 V", () => {
  const of = (busVoltage: 12 | 24 | 48, dailyConsumption: number, peak: number) =>
    refused({ busVoltage }, direct(dailyConsumption, peak)).find(({ id }) => id === "bus-current");

  // 312.5 A, 15 kW at 48 V: of the inverter, twice the peak, because a higher voltage is at hand.
  it.each([
    [12, 1_875],
    [24, 3_750],
  ] as const)("at %s V is not advised for an inverter above what it gives with as much current", (voltage, peak) => {
    expect(of(voltage, 6_000, peak)).toBeUndefined();
    expect(of(voltage, 6_000, peak + 1)).toMatchObject({ overridable: true, parameter: "busVoltage" });
  });

  it("names the amperes of a 5 kW inverter at 12 V, and the voltage that carries it", () => {
    const refusal = of(12, 6_000, 2_500);
    // P ÷ V: 5,000 W ÷ 12 V.
    expect(refusal?.text).toContain("An inverter of 5 kW draws 417 A from 12 V");
    expect(refusal?.text).toContain("above about 3.75 kW");
    expect(refusal?.remedy).toBe("Choose a battery of 24 V.");
    expect(of(24, 6_000, 2_500)).toBeUndefined();
  });

  // 625 A, 30 kW at 48 V.
  it.each([
    [12, 7_500],
    [24, 15_000],
  ] as const)("at %s V cannot be built for more at once than 625 A", (voltage, peak) => {
    expect(of(voltage, 20_000, peak)).toMatchObject({ overridable: true });
    expect(of(voltage, 20_000, peak + 1)).toMatchObject({ overridable: false });
    const runs = electricalDesign(
      ruleFiguresOf({ ...house({ busVoltage: voltage }), load: direct(20_000, peak + 1) }),
    ).circuits.map(({ run }) => run);
    expect(runs).not.toContain("battery-inverter");
  });

  it("cannot be built where the panels charge with more than four fused ways", () => {
    expect(of(12, 60_000, 1_500)?.text).toMatch(/kW of panels charging 12 V would be [\d,]+ A/);
    expect(of(12, 60_000, 1_500)).toMatchObject({ overridable: false, remedy: "Choose a battery of 24 V." });
  });

  it("is told of several systems at 48 V where no voltage is enough", () => {
    const refusal = of(12, 60_000, 20_000);
    expect(refusal).toMatchObject({ overridable: false, parameter: null });
    expect(refusal?.remedy).toContain("or 2 systems of 15 kW at most, each with its own battery of 48 V");
  });

  it("is always told a voltage that ends the refusal and brings no other", () => {
    let tried = 0;
    for (const busVoltage of [12, 24] as const) {
      for (const peak of [500, 1_900, 2_500, 3_800, 5_000, 7_600, 12_000, 16_000]) {
        const before = refused({ busVoltage }, direct(8 * peak, peak));
        const told = /battery of (\d+) V\./.exec(before.find(({ id }) => id === "bus-current")?.remedy ?? "")?.[1];
        const higher = BUS_VOLTAGES.find((voltage) => `${voltage}` === told);
        if (higher === undefined) continue;
        tried++;
        const left = before.map(({ id }) => id).filter((id) => id !== "bus-current");
        expect(ids({ busVoltage: higher }, direct(8 * peak, peak)), `${busVoltage} V, ${peak} W`).toEqual(left);
      }
    }
    expect(tried).toBeGreaterThan(5);
  });
});

describe("one phase", () => {
  const grid = { systemType: "on-grid", voltageFrequency: "230V/50Hz Single Phase" } as const;
  const limit = (change: Partial<ParametersInput>, peak: number) =>
    refused({ ...grid, ...change }, direct(20_000, peak)).find(({ id }) => id === "single-phase-limit");

  it("is warned of above what the country's suppliers take, and three phases are proposed", () => {
    expect(limit({ country: "Germany" }, 2_300)).toBeUndefined();
    const refusal = limit({ country: "Germany" }, 2_301);
    expect(refusal).toMatchObject({ overridable: true, parameter: "voltageFrequency" });
    expect(refusal?.text).toContain("up to 4.6 kVA");
    expect(refusal?.remedy).toContain("three phases, 380V/50Hz Three Phase");
    expect(limit({ country: "UK" }, 2_301)).toBeUndefined();
    expect(limit({ country: "Nigeria" }, 6_901)?.text).toContain("13.8 kVA");
  });

  it("is nobody's business off the grid", () => {
    expect(limit({ country: "Germany", systemType: "off-grid" }, 2_301)).toBeUndefined();
  });

  it("never proposes three phases that are refused in turn", () => {
    // 4.8 kW: too much for one phase in Germany, and no hybrid inverter for three phases is that small.
    expect(limit({ country: "Germany", systemType: "hybrid" }, 2_400)?.remedy).toContain(
      "run fewer appliances at once",
    );
    const three = { systemType: "hybrid", country: "Germany", voltageFrequency: "400V/50Hz Three Phase" } as const;
    const small = refused(three, direct(20_000, 2_400)).find(({ id }) => id === "three-phase-too-small");
    expect(small?.remedy).toContain("smallest three-phase inverter");
  });
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

  it("are refused for less than 3 kW on the grid, where smaller ones are made", () => {
    const grid = { ...three, systemType: "on-grid" } as const;
    expect(ids(grid, direct(5_000, 1_400))).toContain("three-phase-too-small");
    expect(ids(grid, direct(5_000, 1_500))).not.toContain("three-phase-too-small");
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
