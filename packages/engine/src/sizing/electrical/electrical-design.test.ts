import fc from "fast-check";
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import type { DesignInput, ParametersInput } from "../inputs/design";
import {
  BUS_VOLTAGES,
  COUNTRIES,
  GENERATORS,
  INSTALLATION_LOCATIONS,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "../../parameters/options";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { DEFAULTS, house } from "../testing/house";
import type { Trace } from "../inputs/trace";
import { electricalDesign } from "./electrical-design";
import { explainCables } from "./explain-cables";
import type { CircuitName, DeviceKind, ElectricalCircuit } from "../inputs/electrical-types";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const input: fc.Arbitrary<DesignInput> = fc
  .record({
    load: fc.record({
      kind: fc.constant("direct" as const),
      dailyConsumption: number(100, 1_000_000),
      peakPower: number(50, 100_000),
    }),
    change: fc.record({
      systemType: fc.constantFrom(...SYSTEM_TYPES),
      busVoltage: fc.constantFrom(...BUS_VOLTAGES),
      voltageFrequency: fc.constantFrom(...VOLTAGE_FREQUENCIES),
      installationLocation: fc.constantFrom(...INSTALLATION_LOCATIONS),
      country: fc.constantFrom(...COUNTRIES),
      generator: fc.constantFrom(...GENERATORS),
      outageHours: fc.integer({ min: 0, max: 24 }),
      ambientTemperature: number(-40, 60),
      altitude: number(0, 6_000),
      panelToInverterDistance: number(1, 500),
      inverterToLoadDistance: number(1, 500),
    }),
  })
  .map(({ load, change }) => ({ load, parameters: { ...DEFAULTS, ...change } }));

const designed = (some: DesignInput) => electricalDesign(ruleFiguresOf(some));
const circuitsOf = (some: DesignInput) => designed(some).circuits;
/** What each circuit must have at the least. */
const GUARDS: Readonly<Record<CircuitName, readonly DeviceKind[]>> = {
  "panel-inverter": ["dc-isolator", "dc-surge"],
  "battery-inverter": ["battery-fuse"],
  "inverter-load": ["breaker", "residual-current", "ac-surge"],
  "inverter-generator": ["breaker"],
  "inverter-grid": ["breaker", "interface-protection", "ac-surge"],
};
const overcurrent = ({ devices }: ElectricalCircuit) =>
  devices.filter(({ kind }) => kind === "breaker" || kind === "battery-fuse");

describe("whatever is designed", () => {
  it("has devices never below the design current and never above what the cable carries", () => {
    fc.assert(
      fc.property(input, (some) => {
        for (const circuit of circuitsOf(some)) {
          for (const { rating, quantity } of overcurrent(circuit)) {
            expect(rating.value * quantity).toBeGreaterThanOrEqual(circuit.current.value);
            expect(rating.value * quantity).toBeLessThanOrEqual(circuit.ampacity.value * (1 + 1e-12));
          }
          expect(circuit.ampacity.value).toBeGreaterThanOrEqual(circuit.current.value);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("guards every alternating-current circuit with a breaker, the battery with a fuse, panels with isolator and surge protection", () => {
    fc.assert(
      fc.property(input, (some) => {
        for (const { run, devices } of circuitsOf(some)) {
          expect(devices.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...GUARDS[run]]));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("never takes smaller breakers for more power, nor thinner copper in as many cables", () => {
    fc.assert(
      fc.property(input, number(1, 3), (some, factor) => {
        if (some.load.kind !== "direct") return;
        const more = { ...some, load: { ...some.load, peakPower: factor * some.load.peakPower } };
        const [before, after] = [some, more].map((one) => circuitsOf(one).find(({ run }) => run === "inverter-load"));
        const breaker = (circuit: ElectricalCircuit | undefined) =>
          circuit?.devices
            .filter(({ kind }) => kind === "breaker")
            .reduce((total, { rating, quantity }) => total + rating.value * quantity, 0) ?? 0;
        expect(breaker(after)).toBeGreaterThanOrEqual(breaker(before));
        if (before?.parallel !== after?.parallel) return;
        expect(after?.size.value ?? 0).toBeGreaterThanOrEqual(before?.size.value ?? 0);
      }),
      { numRuns: 100 },
    );
  });
});

const kindsOf = (change: Partial<ParametersInput>): readonly DeviceKind[] =>
  circuitsOf(house(change)).flatMap(({ devices }) => devices.map(({ kind }) => kind));

describe("which devices a system has", () => {
  it("guards against islanding wherever there is a grid, and nowhere else", () => {
    expect(kindsOf({ systemType: "on-grid" })).toContain("interface-protection");
    expect(kindsOf({ systemType: "hybrid" })).toContain("interface-protection");
    expect(kindsOf({ systemType: "off-grid" })).not.toContain("interface-protection");
  });

  it("keeps two sources apart by a changeover switch wherever there are two", () => {
    expect(kindsOf({ systemType: "hybrid" })).toContain("changeover");
    expect(kindsOf({ generator: "diesel" })).toContain("changeover");
    expect(kindsOf({})).not.toContain("changeover");
    expect(kindsOf({ systemType: "on-grid" })).not.toContain("changeover");
    const both = { systemType: "hybrid", generator: "diesel", outageHours: 8 } as const;
    expect(kindsOf(both).filter((kind) => kind === "changeover")).toHaveLength(1);
  });

  it("asks for rapid shutdown on roofs of 60 Hz markets only", () => {
    const american = { country: "USA", voltageFrequency: "120/240V/60Hz Split Phase" } as const;
    expect(kindsOf(american)).toContain("rapid-shutdown");
    expect(kindsOf({ ...american, installationLocation: "ground-mount" })).not.toContain("rapid-shutdown");
    expect(kindsOf({})).not.toContain("rapid-shutdown");
  });

  it("takes a residual-current device of type B behind a high-voltage panel input, of type A behind a low one", () => {
    const typeOf = (load: DesignInput["load"]) =>
      circuitsOf({ ...house(), load })
        .flatMap(({ devices }) => devices)
        .find(({ kind }) => kind === "residual-current")?.residualType;
    expect(typeOf(house().load)).toBe("B");
    // Two panels are too few for the 500 V input.
    expect(typeOf({ kind: "direct", dailyConsumption: 1_800, peakPower: 600 })).toBe("A");
  });
});

it.each(SYSTEM_TYPES)(
  "names every figure once and explains it with numbers and words, %s, with a generator and by either code",
  (systemType) => {
    for (const voltageFrequency of VOLTAGE_FREQUENCIES) {
      const wanted = house({ systemType, voltageFrequency, generator: "diesel", outageHours: 8, sunlightHours: 2 });
      const all = tracesOf([designed(wanted), explainCables(ruleFiguresOf(wanted))]);
      expect(new Set(all.map(({ id }) => id)).size, voltageFrequency).toBe(all.length);
      for (const { id, equation, source } of all) {
        expect(tell(equation), id).toMatch(/\d/);
        expect(tell(source), id).toMatch(/[a-z]{3}/);
      }
    }
  },
);

const isTrace = (value: object): value is Trace => "equation" in value && "source" in value;
function tracesOf(value: unknown): readonly Trace[] {
  if (typeof value !== "object" || value === null) return [];
  return isTrace(value) ? [value] : Object.values(value).flatMap(tracesOf);
}
