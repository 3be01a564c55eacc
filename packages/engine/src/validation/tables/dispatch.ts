import { leastCostDispatch } from "../../dispatch/least-cost-dispatch";
import type { DispatchRule, PricedHours } from "../../dispatch/priced-hours";
import { bySimpleRule, withoutBattery } from "../../dispatch/simple-rule";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { type Outcome, runCases } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const NO_LIMIT = Number.POSITIVE_INFINITY;
/** As the table states it: 1e-6 of the cost and one. */
const ofCost = (cost: number) => ({ absolute: 1e-6 * (Math.abs(cost) + 1) });
/** Figures are printed with nine digits. */
const SIMPLE = { absolute: 1e-6 };

/** A week of the table: the battery, the hours, and what is stored before the first. */
export interface DispatchWeek {
  readonly rule: DispatchRule;
  readonly hours: PricedHours;
  readonly start: number;
}

export function dispatchWeek(row: Field): DispatchWeek {
  const battery = row.field("battery");
  const load = row.numbers("load_kwh");
  const price = (name: string): readonly number[] =>
    Array.isArray(row.field(name).value) ? row.numbers(name) : load.map(() => row.number(name));
  return {
    rule: {
      capacity: battery.number("capacity_kwh"),
      floor: battery.number("min_kwh"),
      charge: battery.number("charge_kw"),
      discharge: battery.number("discharge_kw"),
      chargeEfficiency: battery.number("eta_charge"),
      dischargeEfficiency: battery.number("eta_discharge"),
      wear: battery.number("wear_per_kwh"),
      gridCharges: row.flag("grid_may_charge"),
      batterySells: row.flag("battery_may_export"),
      importLimit: row.numberOr("import_limit_kw", NO_LIMIT),
      exportLimit: row.numberOr("export_limit_kw", NO_LIMIT),
    },
    hours: { load, sun: row.numbers("pv_kwh"), importPrice: price("import_price"), exportPrice: price("export_price") },
    start: battery.number("start_kwh"),
  };
}

/** The least cost with every hour known; other optima may move other energies, so that the cost alone is held. */
function leastCost(row: Field, check: Check): void {
  const { rule, hours, start } = dispatchWeek(row);
  const out = row.field("out");
  const compare = (name: string, end: number) => {
    const cost = out.number(name);
    const found = leastCostDispatch(rule, hours, { start, end });
    check.compare(told("quantity.leastCost", { end }), found?.cost ?? null, cost, ofCost(cost));
  };
  compare("least_cost", start);
  compare("least_cost_end_as_greedy", out.field("greedy").number("end_kwh"));
}

function simpleRule(row: Field, check: Check): void {
  const { rule, hours, start } = dispatchWeek(row);
  const out = row.field("out");
  const greedy = out.field("greedy");
  const found = bySimpleRule(rule, hours, start);
  check.compare(told("quantity.costOfWeek"), found.cost, greedy.number("cost"), SIMPLE);
  check.compare(told("quantity.storedAtEnd"), found.end, greedy.number("end_kwh"), SIMPLE);
  check.compare(told("quantity.bought"), found.bought, greedy.number("import_kwh"), SIMPLE);
  check.compare(told("quantity.fedIn"), found.sold, greedy.number("export_kwh"), SIMPLE);
  check.compare(told("quantity.discharged"), found.discharged, greedy.number("discharged_kwh"), SIMPLE);
  check.compare(told("quantity.curtailed"), found.curtailed, greedy.number("curtailed_kwh"), SIMPLE);
  check.compare(told("quantity.costWithout"), withoutBattery(rule, hours).cost, out.number("no_battery"), SIMPLE);
}

/** Table p: a battery that follows prices, a week by the hour. */
export function dispatchTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "p_dispatch.json").list("cases");
  return {
    checks: [
      runCases(rows, new Check(told("check.leastCost"), told("tolerance.ofCost")), leastCost),
      runCases(rows, new Check(told("check.simpleRule"), told("tolerance.millionth")), simpleRule),
    ],
    unchecked: [],
  };
}
