import type { Text } from "../units/told";
import type { Entry } from "../countries/entry";
import { exportEntries, exportLeft } from "../countries/export-rule";
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
import { type BillLine, billOf, MINOR_UNITS } from "../countries/bill";
import type { MoneyInput } from "./money-input";
import type { LedgerLine } from "./way";
import { told } from "./told";

/** What a house pays the grid in a year, in the currency of the amounts. */
export interface GridBill {
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
  readonly amount: number;
  readonly source: Text;
}

interface Exchanged {
  /** [kWh/year] */
  readonly bought: number;
  readonly sold: number;
  /** Where they are known. */
  readonly months?: MonthlyExchange | null | undefined;
}

/**
 * Twelve bills by the country's plans, the energy by the month where it is known, else spread evenly over the days. A price
 * the person typed stands for all that goes by the kilowatt hour; what goes by time and connection stays.
 */
export function gridBill(
  { hourlyPower, arrayKw }: Pick<MoneyInput, "hourlyPower" | "arrayKw">,
  { plans, exports: rule, supplyHours, figures: { tariff, inflation, years } }: MoneyAssumptions,
  { bought, sold, months }: Exchanged,
  { price }: Amounts,
): GridBill {
  const connectionKw = connectionOf(hourlyPower);
  const sums = new Map<BillLine["code"], number>();
  for (const [month, days] of DAYS_OF_MONTH.entries()) {
    const ofMonth = (energy: number, each?: readonly number[]) => each?.[month] ?? (energy * days) / DAYS_OF_YEAR;
    const use = { month, months: 1, days, bought: ofMonth(bought, months?.bought), connectionKw };
    const plan = pricedBy(planFor(plans, use.bought, supplyHours), tariff);
    const { lines } = billOf(plan, use, { sold: ofMonth(sold, months?.sold), rule, arrayKw });
    for (const { code, amount } of lines) sums.set(code, (sums.get(code) ?? 0) + amount);
  }
  const shown = planFor(plans, bought / DAYS_OF_MONTH.length, supplyHours);
  const sourceOfLine = (code: BillLine["code"]): Text => {
    if (code === "own") return sourceOf(tariff);
    const charges = shown.charges.filter((charge) => charge.code === code).flatMap(entriesOf);
    const entries = code === "export" ? exportEntries(rule, arrayKw) : charges;
    const sources = new Map(entries.map((entry) => [JSON.stringify([entry.source, entry.until]), entrySource(entry)]));
    return told("sources", { sources: { list: [...sources.values()], join: "unit" } });
  };
  const lines = [...sums].map(([code, amount]) => ({
    code,
    amount: price({ value: amount / MINOR_UNITS }),
    source: sourceOfLine(code),
  }));
  const earned = -(lines.find(({ code }) => code === "export")?.amount ?? 0);
  const isFixed = rule.kind === "paid" && rule.fixedYears !== undefined && earned !== 0;
  return {
    bought,
    lines,
    total: lines.reduce((total, { amount }) => total + amount, 0),
    earned,
    exportLeft: isFixed ? exportLeft(rule, inflation.value / 100, years.value) : null,
  };
}

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
  { bought, total, lines, earned, exportLeft: left }: GridBill,
  { currency, text }: Amounts,
  way: "today" | "system" = "system",
): LedgerLine => ({
  label: told("way.grid"),
  trace: figure(way === "today" ? "money-today-grid" : "money-grid-bill", told("bill"), total, `${currency}/year`, {
    formula: told("bill.formula"),
    equation: told("bill.equation", { bought, lines: lines.length, total: text(total) }),
    inputs: [
      ...lines.map(({ code, amount, source }) =>
        given("", LINE_NAMES[code], told("aYear", { amount: text(amount) }), "", source),
      ),
      ...(left === null ? [] : [lastYearOfExport(text(-earned * (left.at(-1) ?? 0)), left.length)]),
    ],
    source: told("bill.source"),
  }),
});
