import { figure, given } from "../sizing/inputs/make-trace";
import type { Currency } from "../parameters/options";
import type { Trace } from "../sizing/inputs/trace";
import { amountsIn } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { gridBill } from "./grid-bill";
import { type BilledHours, withoutSystem, withSystem, withSystemBy } from "./house-plan";
import type { MoneyInput } from "./money-input";
import { told } from "./told";

/** A year's bills by the tariff by the hour, beside those of the country's plan. */
export interface PlanBills {
  /** Of the release's, where it is one of them. */
  readonly id: string;
  readonly name: string;
  /** The law puts homes with panels on it: without panels the house has the country's plan. */
  readonly byLaw: boolean;
  /** Of the house with the grid alone, and with its system. */
  readonly alone: Trace;
  readonly system: Trace;
  /** With the system, had each kilowatt hour the price of the country's plan. */
  readonly usual: Trace;
  /** What its battery saves by following the plan's prices; null where it looks at none. */
  readonly followed: FollowedBills | null;
}

/** A year's bills of the same system under another rule of its battery. */
export interface FollowedBills {
  /** Had it looked at no price. */
  readonly simple: Trace;
  /** What following them takes off that. */
  readonly saved: Trace;
  /** The least that the bill could be, had all of each year been known beforehand: no controller comes below it. */
  readonly least: Trace;
}

/** Null where the house is billed by the country's plan. */
export function planBills(input: MoneyInput, assumptions: MoneyAssumptions, currency: Currency): PlanBills | null {
  const { plan } = input;
  if (!plan) return null;
  const amounts = amountsIn(currency, assumptions);
  const { id, name, duty, source } = plan.tariff;
  const bill = (of: "alone" | "system" | "usual" | "simple" | "least", hours: BilledHours | null): Trace => {
    const [bought, sold] = of === "alone" ? [input.loadEnergy, 0] : [input.gridImport, input.gridExport];
    const months = of === "alone" ? null : (input.months ?? null);
    const { total, lines } = gridBill(input, assumptions, { bought, sold, months, hours }, amounts);
    return figure(`money-plan-${of}`, told("planBill", { of }), total, `${currency}/year`, {
      formula: told("bill.formula"),
      equation: told("bill.equation", { bought, lines: lines.length, total: amounts.text(total) }),
      inputs: hours === null ? [] : [given("", told("bill.plan"), name, "", source)],
      source: told(hours === null ? "bill.source" : "bill.hoursSource"),
    });
  };
  const system = bill("system", withSystem(plan));
  const followed = (): FollowedBills | null => {
    const [unpriced, known] = [withSystemBy(plan, "simple"), withSystemBy(plan, "least")];
    if (unpriced === null || known === null) return null;
    const [simple, least] = [bill("simple", unpriced), bill("least", known)];
    const saved = simple.value - system.value;
    return {
      simple,
      // The bound is of hours without outages: what these change is within the cents.
      least: least.value < system.value ? least : { ...least, value: system.value },
      saved: figure("money-plan-saved", told("planBill.saved"), saved, `${currency}/year`, {
        formula: told("planBill.savedFormula"),
        equation: told("planBill.savedEquation", {
          simple: amounts.text(simple.value),
          system: amounts.text(system.value),
          saved: amounts.text(saved),
        }),
        inputs: [given("", told("bill.plan"), name, "", source)],
        source: told("planBill.savedSource"),
      }),
    };
  };
  return {
    id,
    name,
    byLaw: duty === "solar",
    alone: bill("alone", withoutSystem(plan, 1)),
    system,
    usual: bill("usual", null),
    followed: followed(),
  };
}
