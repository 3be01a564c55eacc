import { simulateYear } from "../../energy/balance";
import type { YearTotals } from "../../energy/year-totals";
import { emptyColumns } from "../../energy/year-columns";
import { loadYear } from "../../energy/load-year";
import { smallestArray } from "../../energy/smallest-array";
import { HOURS_PER_YEAR, type EnergySystem, type Grid } from "../../energy/system";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import { type Field, TableError } from "../reader";
import { told } from "../told";

const ENERGY = { absolute: 1e-6 };
const CHARGE = { absolute: 1e-9 };
const ARRAY = { absolute: 1e-4 };
/** A full cycle of a battery so small that it stands for none is 1e-4 kWh, so its count is a quotient of roundings. */
const CYCLES = { absolute: 1e-4 };

const windowOf = (window: Field): readonly [number, number] => {
  const [from, to] = window.items();
  return from && to ? [from.asNumber(), to.asNumber()] : window.refuse(told("expected.window"));
};

const PRIORITIES = new Map<string, Grid["priority"]>([
  ["first", "first"],
  ["after_battery", "after-battery"],
]);

const gridOf = (grid: Field): Grid => ({
  windows: grid.list("windows").map((day) => day.items().map(windowOf)),
  priority: grid.has("priority") ? grid.choice("priority", PRIORITIES) : "after-battery",
  charges: grid.has("charge") && grid.flag("charge"),
  chargerEfficiency: grid.numberOr("eta_charger", 1),
  exports: grid.has("export") && grid.flag("export"),
  maximumImportKw: grid.numberOr("max_import_kw", Infinity),
  maximumExportKw: grid.numberOr("max_export_kw", Infinity),
});

const batteryOf = (battery: Field): EnergySystem["battery"] => ({
  nominalKwh: battery.number("nominal_kwh"),
  minimumCharge: battery.number("soc_min"),
  maximumCharge: battery.number("soc_max"),
  initialCharge: battery.number("soc_init"),
  chargeEfficiency: battery.number("eta_charge"),
  dischargeEfficiency: battery.number("eta_discharge"),
  maximumChargeKw: battery.numberOr("max_charge_kw", Infinity),
  maximumDischargeKw: battery.numberOr("max_discharge_kw", Infinity),
  selfDischargePerHour: battery.numberOr("self_discharge_per_h", 0),
});

export function systemOf(row: Field): EnergySystem {
  const inverter = row.field("inverter");
  const generator = row.has("generator") ? row.field("generator") : null;
  return {
    pvKwp: row.number("pv_kwp"),
    mpptEfficiency: row.number("eta_mppt"),
    battery: batteryOf(row.field("battery")),
    inverter: {
      ratedKw: inverter.number("rated_kw"),
      efficiency: inverter.number("eta"),
      idleKw: inverter.number("idle_kw"),
    },
    ...(generator && {
      generator: {
        ratedKw: generator.number("rated_kw"),
        startCharge: generator.number("start_soc"),
        stopCharge: generator.number("stop_soc"),
        chargerEfficiency: generator.numberOr("eta_charger", 1),
      },
    }),
    ...(row.has("grid") && { grid: gridOf(row.field("grid")) }),
  };
}

/** What the cases of a file share: load profiles and the yield of each site. */
export interface BalanceInputs {
  readonly profiles: Field;
  readonly unitYield: Field;
}

export function loadOf(row: Field, { profiles }: BalanceInputs): Float64Array {
  const shares = profiles.field(row.text("profile"));
  return loadYear({
    dailyKwh: row.number("daily_kwh"),
    weekday: shares.numbers("weekday"),
    weekend: shares.numbers("weekend"),
    ...(row.has("weekend_factor") && { weekendFactor: row.number("weekend_factor") }),
    ...(row.has("month_factor") && { monthFactors: row.numbers("month_factor") }),
  });
}

export function yieldOf(row: Field, { unitYield }: BalanceInputs): Float64Array {
  const values = Float64Array.from(unitYield.numbers(row.text("site")));
  if (values.length !== HOURS_PER_YEAR)
    unitYield.field(row.text("site")).refuse(told("expected.numbers", { count: HOURS_PER_YEAR }));
  return values;
}

/** [name in the table, name in our totals, how close] */
const TOTALS: readonly (readonly [string, keyof YearTotals, { readonly absolute: number }])[] = [
  ["load", "load", ENERGY],
  ["served", "served", ENERGY],
  ["unmet", "unmet", ENERGY],
  ["pv_dc", "pv", ENERGY],
  ["dumped", "dumped", ENERGY],
  ["charge_in", "chargeIn", ENERGY],
  ["discharge_out", "dischargeOut", ENERGY],
  ["inv_in", "inverterIn", ENERGY],
  ["gen_kwh", "generator", ENERGY],
  ["grid_import", "gridImport", ENERGY],
  ["grid_export", "gridExport", ENERGY],
  ["self_discharge", "selfDischarge", ENERGY],
  ["ac_charge", "acCharge", ENERGY],
  ["lpsp", "unmetShare", ENERGY],
  ["battery_full_cycles", "fullCycles", CYCLES],
  ["final_soc", "finalCharge", ENERGY],
  ["min_soc", "minimumCharge", ENERGY],
];
const COUNTS = [
  ["lol_hours", "lossOfLoadHours"],
  ["gen_hours", "generatorHours"],
  ["gen_starts", "generatorStarts"],
] as const;

const yearOf = (row: Field, inputs: BalanceInputs) => {
  const columns = emptyColumns(HOURS_PER_YEAR);
  return { totals: simulateYear(systemOf(row), loadOf(row, inputs), yieldOf(row, inputs), { columns }), columns };
};

export const balanceCase =
  (inputs: BalanceInputs) =>
  (row: Field, check: Check): void => {
    const { totals, columns } = yearOf(row, inputs);
    const out = row.field("out");
    for (const [theirs, ours, close] of TOTALS) check.compare(theirs, totals[ours], out.number(theirs), close);
    for (const [theirs, ours] of COUNTS) check.compare(theirs, totals[ours], out.number(theirs), EXACT);
    if (!row.has("soc_first_72h")) return;
    for (const [hour, charge] of row.numbers("soc_first_72h").entries()) {
      check.compare(told("quantity.chargeAfterHour", { hour }), columns.charge[hour] ?? Number.NaN, charge, CHARGE);
    }
  };

/** The sizings of the table name the case whose other inputs they share. */
export function smallestArrayCase(row: Field, rows: readonly Field[], inputs: BalanceInputs, check: Check): void {
  const target = row.number("lpsp_target");
  const base = rows.find((candidate) => candidate.text("id") === row.text("case"));
  if (base === undefined) throw new TableError(told("problem.noCase", { place: row.path, case: row.text("case") }));
  const [id, name] = [
    `${row.text("case")} ${target}`,
    told("case.atTarget", { case: row.text("case"), target: `${target}` }),
  ];
  check.begin(id, name);
  const kwp = smallestArray(systemOf(base), loadOf(base, inputs), yieldOf(base, inputs), target);
  check.compare(told("quantity.smallestArray"), kwp, row.numberOrNull("smallest_pv_kwp"), ARRAY);
}

export function balanceInputs(files: ReferenceFiles): BalanceInputs {
  return {
    profiles: readJson(files, "g_offgrid.json").field("profiles"),
    unitYield: readJson(files, "g_pv_unit.json").field("pv_unit_w"),
  };
}

export function balanceTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "g_offgrid.json");
  const rows = table.list("cases");
  const inputs = balanceInputs(files);
  const sizing = new Check(told("check.smallestArray"), "1e-4 kWp");
  for (const row of table.has("smallest_pv") ? table.list("smallest_pv") : []) {
    smallestArrayCase(row, rows, inputs, sizing);
  }
  const balance = new Check(told("check.hourlyBalance"), told("tolerance.balance"));
  return { checks: [runCases(rows, balance, balanceCase(inputs)), sizing], unchecked: [] };
}
