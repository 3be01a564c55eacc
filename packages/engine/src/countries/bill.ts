import { type ExportRule, exportPrice } from "./export-rule";
import type { Charge, ChargeCode, Step, TariffPlan } from "./tariff-plan";

/** A month, or as many as the bill is for. */
export interface BilledUse {
  /** Month of the year it begins in, 0 to 11. */
  readonly month: number;
  /** For blocks and monthly charges: 1, or 12 for a bill of the year. */
  readonly months: number;
  readonly days: number;
  /** Bought. [kWh] */
  readonly bought: number;
  /** Share of it in each hour of the day, 24; left out: even. Only prices by the hour ask for it. */
  readonly byHour?: readonly number[];
  /** Of the connection. [kW] */
  readonly connectionKw: number;
  /** Where a line is a half of the minor unit in decimals: as its double lies, which is left out, or up, as people round. */
  readonly halves?: "up";
}

/** What was given to the grid, and what the country pays for it. */
export interface Exported {
  /** [kWh] */
  readonly sold: number;
  readonly rule: ExportRule;
  /** [kWp] */
  readonly arrayKw: number;
}

export interface BillLine {
  readonly code: ChargeCode | "export";
  /** kWh, days, months, kW × months, or of a share the amount it is a share of. */
  readonly quantity: number;
  /** Of the currency for one of them; of a share a fraction. */
  readonly rate: number;
  /** Minor units of the currency: kobo, pesewas, cents, pence, paise. Negative: a credit. */
  readonly amount: number;
}

export interface Bill {
  readonly lines: readonly BillLine[];
  /** Minor units. */
  readonly total: number;
}

/** All nine currencies have a hundred. */
export const MINOR_UNITS = 100;

/**
 * What a household is charged for what it bought, less what it is paid for what it sold.
 *
 * Each line is quantity × rate, rounded to the minor unit; a share is one of lines already rounded; the total is the sum of
 * the lines. Rounding is to the nearest minor unit of the product as a double has it: a product that is a half in decimals
 * falls to the side its double lies on, as in the reference (25 × 1.5382 = 38.455 is 38.45 there, 303.5 × 0.05 = 15.175 is
 * 15.18). A least charge adds what is missing to it, before what was sold is credited. Where export is an offset, what was sold is taken off what was bought before anything is charged.
 *
 * @param plan      Prices in the country's currency.
 * @param exported  Null: nothing is given to the grid.
 *
 * Held to the published bills in `bill.test.ts` and to 80 more in `own-bills.test.ts`.
 */
export function billOf(plan: TariffPlan, use: BilledUse, exported: Exported | null = null): Bill {
  const offset = exported?.rule.kind === "offset" ? Math.min(exported.sold, use.bought) : 0;
  const charged = { ...use, bought: use.bought - offset };
  const lines: BillLine[] = [];
  for (const charge of plan.charges) lines.push(...linesOf(charge, charged, lines));
  if (exported?.rule.kind === "paid")
    lines.push(...line("export", exported.sold, -exportPrice(exported.rule, exported.arrayKw)));
  return { lines, total: sum(lines.map(({ amount }) => amount)) };
}

/** What a bill pays for what was sold. Minor units. */
export const creditOf = ({ lines }: Bill): number =>
  lines.reduce((sum, { code, amount }) => (code === "export" ? sum - amount : sum), 0);

function linesOf(charge: Charge, use: BilledUse, before: readonly BillLine[]): readonly BillLine[] {
  if (charge.kind === "energy") return energyLines(charge, use);
  const { halves } = use;
  if (charge.kind === "levy") return line(charge.code, use.bought, charge.price.value, halves);
  if (charge.kind === "fixed") return line(charge.code, periodsOf(charge.per, use), charge.price.value, halves);
  if (charge.kind === "capacity")
    return line(charge.code, use.connectionKw * use.months, classPrice(charge.steps, use.connectionKw), halves);
  if (charge.kind === "minimum") return upTo(charge.price.value * use.months, before);
  if (charge.kind === "relief") return relieved(charge, use, before);
  const base = sum(before.filter(({ code }) => isOneOf(charge.of, code)).map(({ amount }) => amount));
  return line(charge.code, base / MINOR_UNITS, charge.rate.value / 100, halves);
}

/** Lines of nothing are left out. */
function line(
  code: BillLine["code"],
  quantity: number,
  rate: number,
  halves?: BilledUse["halves"],
): readonly BillLine[] {
  if (quantity === 0 || rate === 0) return [];
  const amount =
    halves === "up"
      ? Math.floor(quantity * rate * MINOR_UNITS + 0.5 + A_HAIR)
      : Math.round(Number((quantity * rate).toFixed(2)) * MINOR_UNITS);
  return [{ code, quantity, rate, amount }];
}

/** A half in decimals may lie this far below itself as a double. [minor units] */
const A_HAIR = 1e-6;

/** What is taken off: all that was charged, a half of it within its bound, or nothing. */
function relieved(
  { freeUpTo, halfUpTo, halfAtMost }: Extract<Charge, { readonly kind: "relief" }>,
  { bought, months }: BilledUse,
  before: readonly BillLine[],
): readonly BillLine[] {
  const charged = sum(before.map(({ amount }) => amount)) / MINOR_UNITS;
  if (bought <= freeUpTo.value * months) return line("subsidy", 1, -charged);
  return bought <= halfUpTo.value * months ? line("subsidy", 1, -Math.min(charged / 2, halfAtMost.value * months)) : [];
}

/** What is missing to the least a bill may come to. */
function upTo(least: number, before: readonly BillLine[]): readonly BillLine[] {
  const charged = sum(before.map(({ amount }) => amount)) / MINOR_UNITS;
  return charged < least ? line("minimum", 1, least - charged) : [];
}

type EnergyCharge = Extract<Charge, { readonly kind: "energy" }>;

/** The energy the charge is for, cut at the ends of its blocks. */
function energyLines({ steps, months, hours }: EnergyCharge, use: BilledUse): readonly BillLine[] {
  if (months && !months.includes(use.month)) return [];
  const energy = use.bought * (hours ? shareWithin(hours, use.byHour) : 1);
  let below = 0;
  return steps.flatMap(({ upTo, price }) => {
    const end = Math.min(energy, upTo === null ? Infinity : upTo * use.months);
    const within = Math.max(0, end - below);
    below = Math.max(below, end);
    return line("energy", within, price.value, use.halves);
  });
}

const shareWithin = (hours: readonly number[], byHour: readonly number[] | undefined) =>
  sum(hours.map((hour) => byHour?.[hour] ?? 1 / 24));

const periodsOf = (per: "day" | "month" | "year", { days, months }: BilledUse) =>
  ({ day: days, month: months, year: months / 12 })[per];

/** The whole connection is charged by the class it falls in. */
const classPrice = (steps: readonly Step[], connectionKw: number) =>
  steps.find(({ upTo }) => upTo === null || connectionKw <= upTo)?.price.value ?? 0;

const isOneOf = (codes: readonly ChargeCode[], code: BillLine["code"]) => code !== "export" && codes.includes(code);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
