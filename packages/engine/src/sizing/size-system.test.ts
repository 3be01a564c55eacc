import { tell } from "@sunwright/words/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CITIES } from "../climate/cities";
import type { ApplianceLoad, Design, DesignInput, LoadInput, ParametersInput } from "./inputs/design";
import {
  BACKUP_RULES,
  BATTERY_PLACES,
  BUS_VOLTAGES,
  PROJECT_COUNTRIES,
  DESIGN_AGES,
  GENERATORS,
  HYBRID_GOALS,
  INSTALLATION_LOCATIONS,
  MONTHS,
  NIGERIAN_REGIONS,
  SUN_SOURCES,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "../parameters/options";
import { figuresOf } from "./choice/figures";
import { chosenAtEnds } from "./choice/price-ends";
import { parameterUseOf } from "./advice/parameter-use";
import { recommendationsOf } from "./advice/recommendations";
import { designWithoutAdvice, sizeSystem } from "./size-system";
import { badLeaves } from "./testing/bad-leaves";
import { once } from "./testing/designs";
import { HOUSE, house } from "./testing/house";
import type { Text } from "../units/told";

/** Adding 0 turns -0, which no form sends, into 0. */
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const appliance: fc.Arbitrary<ApplianceLoad> = fc.record({
  name: fc.constantFrom("Fan", "Pump", "LED bulb"),
  power: fc.oneof(fc.constant(0), number(0, 100_000)),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  hoursPerDay: fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2),
  hoursOfDay: fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 24 }),
  startFactor: number(1, 7),
  motor: fc.boolean(),
  essential: fc.boolean(),
});
const load: fc.Arbitrary<LoadInput> = fc.oneof(
  fc.record({ kind: fc.constant("appliances" as const), appliances: fc.array(appliance, { maxLength: 6 }) }),
  fc.record({
    kind: fc.constant("direct" as const),
    dailyConsumption: fc.oneof(fc.constant(0), number(0, 24_000_000)),
    peakPower: fc.oneof(fc.constant(0), number(0, 1_000_000)),
  }),
);
const distance = fc.oneof(number(1, 100), fc.constantFrom(1, 10_000));
const place = fc.oneof(
  fc.constantFrom(...CITIES).map(({ id, country }) => ({ country, city: id })),
  fc.record({ country: fc.constantFrom(...PROJECT_COUNTRIES), city: fc.constantFrom(null, "ng-kano", "unknown") }),
);
/** Every parameter over the whole of its range, the ends included. */
const parameters: fc.Arbitrary<ParametersInput> = fc
  .record({
    sunlightHours: fc.oneof(fc.constantFrom(1, 12), number(1, 12)),
    sunlightSource: fc.constantFrom(...SUN_SOURCES),
    backupDays: fc.integer({ min: 1, max: 10 }),
    backupHours: fc.integer({ min: 1, max: 72 }),
    backupRule: fc.constantFrom(...BACKUP_RULES),
    reliabilityTarget: fc.option(number(90, 99.9)),
    designAge: fc.constantFrom(...DESIGN_AGES),
    dailyVariation: fc.oneof(fc.constantFrom(0, 50), number(0, 50)),
    hourlyVariation: fc.oneof(fc.constantFrom(0, 60), number(0, 60)),
    busVoltage: fc.constantFrom(...BUS_VOLTAGES),
    soilingRate: fc.option(number(0, 2)),
    dryMonths: fc.integer({ min: 0, max: 12 }),
    dryFrom: fc.constantFrom(...MONTHS),
    batteryPlace: fc.constantFrom(...BATTERY_PLACES),
    panelAzimuth: fc.option(fc.integer({ min: 0, max: 359 })),
    panelTilt: fc.option(number(0, 90)),
    inverterSize: fc.option(fc.integer({ min: 100, max: 2_000_000 }), { freq: 2 }),
    panelSpace: fc.option(fc.oneof(number(1, 100), fc.constantFrom(1, 100_000))),
    connectionPower: fc.option(fc.oneof(number(0.2, 20), fc.constantFrom(0.2, 10_000))),
    buildBudget: fc.option(fc.oneof(number(1, 1e7), fc.constantFrom(1, 20_000_000_000))),
    rowPitch: fc.option(number(0.5, 30)),
    rowDepth: number(0.5, 10),
    town: fc.option(fc.constantFrom("2335727 10.526 7.439 626 Kaduna", "1 -89.9 179.9 - Nowhere")),
    monthSun: fc.option(fc.constantFrom("0 0 0 0 0 0 0 0 0 0 0 0", "5.1 5.4 5.3 5 4.8 4.6 4.7 5 5.2 5.1 4.9 5")),
    horizonProfile: fc.option(fc.constantFrom("0 90", "180 60", "90 12.5, 180 30, 270 4")),
    shadeObjects: fc.option(fc.constantFrom("tree 6 180 5 8", "building 0 90 99.9 99.9; vent 199.9 359 0.1 0.1")),
    roofShade: fc.option(
      fc.constantFrom(Array<string>(12).fill("0 100 100 100 100 100 100 100 100 100 100").join("; ")),
    ),
    cleaningInterval: fc.option(fc.integer({ min: 1, max: 365 })),
    systemType: fc.constantFrom(...SYSTEM_TYPES),
    voltageFrequency: fc.constantFrom(...VOLTAGE_FREQUENCIES),
    outageHours: fc.integer({ min: 0, max: 24 }),
    outagesPerYear: fc.constantFrom(0, 0, 12, 100),
    outageMeanHours: fc.integer({ min: 1, max: 12 }),
    hybridGoal: fc.constantFrom(...HYBRID_GOALS),
    outageStart: fc.integer({ min: 0, max: 23 }),
    generator: fc.constantFrom(...GENERATORS),
    installationLocation: fc.constantFrom(...INSTALLATION_LOCATIONS),
    panelToInverterDistance: distance,
    inverterToLoadDistance: distance,
    inverterToGeneratorDistance: distance,
    inverterToGridDistance: distance,
    ambientTemperature: fc.oneof(fc.constantFrom(-40, 60), number(-40, 60)),
    humidity: fc.oneof(fc.constantFrom(0, 100), number(0, 100)),
    altitude: fc.oneof(fc.constantFrom(0, 6_000), number(0, 6_000)),
    region: fc.option(fc.constantFrom(...NIGERIAN_REGIONS)),
    place,
  })
  .map(({ place: { country, city }, ...rest }) => ({
    ...rest,
    city,
    country: PROJECT_COUNTRIES.find((known) => known === country) ?? "Nigeria",
  }));
const input: fc.Arbitrary<DesignInput> = fc.record({ load, parameters });

/** A design takes a third of a second: fewer of them, over everything a form can send. */
const RUNS = { numRuns: 16 };
/** Search and rule alone are quicker. */
const FIGURES = { numRuns: 24 };

// The seed gives all properties the same inputs, and a design is made of what was chosen for its input.
const chosenFor = once((some) => figuresOf(some));
const designOf = once((some): Design => {
  const figures = chosenFor(some);
  const [recommendations, parameterUse] = [recommendationsOf(figures), parameterUseOf(figures)];
  return { ...designWithoutAdvice(figures), priceEnds: chosenAtEnds(figures), recommendations, parameterUse };
});

describe("whatever is typed within the bounds", () => {
  it("never throws, and never shows what is not a number", () => {
    fc.assert(
      fc.property(input, (some) => {
        expect(badLeaves(designOf(some))).toEqual([]);
      }),
      RUNS,
    );
  });

  it.each([
    ["an almost empty day under a real peak", 5e-324, 2.9],
    ["an almost empty day under an almost empty peak", 3e-323, 4.4e-18],
    ["a peak with no day", 0, 5_000],
    ["a day with no peak", 5_000, 0],
  ])("sizes %s", (_, dailyConsumption, peakPower) => {
    const design = sizeSystem({ ...house(), load: { kind: "direct", dailyConsumption, peakPower } });
    expect(badLeaves(design)).toEqual([]);
    const reached = design.panels.waterfall.reduce(
      (total, { change }) => total + change,
      design.panels.plainRule.value,
    );
    expect(Math.abs(reached - design.panels.capacity.value)).toBeLessThan(1);
  });

  it("recommends whole panels of 400 W and a whole battery, the inverter twice the peak or as named off-grid, no battery on-grid", () => {
    fc.assert(
      fc.property(input, (some) => {
        const { array, battery, inverter, load: found } = chosenFor(some);
        expect(array.capacity % 400).toBe(0);
        expect(Number.isInteger(battery.capacity) && battery.capacity >= 0).toBe(true);
        const onGrid = some.parameters.systemType === "on-grid";
        // On-grid it follows the array, by A-57 of the resolutions.
        expect(onGrid || inverter.capacity === (some.parameters.inverterSize ?? 2 * found.peakPower)).toBe(true);
        expect(onGrid ? battery.capacity : 0).toBe(0);
        expect(battery.governedBy === "none").toBe(onGrid);
      }),
      FIGURES,
    );
  });

  it("has a waterfall whose steps lead from the plain rule to the capacity within a watt, where there is a panel", () => {
    fc.assert(
      fc.property(input, (some) => {
        const { panels } = designOf(some);
        const reached = panels.waterfall.reduce((total, { change }) => total + change, panels.plainRule.value);
        expect(panels.capacity.value === 0 || Math.abs(reached - panels.capacity.value) < 1).toBe(true);
      }),
      RUNS,
    );
  });

  it("costs what its capacities cost, to the cent", () => {
    fc.assert(
      fc.property(input, (some) => {
        const { cost, array, battery, inverter } = chosenFor(some);
        expect(cost.panels, "S-488").toBeCloseTo(0.75 * array.capacity, 6);
        expect(cost.batteries, "S-489").toBeCloseTo(0.5 * battery.capacity, 6);
        expect(cost.inverter, "S-490").toBeCloseTo(0.5 * inverter.capacity, 6);
        expect(cost.installation, "S-491").toBeCloseTo(0.2 * (cost.panels + cost.batteries + cost.inverter), 6);
        const parts = 0.75 * array.capacity + 0.5 * battery.capacity + 0.5 * inverter.capacity;
        expect(Math.abs(cost.total / (1.2 * parts || 1) - (parts === 0 ? 0 : 1))).toBeLessThan(1e-12);
      }),
      FIGURES,
    );
  });

  it("keeps every used cable within its drop and its current", () => {
    fc.assert(
      fc.property(input, (some) => {
        for (const { dropPercent, parallel } of designOf(some).cables) {
          expect(dropPercent.value).toBeLessThanOrEqual(3 + 1e-9);
          expect(Number.isInteger(parallel) && parallel >= 1).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it("says the same every time, and what is told of what was chosen", () => {
    fc.assert(
      fc.property(input, (some) => {
        expect(sizeSystem(some)).toEqual(designOf(some));
      }),
      { numRuns: 4 },
    );
  });
});

describe("monotony", () => {
  const changed = (some: DesignInput, change: Partial<ParametersInput>) =>
    figuresOf({ ...some, parameters: { ...some.parameters, ...change } });
  /** Found within a thousandth of the battery; one panel is a step. */
  const notLess = (more: number, less: number) => expect(more).toBeGreaterThanOrEqual(less * (1 - 2e-3));
  const FEW = { numRuns: 12 };

  it("never costs less for more backup, by days off-grid or by hours hybrid", () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 71 }), (some, days, hours) => {
        const offGrid = { systemType: "off-grid", generator: "none", reliabilityTarget: null } as const;
        const cost = (change: Partial<ParametersInput>) => changed(some, change).cost.total;
        notLess(cost({ ...offGrid, backupDays: days + 1 }), cost({ ...offGrid, backupDays: days }));
        const hybrid = { systemType: "hybrid", outageHours: 0 } as const;
        notLess(cost({ ...hybrid, backupHours: hours + 1 }), cost({ ...hybrid, backupHours: hours }));
      }),
      FEW,
    );
  });

  it("never costs more for more sun, nor less for more heat", () => {
    fc.assert(
      fc.property(input, number(1, 11), number(-40, 59), (some, sun, heat) => {
        const base = {
          sunlightHours: sun,
          ambientTemperature: heat,
          sunlightSource: "typed",
          generator: "none",
        } as const;
        const cost = (change: Partial<ParametersInput>) => changed(some, { ...base, ...change }).cost.total;
        const asTyped = cost({});
        notLess(asTyped, cost({ sunlightHours: sun + 1 }));
        // Cold takes capacity off the battery: above 15 °C in the coldest month only heat is left.
        const warm = Math.max(40, heat);
        const atWarm = warm === heat ? asTyped : cost({ ambientTemperature: warm });
        notLess(cost({ ambientTemperature: warm + 5 }), atWarm);
      }),
      FEW,
    );
  });

  it("refills a hybrid's battery by the rule with fewer panels when it is given more days", () => {
    const panels = (backupDays: number) => figuresOf(house({ systemType: "hybrid", backupDays })).array.byRule;
    expect(panels(5)).toBeLessThan(panels(1));
  });

  it("costs twice as much for twice the load, but for whole panels", () => {
    const twice: DesignInput = {
      ...house(),
      load: { kind: "appliances", appliances: HOUSE.map((one) => ({ ...one, quantity: 2 * one.quantity })) },
    };
    const [one, two] = [figuresOf(house()).cost.total, figuresOf(twice).cost.total];
    expect(Math.abs(two / one - 2)).toBeLessThan(0.04);
  });

  it("makes a battery that carries the backup days alone no smaller than their rule", () => {
    const { battery } = figuresOf(house({ backupRule: "autonomy" }));
    expect(battery.capacity).toBeGreaterThanOrEqual(battery.byRule);
    expect(figuresOf(house()).battery.capacity).toBeLessThan(battery.byRule / 2);
  });
});

describe("the design page's example house", () => {
  const design = sizeSystem(house({ city: "ng-kano", sunlightSource: "site" }));

  it("shows monthly kWh, pieces of 400 W, Ah at 48 V and twice the peak", () => {
    expect(design.load.peakPower.value).toBe(2_860);
    expect(design.load.dailyConsumption.value).toBe(10_166);
    expect(design.load.monthlyConsumption.value, "S-484 10.166 kWh × 30").toBeCloseTo(304.98, 9);
    expect(design.panels.count.value, "S-485").toBe(Math.ceil(design.panels.capacity.value / 400));
    expect(design.battery.ampHours.value, "S-486").toBe(design.battery.capacity.value / 48);
    expect(design.inverter.capacity.value, "S-487 a margin of 100% over 2,860 W").toBe(5_720);
  });

  it("shows the carbon offset and the surplus by the specification's rules", () => {
    expect(design.energy.carbonOffset.value, "S-496").toBeCloseTo(10.166 * 0.92, 9);
    const sun = design.energy.dailyProduction.value / design.panels.capacity.value;
    expect(design.energy.surplus.value).toBeCloseTo(design.panels.capacity.value * sun - 10_166, 6);
  });

  it("explains every figure with a formula, this project's values, inputs and a source", () => {
    const traces = leavesWithTrace(design);
    expect(traces.length).toBeGreaterThan(40);
    for (const trace of traces) {
      expect(tell(trace.formula).length, trace.id).toBeGreaterThan(2);
      expect(tell(trace.equation).length, trace.id).toBeGreaterThan(2);
      expect(tell(trace.source).length, trace.id).toBeGreaterThan(5);
    }
    expect(new Set(traces.map(({ id }) => id)).size).toBe(traces.length);
  });

  it("says who gave the figures it used", () => {
    const from = design.panels.deterministic.inputs.map((one) => tell(one.from)).join("; ");
    expect(from).toContain("Kano, sourced");
    expect(from).toContain("AS/NZS 4509.2");
  });
});

interface TraceLike {
  readonly id: string;
  readonly formula: Text;
  readonly equation: Text;
  readonly source: Text;
}
const isTrace = (value: object): value is TraceLike => "formula" in value && "equation" in value;
function leavesWithTrace(value: unknown): readonly TraceLike[] {
  if (typeof value !== "object" || value === null) return [];
  return isTrace(value) ? [value] : Object.values(value).flatMap(leavesWithTrace);
}
