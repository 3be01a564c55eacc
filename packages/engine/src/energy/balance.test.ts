import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Check } from "../validation/check";
import { readJson } from "../validation/files";
import {
  balanceCase,
  balanceInputs,
  loadOf,
  smallestArrayCase,
  systemOf,
  yieldOf,
} from "../validation/tables/energy-balance";
import { peerCase, peerSeries, sameBalanceCase } from "../validation/tables/peers";
import { casesOf, outside, referenceFiles } from "../validation/testing/reference";
import { simulateYear } from "./balance";
import { gridPresence } from "./grid-presence";
import { smallestArray } from "./smallest-array";
import type { EnergySystem } from "./system";

const cases = casesOf("g_offgrid.json");
const inputs = balanceInputs(referenceFiles);

describe("table g, the hourly balance of a year", () => {
  it.each(cases)("%s: every total to 1e-6 kWh, every count exactly", (_, row) => {
    expect(outside(balanceCase(inputs), row)).toEqual([]);
  });

  const sizings = readJson(referenceFiles, "g_offgrid.json").list("smallest_pv");
  it.each(sizings.map((row) => [row.text("case"), row.number("lpsp_target"), row] as const))(
    "%s at an unmet share of %f: the smallest array to 1e-4 kWp",
    (_, _target, row) => {
      const check = new Check("smallest array", "1e-4 kWp");
      const rows = cases.map(([, found]) => found);
      smallestArrayCase(row, rows, inputs, check);
      expect(check.report()).toMatchObject({ comparisons: 1, outside: [] });
    },
  );

  it("finds no array where the inverter is too small for the load", () => {
    const row = cases[0]?.[1];
    if (!row) throw new Error("no cases");
    const system = systemOf(row);
    const small = { ...system, inverter: { ...system.inverter, ratedKw: 0.1 } };
    expect(smallestArray(small, loadOf(row, inputs), yieldOf(row, inputs), 0.01)).toBeNull();
  });
});

describe("table k, published HOMER and SAM runs", () => {
  const series = peerSeries(referenceFiles);
  const rows = casesOf("k_homer_sam.json");

  it.each(rows)("%s: unmet share within 0.3 points of each peer at its efficiency", (_, row) => {
    expect(outside(peerCase(series), row)).toEqual([]);
  });
  it.each(rows)("%s: every energy of the other program's balance to a relative 1e-9", (_, row) => {
    expect(outside(sameBalanceCase(series), row)).toEqual([]);
  });
});

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
    grid: fc.record({
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
    }),
  },
  { requiredKeys: ["pvKwp", "mpptEfficiency", "battery", "inverter"] },
);
const HOURS = 24 * 7;
const hours = (max: number) =>
  fc.array(share(0, max), { minLength: HOURS, maxLength: HOURS }).map((values) => Float64Array.from(values));

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
            grid: { ...grid, maximumImportKw: grid.maximumImportKw * 2, maximumExportKw: grid.maximumExportKw * 2 },
          }),
        };
        const twice = simulateYear(
          doubled,
          load.map((kwh) => kwh * 2),
          pv,
        );
        expect(twice.served).toBeCloseTo(simulateYear(system, load, pv).served * 2, 6);
      }),
      { numRuns: 2_000, seed: 3 },
    );
  }, 120_000);
});

describe("grid windows", () => {
  it("wrap past midnight and repeat day by day", () => {
    const present = gridPresence([[[22, 4]], [[6, 10]]]);
    const hoursOf = (day: number) =>
      Array.from(present.slice(day * 24, day * 24 + 24).entries())
        .filter(([, on]) => on)
        .map(([hour]) => hour);
    expect(hoursOf(0)).toEqual([0, 1, 2, 3, 22, 23]);
    expect(hoursOf(1)).toEqual([6, 7, 8, 9]);
    expect(hoursOf(2)).toEqual([0, 1, 2, 3, 22, 23]);
  });
});
