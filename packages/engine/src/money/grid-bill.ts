import type { Text } from "../units/told";
import type { TariffByTheHour } from "../prices/tariff-plan-of";
import type { Entry } from "../countries/entry";
import { exportEntries, exportLeft, type ExportRule } from "../countries/export-rule";
import { gridYear } from "../countries/grid-year";
import {
  atOwnPrice,
  type Charge,
  type ChargeCode,
  entriesOf,
  planFor,
  type TariffPlan,
} from "../countries/tariff-plan";
import { figure, given } from "../sizing/inputs/make-trace";
import type { MonthlyExchange } from "../sizing/rule/grid-prices";
import { connectionOf } from "../sizing/inputs/supply";
import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../units/year";
import { type Amounts, entrySource, sourceOf } from "./amounts";
import type { Assumption, MoneyAssumptions } from "./assumptions";
import { type BillLine, type MeteredUse, MINOR_UNITS } from "../countries/bill";
import type { BilledHours } from "./house-plan";
import type { MoneyInput } from "./money-input";
import type { LedgerLine } from "./way";
import { told } from "./told";

/** What a house pays the grid in a year, in the currency of the amounts. */
export interface GridBill {
  /** The tariff by the hour that it is by; null: the country's plan. */
  readonly plan: TariffByTheHour | null;
  /** [kWh/year] */
  readonly bought: number;
  readonly total: number;
  /** Paid for what was sold in the first year; it is taken off the total. */
  readonly earned: number;
  /** What is left of it at the end of each year, at the prices of today; null where it follows prices. */
  readonly exportLeft: readonly number[] | null;
  /** Of each kind of line, the sum of the year; credits are negative. */
  readonly lines: readonly YearLine[];
}

interface YearLine {
  readonly code: BillLine["code"];
  /** What tells it from others of its code. */
  readonly name: Text | undefined;
  readonly amount: number;
  readonly source: Text;
}

interface Exchanged {
  /** [kWh/year] */
  readonly bought: number;
  readonly sold: number;
  /** Where they are known. */
  readonly months?: MonthlyExchange | null | undefined;
  /** Where it is billed by a tariff by the hour. */
  readonly hours?: BilledHours | null | undefined;
}

/**
 * Twelve bills by the country's plans, the energy by the month where it is known, else spread evenly over the days. A price
 * the person typed stands for all that goes by the kilowatt hour; what goes by time and connection stays.
 */
export function gridBill(
  { hourlyPower, arrayKw }: Pick<MoneyInput, "hourlyPower" | "arrayKw">,
  assumptions: MoneyAssumptions,
  { bought, sold, months, hours = null }: Exchanged,
  { price }: Amounts,
): GridBill {
  const { plans, supplyHours, figures } = assumptions;
  const { tariff, inflation, years } = figures;
  const chosen = hours?.tariff.plan ?? null;
  const rule = exportRuleBy(assumptions, hours);
  const connectionKw = connectionOf(hourlyPower);
  const priced = (plan: TariffPlan) => pricedBy(plan, tariff);
  const bills = gridYear({ plans, supplyHours, connectionKw, chosen, priced, rule, arrayKw }, (month, days) => {
    const metered = hours?.months[month];
    const ofMonth = (energy: number, each: readonly number[] | undefined, by: "bought" | "sold") =>
      metered ? energyOf(metered, by) : (each?.[month] ?? (energy * days) / DAYS_OF_YEAR);
    return { bought: ofMonth(bought, months?.bought, "bought"), sold: ofMonth(sold, months?.sold, "sold"), metered };
  });
  const sums = new Map<string, Omit<YearLine, "source">>();
  for (const { code, name, amount } of bills.flatMap(({ lines }) => lines)) {
    const key = JSON.stringify([code, name]);
    sums.set(key, { code, name, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  const shown = chosen ?? planFor(plans, bought / DAYS_OF_MONTH.length, supplyHours);
  const sourceOfLine = (code: BillLine["code"]): Text => {
    if (code === "own") return sourceOf(tariff);
    const charges = shown.charges.filter((charge) => charge.code === code).flatMap(entriesOf);
    const entries = code === "export" ? exportEntries(rule, arrayKw) : charges;
    const sources = new Map(entries.map((entry) => [JSON.stringify([entry.source, entry.until]), entrySource(entry)]));
    return told("sources", { sources: { list: [...sources.values()], join: "unit" } });
  };
  const lines = [...sums.values()].map(({ code, name, amount }) => ({
    code,
    name,
    amount: price({ value: amount / MINOR_UNITS }),
    source: sourceOfLine(code),
  }));
  const earned = lines.reduce((sum, { code, amount }) => (code === "export" ? sum - amount : sum), 0);
  const isFixed = rule.kind === "paid" && rule.fixedYears !== undefined && earned !== 0;
  return {
    plan: hours?.tariff ?? null,
    bought,
    lines,
    total: lines.reduce((total, { amount }) => total + amount, 0),
    earned,
    exportLeft: isFixed ? exportLeft(rule, inflation.value / 100, years.value) : null,
  };
}

/** [kWh] */
const energyOf = ({ periods }: MeteredUse, by: "bought" | "sold") =>
  Object.values(periods).reduce((sum, period) => sum + period[by], 0);

/** What is typed comes first, then the tariff by the hour, then the country's rule. */
export const exportRuleBy = (
  { exports, open }: Pick<MoneyAssumptions, "exports" | "open">,
  hours: BilledHours | null,
): ExportRule => (open.exportPrice === null ? (hours?.tariff.exports ?? exports) : exports);

/** What the bill of each year is more than that of the first, at the prices of today: export that is fixed in money fades. */
export const fadedExport = (bill: GridBill | null, year: number): number =>
  bill?.exportLeft ? bill.earned * (1 - (bill.exportLeft[year] ?? 0)) : 0;

/** The plan at the person's own price, or at a standard price that is asked about as another. */
function pricedBy(plan: TariffPlan, { value, own, standard }: Assumption): TariffPlan {
  if (own) return atOwnPrice(plan, { ...standard, value });
  const times = standard.value === 0 ? 1 : value / standard.value;
  return times === 1 ? plan : { ...plan, charges: plan.charges.map((charge) => dearer(charge, times)) };
}

const timesPrice = (price: Entry, times: number): Entry => ({ ...price, value: price.value * times });

function dearer(charge: Charge, times: number): Charge {
  if (charge.kind === "levy") return { ...charge, price: timesPrice(charge.price, times) };
  if (charge.kind !== "energy") return charge;
  const [first, ...rest] = charge.steps;
  const step = (each: typeof first) => ({ ...each, price: timesPrice(each.price, times) });
  return { ...charge, steps: [step(first), ...rest.map(step)] };
}

const LINE_NAMES: Readonly<Record<ChargeCode | "export", Text>> = {
  energy: told("bill.energy"),
  own: told("bill.own"),
  fixed: told("bill.fixed"),
  capacity: told("bill.capacity"),
  demand: told("bill.demand"),
  controlled: told("bill.controlled"),
  fuel: told("bill.fuel"),
  exchange: told("bill.exchange"),
  water: told("bill.water"),
  regulator: told("bill.regulator"),
  rural: told("bill.rural"),
  electrification: told("bill.electrification"),
  lighting: told("bill.lighting"),
  minimum: told("bill.minimum"),
  powerPurchase: told("bill.powerPurchase"),
  subsidy: told("bill.subsidy"),
  vat: told("bill.vat"),
  export: told("bill.export"),
};

/** What export that is fixed in money still buys in the last year. */
const lastYearOfExport = (amount: ReturnType<Amounts["text"]>, years: number) =>
  given("", told("bill.exportLast", { years }), told("aYear", { amount }), "", told("bill.exportFixed"));

/** What the grid is paid where it is a part of a way. */
export const gridLine = (
  { plan, bought, total, lines, earned, exportLeft: left }: GridBill,
  { currency, text }: Amounts,
  way: "today" | "system" = "system",
): LedgerLine => ({
  label: told("way.grid"),
  trace: figure(way === "today" ? "money-today-grid" : "money-grid-bill", told("bill"), total, `${currency}/year`, {
    formula: told("bill.formula"),
    equation: told("bill.equation", { bought, lines: lines.length, total: text(total) }),
    inputs: [
      ...(plan === null ? [] : [given("", told("bill.plan"), plan.name, "", plan.source)]),
      ...lines.map(({ code, name, amount, source }) =>
        given("", name ?? LINE_NAMES[code], told("aYear", { amount: text(amount) }), "", source),
      ),
      ...(left === null ? [] : [lastYearOfExport(text(-earned * (left.at(-1) ?? 0)), left.length)]),
    ],
    source: told(plan === null ? "bill.source" : "bill.hoursSource"),
  }),
});
