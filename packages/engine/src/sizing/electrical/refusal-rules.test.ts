import { describe, expect, it } from "vitest";
import type { ApplianceLoad, DesignInput, ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { standbyByRule } from "../rule/standby-set";
import { house } from "../testing/house";
import { refusalsOf } from "./refusals";
import type { Refusal } from "../inputs/electrical-types";

interface Sizes {
  readonly load?: DesignInput["load"];
  /** [W] */
  readonly inverter?: number;
  readonly panels?: number;
  /** [Wh] */
  readonly battery?: number;
  /** [°C] */
  readonly hottestDay?: number;
}

/** An ordinary house with parts of given sizes, that are not searched. */
function figuresOf(change: Partial<ParametersInput>, sizes: Sizes): RuleFigures {
  const input = house(change);
  const figures = ruleFiguresOf({ ...input, load: sizes.load ?? input.load });
  const { array, inverter } = figures;
  const battery = { ...figures.battery, capacity: sizes.battery ?? figures.battery.capacity };
  const site = { ...figures.site, hottestDay: sizes.hottestDay ?? figures.site.hottestDay };
  return {
    ...figures,
    array: { ...array, capacity: 400 * (sizes.panels ?? array.capacity / 400) },
    battery,
    inverter: { ...inverter, capacity: sizes.inverter ?? inverter.capacity },
    site,
    standby: standbyByRule({ ...figures, battery, site }),
  };
}
const refused = (change: Partial<ParametersInput>, sizes: Sizes = {}) => refusalsOf(figuresOf(change, sizes));
const ids = (change: Partial<ParametersInput>, sizes: Sizes = {}) => refused(change, sizes).map(({ id }) => id);
function one(id: string, change: Partial<ParametersInput>, sizes: Sizes = {}): Refusal {
  const found = refused(change, sizes).find((refusal) => refusal.id === id);
  if (found === undefined) throw new Error(`Nothing is refused as ${id}`);
  return found;
}
type Values = Readonly<Record<string, unknown>>;
/** A text of this room, with all its values. */
const said = (key: string, values?: Values): unknown => ({
  key: `electrical-refusals.${key}`,
  ...(values === undefined ? {} : { values }),
});
/** A text with these values among others. */
function saidWith(key: string, values: Values): unknown {
  const some: unknown = expect.objectContaining(values);
  return expect.objectContaining({ key: `electrical-refusals.${key}`, values: some });
}

const typed = (peakPower: number, dailyConsumption = 6_000) =>
  ({ kind: "direct", dailyConsumption, peakPower }) as const;
const pump: ApplianceLoad = {
  name: "Pump",
  power: 800,
  quantity: 1,
  hoursPerDay: 2,
  hoursOfDay: [10, 11],
  startFactor: 3,
  motor: true,
  essential: true,
};
const named = (name: string, change: Partial<ApplianceLoad> = {}): ApplianceLoad => ({ ...pump, name, ...change });
const list = (...appliances: readonly ApplianceLoad[]) => ({ kind: "appliances", appliances }) as const;

it("refuses nothing of a house without a load, however it is asked for", () => {
  const impossible = {
    voltageFrequency: "110V/60Hz Single Phase",
    generator: "petrol",
    systemType: "on-grid",
  } as const;
  expect(ids(impossible).length).toBeGreaterThan(0);
  expect(ids(impossible, { load: typed(1_000, 0), hottestDay: 70 })).toEqual([]);
});

it("names the hardest first", () => {
  const all = {
    voltageFrequency: "440V/60Hz Three Phase",
    systemType: "off-grid",
    generator: "petrol",
    inverterToLoadDistance: 900_000,
  } as const;
  const heavy = named("Oven", { power: 40_000 });
  expect(ids(all, { load: list(pump, heavy), panels: 10, battery: 300_000, inverter: 4_000, hottestDay: 61 })).toEqual([
    "mains-of-another-country",
    "motors-at-wrong-frequency",
    "bus-current",
    "long-run",
    "too-hot",
    "three-phase-too-small",
    "phase-overloaded",
    "petrol-too-small",
  ]);
});

describe("mains of another country", () => {
  const volts = (...values: readonly number[]) => ({
    list: values.map((value) => said("mainsOfAnotherCountry.volts", { volts: value })),
    join: "or",
  });

  it("cannot join the grid, with the voltages and the frequency of the country named", () => {
    for (const systemType of ["hybrid", "on-grid"] as const) {
      const refusal = one("mains-of-another-country", { voltageFrequency: "110V/60Hz Single Phase", systemType });
      expect(refusal).toMatchObject({ overridable: false, parameter: "voltageFrequency" });
      expect(refusal.text).toEqual(saidWith("gridOfAnotherCountry.text", { voltages: volts(230), frequency: 50 }));
      expect(refusal.remedy).toEqual(saidWith("gridOfAnotherCountry.remedy", {}));
      expect(refusal.clause).toBe("IEC 61727, 4; IEC 60364-5-55, 551.7");
    }
  });

  it("may be insisted on where there is no grid", () => {
    const refusal = one("mains-of-another-country", { country: "USA", voltageFrequency: "380V/50Hz Three Phase" });
    expect(refusal).toMatchObject({ overridable: true, parameter: "voltageFrequency" });
    expect(refusal.text).toEqual(saidWith("mainsOfAnotherCountry.text", { voltages: volts(208, 480), frequency: 60 }));
    expect(refusal.remedy).toEqual(saidWith("mainsOfAnotherCountry.remedy", {}));
    expect(refusal.clause).toMatchObject({ values: { standard: "IEC 60038", table: "1" } });
  });
});

describe("motors at the wrong frequency", () => {
  const american = { voltageFrequency: "110V/60Hz Single Phase" } as const;
  const motors = (...appliances: readonly ApplianceLoad[]) =>
    one("motors-at-wrong-frequency", american, { load: list(...appliances) });

  it("turn by the ratio of the frequencies, faster or slower, and may be insisted on", () => {
    const faster = motors(pump);
    expect(faster).toMatchObject({ overridable: true, parameter: "voltageFrequency", clause: "IEC 60034-1, 7.3" });
    expect(faster.text).toEqual(
      saidWith("motors.faster", { national: 50, frequency: 60, change: expect.closeTo(0.2, 12) }),
    );
    expect(faster.remedy).toEqual(said("motors.remedy", { national: 50, frequency: 60 }));
    const slower = one(
      "motors-at-wrong-frequency",
      { country: "USA", voltageFrequency: "220V/50Hz Single Phase" },
      { load: list(pump) },
    );
    expect(slower.text).toEqual(
      saidWith("motors.slower", { national: 60, frequency: 50, change: expect.closeTo(1 / 6, 12) }),
    );
  });

  it("are named up to three, beyond that two and how many more", () => {
    const listed = (...names: readonly string[]) => motors(...names.map((name) => named(name))).text;
    expect(listed("A", "B", "C")).toEqual(
      saidWith("motors.faster", { motors: said("motors.listed", { motors: { list: ["A", "B", "C"], join: "unit" } }) }),
    );
    expect(listed("A", "B", "C", "D")).toEqual(
      saidWith("motors.faster", {
        motors: said("motors.andMore", { motors: { list: ["A", "B"], join: "unit" }, more: 2 }),
      }),
    );
  });

  it("are those that draw something, of a list, where the frequency is another", () => {
    const idle = [named("None", { quantity: 0 }), named("Unpowered", { power: 0 }), named("Lamp", { motor: false })];
    expect(motors(...idle, pump).text).toEqual(
      saidWith("motors.faster", { motors: said("motors.listed", { motors: { list: ["Pump"], join: "unit" } }) }),
    );
    expect(motors(named("Watch", { power: 1 })).overridable).toBe(true);
    const lamp = named("Lamp", { motor: false });
    expect(ids(american, { load: list(...idle, lamp) })).not.toContain("motors-at-wrong-frequency");
    expect(ids(american, { load: typed(1_000) })).not.toContain("motors-at-wrong-frequency");
    expect(ids({}, { load: list(pump) })).not.toContain("motors-at-wrong-frequency");
  });
});

describe("the battery's voltage", () => {
  const of = (busVoltage: 12 | 24 | 48, sizes: Sizes) =>
    one("bus-current", { busVoltage }, { battery: 40_000, ...sizes });

  it("names power, volts, amperes and what is sensible: 312.5 A", () => {
    // 5 kW ÷ 12 V = 416.7 A; 12 V × 312.5 A = 3.75 kW.
    const inverter = of(12, { load: typed(2_500), inverter: 5_000 });
    expect(inverter.text).toEqual(
      said("busCurrent.inverter", { power: 5, voltage: 12, current: expect.closeTo(5_000 / 12, 9), sensible: 3.75 }),
    );
    expect(inverter).toMatchObject({ overridable: true, parameter: "busVoltage" });
    expect(inverter.remedy).toEqual(said("busCurrent.chooseVoltage", { voltage: 24 }));
    const atOnce = of(24, { load: typed(8_000), inverter: 16_000 });
    expect(atOnce.text).toEqual(
      said("busCurrent.atOnce", { power: 8, voltage: 24, current: expect.closeTo(8_000 / 24, 9), sensible: 7.5 }),
    );
    expect(atOnce.remedy).toEqual(said("busCurrent.chooseVoltage", { voltage: 48 }));
    const notBuilt = of(12, { load: typed(7_600), inverter: 15_200 });
    expect(notBuilt.text).toEqual(saidWith("busCurrent.atOnceNotBuilt", { power: 7.6, voltage: 12, sensible: 3.75 }));
    expect(notBuilt).toMatchObject({ overridable: false, parameter: "busVoltage" });
  });

  it("names the panels where they charge with more than four fused ways of 400 A", () => {
    // 1.25 × I > 1,600 A from 1,280 A on: 12 V × 1,280 A = 15.36 kW, 38.4 panels.
    expect(ids({ busVoltage: 12 }, { load: typed(1_000), inverter: 2_000, battery: 40_000, panels: 38 })).toEqual([]);
    const charging = of(12, { load: typed(1_000), inverter: 2_000, panels: 39 });
    expect(charging.text).toEqual(saidWith("busCurrent.charging", { power: 15.6, voltage: 12, current: 1_300 }));
    expect(charging).toMatchObject({ overridable: false, parameter: "busVoltage" });
  });

  it("proposes as many systems of 15 kW at 48 V as carry it, where no voltage does", () => {
    const at48 = of(48, { load: typed(31_000), inverter: 62_000 });
    expect(at48).toMatchObject({ overridable: false, parameter: null });
    expect(at48.remedy).toEqual(said("busCurrent.severalSystems", { systems: 3, each: 15 }));
    expect(of(48, { load: typed(30_000), inverter: 60_000 }).remedy).toEqual(
      said("busCurrent.severalSystems", { systems: 2, each: 15 }),
    );
    const at12 = of(12, { load: typed(31_000), inverter: 62_000 });
    expect(at12).toMatchObject({ parameter: null });
    expect(at12.remedy).toEqual(said("busCurrent.severalSystemsOfVoltage", { systems: 3, each: 15, voltage: 48 }));
  });

  it("is no matter without a battery", () => {
    expect(ids({ busVoltage: 12 }, { load: typed(20_000), inverter: 40_000, battery: 0 })).toEqual([]);
  });
});

describe("a run that is too long", () => {
  it("is one that five of the largest cables are needed for", () => {
    // 48 A at 220 V: five cables of 120 mm² drop 3% at some length, four a fifth before it.
    const sizes = { load: typed(1_000), inverter: 9_500, panels: 0, battery: 0 };
    const long = (distance: number) => ids({ inverterToLoadDistance: distance }, sizes).includes("long-run");
    const { resistance, reactance, current } = {
      resistance: (0.153e-3 * (1 + 0.00393 * 50)) / 4,
      reactance: 0.08e-3 / 4,
      current: 9_500 / (220 * 0.9),
    };
    const most = (0.03 * 220) / (2 * current * (resistance * 0.9 + reactance * Math.sqrt(1 - 0.81)));
    expect(long(0.999 * most)).toBe(false);
    expect(long(1.001 * most)).toBe(true);
    const refusal = one("long-run", { inverterToLoadDistance: 1.001 * most }, sizes);
    expect(refusal).toMatchObject({ parameter: "inverterToLoadDistance", overridable: false });
    expect(refusal.text).toEqual(
      saidWith("longRun.text", { length: 1.001 * most, most: 4, drop: 3, current: expect.closeTo(current, 9) }),
    );
    expect(refusal.remedy).toEqual(saidWith("longRun.remedy", { panels: 2, load: 3 }));
    expect(refusal.clause).toMatchObject({ values: { one: "IEC 60364-5-52, 525", other: "523.7" } });
  });

  const ways = (change: Partial<ParametersInput>, sizes: Sizes = {}) =>
    one("long-run", change, { load: typed(1_000), battery: 0, ...sizes }).remedy;
  it.each([
    // 15 kW end at 870 m of one phase of 220 V and at 5.8 km of three of 400 V.
    ["shortenOrThreePhases", { inverterToLoadDistance: 1_000 }, { inverter: 15_000, panels: 0 }],
    ["shorten", { inverterToLoadDistance: 90_000 }, { inverter: 15_000, panels: 0 }],
    [
      "shorten",
      { inverterToLoadDistance: 90_000, voltageFrequency: "400V/50Hz Three Phase" },
      { inverter: 15_000, panels: 0 },
    ],
    // However short: 200 kW are 1,010 A on one phase and 321 A on three; four cables carry some 650 A.
    ["threePhases", { inverterToLoadDistance: 10 }, { inverter: 200_000, panels: 0 }],
    ["split", { inverterToLoadDistance: 10 }, { inverter: 4_000_000, panels: 0 }],
    // Panels are direct current: three phases help nothing.
    ["shorten", { panelToInverterDistance: 20_000 }, { inverter: 6_000, panels: 10 }],
  ] as const)("says what would help: %s with %j", (way, change, sizes) => {
    expect(ways(change, sizes)).toEqual(saidWith("longRun.remedy", { ways: way }));
  });
});

it("refuses air above 60 °C and not at it: PVC ends at 70 °C", () => {
  const refusal = one("too-hot", {}, { hottestDay: 60.1 });
  expect(refusal).toMatchObject({ parameter: "ambientTemperature", overridable: false });
  expect(refusal.text).toEqual(said("tooHot.text", { temperature: 60.1, limit: 70, hottest: 60 }));
  expect(refusal.remedy).toEqual(said("tooHot.remedy"));
  expect(refusal.clause).toEqual(said("tooHot.clause"));
  expect(ids({}, { hottestDay: 60 })).not.toContain("too-hot");
});

describe("three phases that are too small", () => {
  const three = { voltageFrequency: "400V/50Hz Three Phase" } as const;
  it.each([
    ["off-grid", 5],
    ["hybrid", 5],
    ["on-grid", 3],
  ] as const)("%s begin at %d kW, and one phase is proposed", (systemType, smallest) => {
    const sizes = (inverter: number) => ({ load: typed(500), inverter });
    expect(ids({ ...three, systemType }, sizes(1_000 * smallest))).not.toContain("three-phase-too-small");
    const refusal = one("three-phase-too-small", { ...three, systemType }, sizes(1_000 * smallest - 100));
    expect(refusal).toMatchObject({ parameter: "voltageFrequency", overridable: true });
    expect(refusal.text).toEqual(said("threePhaseTooSmall.text", { power: smallest - 0.1, smallest }));
    expect(refusal.remedy).toEqual(said("threePhaseTooSmall.chooseSinglePhase"));
    expect(refusal.clause).toEqual(said("threePhaseTooSmall.clause"));
  });

  it("are taken at their smallest where the country's suppliers take no more on one", () => {
    // Germany: 4.6 kVA.
    const at = (inverter: number, change: Partial<ParametersInput> = {}) =>
      one(
        "three-phase-too-small",
        { ...three, country: "Germany", systemType: "hybrid", ...change },
        { load: typed(500), inverter },
      ).remedy;
    expect(at(4_600)).toEqual(said("threePhaseTooSmall.chooseSinglePhase"));
    expect(at(4_601)).toEqual(said("threePhaseTooSmall.takeSmallest", { smallest: 5 }));
    expect(at(4_700, { systemType: "off-grid" })).toEqual(said("threePhaseTooSmall.chooseSinglePhase"));
  });
});

describe("one phase above what suppliers take", () => {
  const grid = { systemType: "on-grid", voltageFrequency: "230V/50Hz Single Phase" } as const;

  it("names the power, the limit and three phases of the country", () => {
    const refusal = one("single-phase-limit", { ...grid, country: "Kenya" }, { load: typed(500), inverter: 8_100 });
    expect(refusal).toMatchObject({ parameter: "voltageFrequency", overridable: true });
    expect(refusal.text).toEqual(
      saidWith("singlePhaseLimit.text", {
        power: 8.1,
        limit: 8,
        note: { key: "country-figures.singlePhase.kenyaLimit" },
      }),
    );
    expect(refusal.remedy).toEqual(saidWith("singlePhaseLimit.chooseThreePhases", {}));
    // Read, not cited: the source itself.
    expect(refusal.clause).toEqual({ key: "country-figures.singlePhase.kenyaProcedure" });
    expect(one("single-phase-limit", { ...grid, country: "India" }, { inverter: 5_001 }).clause).toMatchObject({
      values: { standard: { key: "country-figures.singlePhase.indiaCodes" } },
    });
  });

  it("says split phase where there is one", () => {
    const usa = { ...grid, country: "USA", voltageFrequency: "120/240V/60Hz Split Phase" } as const;
    expect(ids(usa, { inverter: 48_000 })).not.toContain("single-phase-limit");
    expect(one("single-phase-limit", usa, { inverter: 48_001 }).text).toEqual(
      saidWith("singlePhaseLimit.textSplitPhase", { limit: 48 }),
    );
  });

  it("proposes fewer appliances where three phases would be too small: half of what one phase takes", () => {
    const refusal = one(
      "single-phase-limit",
      { ...grid, country: "Germany", systemType: "hybrid" },
      { load: typed(500), inverter: 4_800 },
    );
    expect(refusal.remedy).toEqual(said("singlePhaseLimit.fewerAtOnce", { together: 2_300, limit: 4.6 }));
  });
});

describe("an appliance above what a phase gives", () => {
  const three = { voltageFrequency: "400V/50Hz Three Phase" } as const;
  const oven = named("Oven", { power: 2_001, motor: false });
  const refuses = (change: Partial<ParametersInput>, appliance: ApplianceLoad, inverter = 6_000) =>
    ids({ ...three, ...change }, { load: list(pump, appliance), inverter }).includes("phase-overloaded");

  it("is one above a third of the inverter that runs at all", () => {
    expect(refuses({}, oven)).toBe(true);
    expect(refuses({}, { ...oven, power: 2_000 })).toBe(false);
    expect(refuses({}, { ...oven, quantity: 0 })).toBe(false);
    expect(refuses({}, { ...oven, hoursPerDay: 0 })).toBe(false);
    expect(refuses({}, { ...oven, quantity: 1, hoursPerDay: 0.1 })).toBe(true);
    expect(refuses({ voltageFrequency: "230V/50Hz Single Phase" }, oven)).toBe(false);
    expect(ids(three, { load: typed(5_000), inverter: 6_000 })).not.toContain("phase-overloaded");
  });

  it("is one that an outage leaves on where there is a grid, and none on-grid", () => {
    const shed = { ...oven, essential: false };
    expect(refuses({}, shed)).toBe(true);
    expect(refuses({ systemType: "hybrid" }, shed)).toBe(false);
    expect(refuses({ systemType: "hybrid" }, oven)).toBe(true);
    expect(refuses({ systemType: "on-grid" }, oven)).toBe(false);
  });

  it("is named with its power and the phase's, and one phase is proposed where the supplier takes it", () => {
    const of = (change: Partial<ParametersInput>) =>
      one("phase-overloaded", { ...three, ...change }, { load: list(pump, oven), inverter: 6_000 });
    expect(of({})).toMatchObject({ parameter: "voltageFrequency", overridable: true, clause: "IEC 60364-1, 314.1" });
    expect(of({}).text).toEqual(said("phaseOverloaded.text", { appliance: "Oven", power: 2_001, perPhase: 2_000 }));
    expect(of({}).remedy).toEqual(said("phaseOverloaded.chooseSinglePhase"));
    expect(of({ country: "Germany", systemType: "hybrid" }).remedy).toEqual(
      said("phaseOverloaded.takeThreePhaseAppliance"),
    );
  });
});

describe("generators", () => {
  it.each(["petrol", "diesel"] as const)("of %s are refused on-grid alone", (generator) => {
    const refusal = one("generator-on-grid", { systemType: "on-grid", generator });
    expect(refusal).toMatchObject({ parameter: "generator", overridable: false });
    expect(refusal.clause).toBe("IEC 60364-5-55, 551.7; IEC 62116");
    expect(refusal.text).toEqual(said("generatorOnGrid.text", { kind: generator }));
    expect(refusal.remedy).toEqual(said("generatorOnGrid.remedy"));
    expect(ids({ systemType: "hybrid", generator, outageHours: 4 })).not.toContain("generator-on-grid");
    expect(ids({ systemType: "on-grid" })).not.toContain("generator-on-grid");
  });

  it("of petrol end at 10 kW, and at less where air is thin or hot", () => {
    const at = (peak: number, change: Partial<ParametersInput> = {}, hottestDay = 25) =>
      refused({ generator: "petrol", altitude: 0, ...change }, { load: typed(peak), battery: 0, hottestDay }).find(
        ({ id }) => id === "petrol-too-small",
      );
    expect(at(10_000)).toBeUndefined();
    const refusal = at(10_001);
    expect(refusal).toMatchObject({ parameter: "generator", overridable: false });
    expect(refusal?.text).toEqual(said("petrolTooSmall.text", { needed: 10.001, largest: 10, here: 10 }));
    expect(refusal?.remedy).toEqual(said("petrolTooSmall.remedy"));
    expect(refusal?.clause).toEqual(said("petrolTooSmall.clause"));
    // 3.5% a 300 m: 9.65 kW; 2% a 5 K: 9.8 kW.
    expect(at(9_650, { altitude: 300 })).toBeUndefined();
    expect(at(9_651, { altitude: 300 })?.text).toEqual(
      saidWith("petrolTooSmall.text", { largest: 10, here: expect.closeTo(9.65, 9) }),
    );
    expect(at(9_801, {}, 30)?.text).toEqual(saidWith("petrolTooSmall.text", { here: expect.closeTo(9.8, 9) }));
    expect(at(20_000, { generator: "diesel" })).toBeUndefined();
    expect(at(20_000, { systemType: "hybrid", outageHours: 0 })).toBeUndefined();
  });
});
