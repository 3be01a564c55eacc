import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyColumns, simulateYear, type YearTotals } from "./balance";
import { gridPresence } from "./grid-presence";
import { loadYear } from "./load-year";
import { smallestArray } from "./smallest-array";
import { HOURS_PER_YEAR, type EnergySystem, type Grid } from "./system";
import reference from "./truth/balance.json" with { type: "json" };
import peers from "./truth/homer-sam.json" with { type: "json" };
import peerSeries from "./truth/homer-sam-series.json" with { type: "json" };
import units from "./truth/pv-unit.json" with { type: "json" };

type Case = (typeof reference.cases)[number];
const { profiles } = reference;
const unit = Object.fromEntries(
  Object.entries(units.pv_unit_w).map(([site, values]) => [site, Float64Array.from(values)]),
);
const pvUnit = (site: string) => unit[site] ?? new Float64Array(HOURS_PER_YEAR);

function gridOf(given: NonNullable<Case["grid"]>): Grid {
  return {
    windows: given.windows.map((day) => day.map(([from = 0, to = 0]) => [from, to] as const)),
    priority: given.priority === "first" ? "first" : "after-battery",
    charges: given.charge ?? false,
    chargerEfficiency: given.eta_charger ?? 1,
    exports: given.export ?? false,
    maximumImportKw: given.max_import_kw ?? Infinity,
    maximumExportKw: given.max_export_kw ?? Infinity,
  };
}

function systemOf({ pv_kwp, eta_mppt, battery, inverter, generator, grid }: Case): EnergySystem {
  return {
    pvKwp: pv_kwp,
    mpptEfficiency: eta_mppt,
    battery: {
      nominalKwh: battery.nominal_kwh,
      minimumCharge: battery.soc_min,
      maximumCharge: battery.soc_max,
      initialCharge: battery.soc_init,
      chargeEfficiency: battery.eta_charge,
      dischargeEfficiency: battery.eta_discharge,
      maximumChargeKw: battery.max_charge_kw,
      maximumDischargeKw: battery.max_discharge_kw,
      selfDischargePerHour: battery.self_discharge_per_h,
    },
    inverter: { ratedKw: inverter.rated_kw, efficiency: inverter.eta, idleKw: inverter.idle_kw },
    ...(generator && {
      generator: {
        ratedKw: generator.rated_kw,
        startCharge: generator.start_soc,
        stopCharge: generator.stop_soc,
        chargerEfficiency: generator.eta_charger,
      },
    }),
    ...(grid && { grid: gridOf(grid) }),
  };
}

function loadOf({ profile, daily_kwh, weekend_factor, month_factor }: Case): Float64Array {
  const shares = Object.entries(profiles).find(([name]) => name === profile)?.[1];
  if (!shares) throw new Error(`no profile ${profile}`);
  return loadYear({
    dailyKwh: daily_kwh,
    weekday: shares.weekday,
    weekend: shares.weekend,
    ...(weekend_factor && { weekendFactor: weekend_factor }),
    ...(month_factor && { monthFactors: month_factor }),
  });
}

/** [name in the table, name in our totals] of what agrees to 1e-6 kWh; shares and states of charge alike. */
const ENERGIES: readonly (readonly [keyof Case["out"], keyof YearTotals])[] = [
  ["load", "load"],
  ["served", "served"],
  ["unmet", "unmet"],
  ["pv_dc", "pv"],
  ["dumped", "dumped"],
  ["charge_in", "chargeIn"],
  ["discharge_out", "dischargeOut"],
  ["inv_in", "inverterIn"],
  ["gen_kwh", "generator"],
  ["grid_import", "gridImport"],
  ["grid_export", "gridExport"],
  ["self_discharge", "selfDischarge"],
  ["ac_charge", "acCharge"],
  ["lpsp", "unmetShare"],
  ["battery_full_cycles", "fullCycles"],
  ["final_soc", "finalCharge"],
  ["min_soc", "minimumCharge"],
];
const COUNTS: readonly (readonly [keyof Case["out"], keyof YearTotals])[] = [
  ["lol_hours", "lossOfLoadHours"],
  ["gen_hours", "generatorHours"],
  ["gen_starts", "generatorStarts"],
];

describe("table g, the hourly balance of a year", () => {
  it.each(reference.cases)("$id: every total to 1e-6 kWh, every count exactly", (given) => {
    const columns = emptyColumns(HOURS_PER_YEAR);
    const totals = simulateYear(systemOf(given), loadOf(given), pvUnit(given.site), columns);
    for (const [theirs, ours] of ENERGIES) {
      expect(Math.abs(totals[ours] - given.out[theirs]), ours).toBeLessThanOrEqual(ours === "fullCycles" ? 1e-4 : 1e-6);
    }
    for (const [theirs, ours] of COUNTS) expect(totals[ours], ours).toBe(given.out[theirs]);
    for (const [hour, charge] of given.soc_first_72h.entries()) {
      expect(Math.abs((columns.charge[hour] ?? NaN) - charge)).toBeLessThan(1e-9);
    }
  });

  it.each(reference.smallest_pv)("$case at an unmet share of $lpsp_target: the smallest array to 1e-4 kWp", (given) => {
    const found = reference.cases.find(({ id }) => id === given.case);
    if (!found) throw new Error(`no case ${given.case}`);
    const kwp = smallestArray(systemOf(found), loadOf(found), pvUnit(found.site), given.lpsp_target);
    expect(Math.abs((kwp ?? NaN) - given.smallest_pv_kwp)).toBeLessThanOrEqual(1e-4);
  });

  it("finds no array where the inverter is too small for the load", () => {
    const [given] = reference.cases;
    if (!given) throw new Error("no cases");
    const system = systemOf(given);
    const small = { ...system, inverter: { ...system.inverter, ratedKw: 0.1 } };
    expect(smallestArray(small, loadOf(given), pvUnit(given.site), 0.01)).toBeNull();
  });
});

/** The set-up of the published runs: one converter to AC, a floor of 10 %, starts full, no limits. */
function peerSystem(pvKwp: number, nominalKwh: number, roundTrip: number): EnergySystem {
  const oneWay = Math.sqrt(roundTrip);
  return {
    pvKwp,
    mpptEfficiency: 1,
    battery: {
      nominalKwh,
      minimumCharge: 0.1,
      maximumCharge: 1,
      initialCharge: 1,
      chargeEfficiency: oneWay,
      dischargeEfficiency: oneWay,
      maximumChargeKw: Infinity,
      maximumDischargeKw: Infinity,
      selfDischargePerHour: 0,
    },
    inverter: { ratedKw: Infinity, efficiency: 0.96, idleKw: 0 },
  };
}

describe("table k, published HOMER and SAM runs", () => {
  const load = Float64Array.from(peerSeries.load_kw);
  const pv = Float64Array.from(peerSeries.pv_unit_w);

  it.each(peers.cases)("$id: unmet share within 0.3 points of each peer at its efficiency", (given) => {
    const asHomer = simulateYear(peerSystem(given.pv_kw, given.batt_kwh, 0.85), load, pv);
    const asSam = simulateYear(peerSystem(given.pv_kw, given.batt_kwh, 0.9), load, pv);
    expect(Math.abs(asHomer.unmetShare - given.homer.unmet_fraction)).toBeLessThanOrEqual(0.003);
    expect(Math.abs(asSam.unmetShare - given.sam.outage_unmet_fraction)).toBeLessThanOrEqual(0.003);
    expect(asHomer.unmet).toBeCloseTo(given.reference_rt085.unmet_kwh, 5);
    expect(asSam.unmet).toBeCloseTo(given.reference_rt090.unmet_kwh, 5);
    expect(asHomer.dischargeOut).toBeCloseTo(given.reference_rt085.discharge_bus_kwh, 5);
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
