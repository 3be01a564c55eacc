import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../layout/random";
import { simulateYear } from "./balance";
import { emptyColumns, type YearColumns } from "./year-columns";
import type { EnergySystem } from "./system";

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anySystem: fc.Arbitrary<EnergySystem> = fc.record(
  {
    pvKwp: share(0, 20),
    mpptEfficiency: share(0.9, 1),
    battery: fc.record({
      nominalKwh: share(0.1, 60),
      minimumCharge: share(0, 0.5),
      maximumCharge: share(0.8, 1),
      initialCharge: share(0.5, 0.8),
      chargeEfficiency: share(0.8, 1),
      dischargeEfficiency: share(0.8, 1),
      maximumChargeKw: share(0.1, 20),
      maximumDischargeKw: share(0.1, 20),
      selfDischargePerHour: share(0, 1e-4),
    }),
    inverter: fc.record({ ratedKw: share(0.2, 10), efficiency: share(0.85, 0.98), idleKw: share(0, 0.05) }),
    generator: fc.record({
      ratedKw: share(0.5, 10),
      startCharge: share(0.1, 0.4),
      stopCharge: share(0.5, 0.9),
      chargerEfficiency: share(0.8, 1),
    }),
    grid: fc.record(
      {
        windows: fc.array(
          fc.array(fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 24 })), { maxLength: 2 }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        priority: fc.constantFrom("first" as const, "after-battery" as const),
        charges: fc.boolean(),
        chargerEfficiency: share(0.8, 1),
        exports: fc.boolean(),
        maximumImportKw: share(0.1, 10),
        maximumExportKw: share(0.1, 10),
        chargerKw: share(0.1, 10),
        reserveCharge: fc.oneof(share(0, 1), fc.array(share(0, 1), { minLength: 24, maxLength: 24 })),
      },
      {
        requiredKeys: [
          "windows",
          "priority",
          "charges",
          "chargerEfficiency",
          "exports",
          "maximumImportKw",
          "maximumExportKw",
        ],
      },
    ),
  },
  { requiredKeys: ["pvKwp", "mpptEfficiency", "battery", "inverter"] },
);
/** A year a case would take an hour: a week crosses every state of battery, generator and grid several times. */
const HOURS = 24 * 7;
/** A week of hours from a seed, with the nights and the full sun that make the edges: many 0, some the very most. */
const hours = (max: number) =>
  fc.integer().map((seed) => {
    const random = seededRandom(seed);
    return Float64Array.from({ length: HOURS }, () => {
      const kind = random();
      return kind < 0.3 ? 0 : kind > 0.95 ? max : random() * max;
    });
  });

/** How far one hour is from closing, at its worst place. [kWh] */
function largestGap(system: EnergySystem, columns: YearColumns, load: number, hour: number): number {
  const { battery, inverter, generator, grid } = system;
  const at = (name: keyof YearColumns) => columns[name][hour] ?? NaN;
  const before = (hour === 0 ? battery.initialCharge : (columns.charge[hour - 1] ?? NaN)) * battery.nominalKwh;
  const kept = before * (1 - battery.selfDischargePerHour);
  const stored = kept + battery.chargeEfficiency * at("chargeIn") - at("discharge") / battery.dischargeEfficiency;
  const inBattery = Math.abs(at("charge") * battery.nominalKwh - stored);

  const exported = at("gridExport") / inverter.efficiency;
  const fromArray = at("pv") + at("discharge") - at("inverterIn") - at("dumped") - exported;
  const fromSource = at("chargeIn") - fromArray;
  const hasSource = generator !== undefined || grid !== undefined;
  const atBus = Math.max(-fromArray, hasSource ? -fromSource : Math.abs(fromSource));

  const charger = at("generator") > 0 ? generator : grid;
  const forCharging = fromSource / (charger?.chargerEfficiency ?? 1);
  const throughInverter = at("served") - (at("generator") + at("gridImport") - forCharging);
  // The inverter's own draw is counted while it feeds the house alone, and not while a source is there.
  const beforeIdle = at("inverterIn") * inverter.efficiency;
  const afterIdle = Math.max(0, at("inverterIn") - inverter.idleKw) * inverter.efficiency;
  const atHouse = Math.min(Math.abs(throughInverter - beforeIdle), Math.abs(throughInverter - afterIdle));
  return Math.max(inBattery, atBus, atHouse, at("served") - load);
}

describe("what must hold for every system, over 10,000 random ones", () => {
  it("energy closes: what came in is served, stored, exported, dumped or lost in conversion", () => {
    fc.assert(
      fc.property(anySystem, hours(3), hours(1000), (system, load, pv) => {
        const { battery, inverter } = system;
        const year = simulateYear(system, load, pv);
        const exportInput = year.gridExport / inverter.efficiency;
        expect(year.pv + year.dischargeOut).toBeCloseTo(
          year.inverterIn + year.chargeIn - year.acCharge + exportInput + year.dumped,
          8,
        );
        const stored = (year.finalCharge - battery.initialCharge) * battery.nominalKwh;
        const charged = battery.chargeEfficiency * year.chargeIn;
        expect(stored).toBeCloseTo(charged - year.dischargeOut / battery.dischargeEfficiency - year.selfDischarge, 8);
        expect(year.served + year.unmet).toBeCloseTo(year.load, 8);
        expect(year.unmet).toBeGreaterThan(-1e-9);
      }),
      { numRuns: 10_000, seed: 1 },
    );
  }, 120_000);

  it("array and battery alone do what they do beside a grid that is never there, to the last digit", () => {
    const beside = {
      windows: [[]],
      priority: "after-battery" as const,
      charges: false,
      chargerEfficiency: 1,
      exports: false,
      maximumImportKw: 0,
      maximumExportKw: 0,
    };
    const frozen = Uint8Array.from({ length: HOURS / 24 }, (_, day) => day % 2);
    fc.assert(
      fc.property(anySystem, hours(3), hours(1000), (system, load, pv) => {
        const { generator: _, grid: __, ...alone } = system;
        const [columns, expected] = [emptyColumns(HOURS), emptyColumns(HOURS)];
        columns.gridImport.fill(1);
        const year = simulateYear(alone, load, pv, { columns, frozen });
        expect(year).toEqual(simulateYear({ ...alone, grid: beside }, load, pv, { columns: expected, frozen }));
        expect(columns).toEqual(expected);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it("energy closes in every hour to 1e-9 kWh: at the bus, in the battery and at the house", () => {
    fc.assert(
      fc.property(anySystem, hours(3), hours(1000), (system, load, pv) => {
        const columns = emptyColumns(HOURS);
        simulateYear(system, load, pv, { columns });
        const gaps = Array.from(load, (kilowattHours, hour) => largestGap(system, columns, kilowattHours, hour));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(1e-9);
      }),
      { numRuns: 10_000, seed: 4 },
    );
  }, 120_000);

  it("more array never serves less", () => {
    const withoutSources = anySystem.map(({ generator: _generator, grid: _grid, ...system }) => system);
    fc.assert(
      fc.property(withoutSources, hours(3), hours(1000), share(1, 3), (system, load, pv, factor) => {
        const more = simulateYear({ ...system, pvKwp: system.pvKwp * factor }, load, pv);
        expect(more.served).toBeGreaterThanOrEqual(simulateYear(system, load, pv).served - 1e-9);
      }),
      { numRuns: 10_000, seed: 2 },
    );
  }, 120_000);

  it("more battery never serves less, where it loses nothing standing", () => {
    // A larger battery loses more by itself, its floor included, and that can cost more than its room brings.
    const withoutSources = anySystem.map(({ generator: _generator, grid: _grid, battery, ...system }) => ({
      ...system,
      battery: { ...battery, selfDischargePerHour: 0 },
    }));
    fc.assert(
      fc.property(withoutSources, hours(3), hours(1000), share(1, 3), (system, load, pv, factor) => {
        const { battery } = system;
        const larger = { ...system, battery: { ...battery, nominalKwh: battery.nominalKwh * factor } };
        expect(simulateYear(larger, load, pv).served).toBeGreaterThanOrEqual(
          simulateYear(system, load, pv).served - 1e-9,
        );
      }),
      { numRuns: 10_000, seed: 5 },
    );
  }, 120_000);

  it("twice the load on twice the system is twice every energy", () => {
    fc.assert(
      fc.property(anySystem, hours(3), hours(1000), (system, load, pv) => {
        const { battery, inverter, generator, grid } = system;
        const doubled: EnergySystem = {
          ...system,
          pvKwp: system.pvKwp * 2,
          battery: {
            ...battery,
            nominalKwh: battery.nominalKwh * 2,
            maximumChargeKw: battery.maximumChargeKw * 2,
            maximumDischargeKw: battery.maximumDischargeKw * 2,
          },
          inverter: { ...inverter, ratedKw: inverter.ratedKw * 2, idleKw: inverter.idleKw * 2 },
          ...(generator && { generator: { ...generator, ratedKw: generator.ratedKw * 2 } }),
          ...(grid && {
            grid: {
              ...grid,
              maximumImportKw: grid.maximumImportKw * 2,
              maximumExportKw: grid.maximumExportKw * 2,
              ...(grid.chargerKw !== undefined && { chargerKw: grid.chargerKw * 2 }),
            },
          }),
        };
        const twice = simulateYear(
          doubled,
          load.map((kwh) => kwh * 2),
          pv,
        );
        expect(twice.served).toBeCloseTo(simulateYear(system, load, pv).served * 2, 6);
      }),
      { numRuns: 10_000, seed: 3 },
    );
  }, 120_000);
});
