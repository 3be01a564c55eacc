import type { Text } from "../units/told";
import { type ExportRule, exportPrice, isUnpaidBelowZero } from "./export-rule";
import { evenShare } from "./tariff-hours";
import type { Charge, ChargeCode, LevyBasis, Step, TariffPlan } from "./tariff-plan";

/** What a meter counted in a period of a plan's hours. */
export interface PeriodUse {
  /** [kWh] */
  readonly bought: number;
  readonly sold: number;
  /** The highest power bought. [kW] */
  readonly peakKw: number;
}

/** What a meter that knows the hours counted. */
export interface MeteredUse {
  readonly periods: Readonly<Record<string, PeriodUse>>;
  /** On a second meter that the network switches; not in what was bought. [kWh] */
  readonly controlled?: number | undefined;
  /** Σ of what was bought, and of what was sold, × the market's price of its hour. [currency] */
  readonly market?: { readonly paid: number; readonly earned: number } | undefined;
  /** Of what was sold, in hours in which the market's price was below zero. [kWh] */
  readonly soldBelowZero?: number | undefined;
}

/** A month, or as many as the bill is for. */
export interface BilledUse {
  /** Month of the year it begins in, 0 to 11. */
  readonly month: number;
  /** For blocks and monthly charges: 1, or 12 for a bill of the year. */
  readonly months: number;
  readonly days: number;
  /** Bought. [kWh] */
  readonly bought: number;
  /** When it was bought, as prices by the hour ask; left out: evenly over the hours of a mean week. */
  readonly metered?: MeteredUse;
  /** Of the connection. [kW] */
  readonly connectionKw: number;
  /** Where a line is a half of the minor unit in decimals: as its double lies, which is left out, or up, as people round: away from zero. */
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
  /** What tells it from others of its code. */
  readonly name?: Text;
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
  const charged = exported?.rule.kind === "offset" ? offsetBy(use, exported) : use;
  const credits = exported === null ? [] : creditLines(exported, use);
  // A tax of what is left is charged after the credit.
  const taxed = plan.charges.findIndex((charge) => charge.kind === "share" && charge.of.includes("export"));
  const lines: BillLine[] = [];
  for (const [place, charge] of plan.charges.entries()) {
    if (place === taxed) lines.push(...credits);
    const made = linesOf(charge, { plan, use: charged, before: lines });
    lines.push(...("name" in charge && charge.name !== undefined ? made.map(calledAs(charge.name)) : made));
  }
  if (taxed === -1) lines.push(...credits);
  return { lines, total: sum(lines.map(({ amount }) => amount)) };
}

const calledAs = (name: Text) => (line: BillLine) => ({ ...line, name });

/** Of what was sold, as much as was bought is taken off it: of each period, where the hours are known. */
function offsetBy(use: BilledUse, { sold }: Exported): BilledUse {
  const { metered } = use;
  if (metered === undefined) return { ...use, bought: use.bought - Math.min(sold, use.bought) };
  const left = Object.entries(metered.periods).map(([period, { bought, sold: given, peakKw }]) => {
    const rest = bought - Math.min(given, bought);
    return [period, { bought: rest, sold: 0, peakKw }] as const;
  });
  return {
    ...use,
    bought: sum(left.map(([, { bought }]) => bought)),
    metered: { ...metered, periods: Object.fromEntries(left) },
  };
}

/** What is paid for what was sold. */
function creditLines({ sold, rule, arrayKw }: Exported, { month, metered, halves }: BilledUse): readonly BillLine[] {
  if (rule.kind === "paid") {
    const unpaid = isUnpaidBelowZero(rule) ? (metered?.soldBelowZero ?? 0) : 0;
    return line("export", sold - unpaid, -exportPrice(rule, arrayKw), halves);
  }
  if (rule.kind !== "timed" || metered === undefined) return [];
  const { rates, withinBought } = rule;
  if (rates === "market") return line("export", sold, -(metered.market?.earned ?? 0) / sold, halves);
  return rates
    .filter(({ months }) => months === null || months.includes(month))
    .flatMap(({ period, price, name }) => {
      const { bought, sold: given } = metered.periods[period] ?? NOTHING;
      const credited = withinBought ? Math.min(given, bought) : given;
      return line("export", credited, -price.value, halves).map(calledAs(name));
    });
}

const NOTHING: PeriodUse = { bought: 0, sold: 0, peakKw: 0 };

/** What a bill pays for what was sold. Minor units. */
export const creditOf = ({ lines }: Bill): number =>
  lines.reduce((sum, { code, amount }) => (code === "export" ? sum - amount : sum), 0);

interface Charged {
  readonly plan: TariffPlan;
  readonly use: BilledUse;
  readonly before: readonly BillLine[];
}

function linesOf(charge: Charge, { plan, use, before }: Charged): readonly BillLine[] {
  if (charge.kind === "energy") return energyLines(charge, plan, use);
  const { halves } = use;
  if (charge.kind === "levy") return levyLines(charge, use);
  if (charge.kind === "fixed") return line(charge.code, periodsIn(charge.per, use), charge.price.value, halves);
  if (charge.kind === "capacity")
    return line(charge.code, use.connectionKw * use.months, classPrice(charge.steps, use.connectionKw), halves);
  if (charge.kind === "minimum") return upTo(charge.price.value * use.months, before);
  if (charge.kind === "relief") return relieved(charge, use, before);
  const base = sum(before.filter(({ code }) => charge.of.includes(code)).map(({ amount }) => amount));
  return line(charge.code, base / MINOR_UNITS, charge.rate.value / 100, halves);
}

/** What a levy goes by, and its price. */
function levyLines(
  { code, price: { value }, basis }: Extract<Charge, { readonly kind: "levy" }>,
  { bought, metered, halves }: BilledUse,
): readonly BillLine[] {
  if (basis === undefined) return line(code, bought, value, halves);
  if (basis.by === "controlled") return line(code, metered?.controlled ?? 0, value, halves);
  if (basis.by === "demand") return line(code, demandOf(basis, metered), value, halves);
  return line(code, bought, (value * (metered?.market?.paid ?? 0)) / bought, halves);
}

function demandOf({ period }: Extract<LevyBasis, { readonly by: "demand" }>, metered: MeteredUse | undefined): number {
  const periods = Object.entries(metered?.periods ?? {}).filter(([name]) => period === null || name === period);
  return periods.reduce((most, [, { peakKw }]) => Math.max(most, peakKw), 0);
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
      ? Math.sign(quantity * rate) * Math.floor(Math.abs(quantity * rate) * MINOR_UNITS + 0.5 + A_HAIR)
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
function energyLines({ steps, months, period }: EnergyCharge, plan: TariffPlan, use: BilledUse): readonly BillLine[] {
  if (months && !months.includes(use.month)) return [];
  const energy = period === undefined ? use.bought : boughtIn(period, plan, use);
  let below = 0;
  return steps.flatMap(({ upTo, price }) => {
    const end = Math.min(energy, upTo === null ? Infinity : upTo * use.months);
    const within = Math.max(0, end - below);
    below = Math.max(below, end);
    return line("energy", within, price.value, use.halves);
  });
}

function boughtIn(period: string, { hours }: TariffPlan, { bought, month, metered }: BilledUse): number {
  if (metered !== undefined) return metered.periods[period]?.bought ?? 0;
  return hours === undefined ? 0 : bought * evenShare(hours, month, period);
}

const periodsIn = (per: "day" | "month" | "year", { days, months }: BilledUse) =>
  ({ day: days, month: months, year: months / 12 })[per];

/** The whole connection is charged by the class it falls in. */
const classPrice = (steps: readonly Step[], connectionKw: number) =>
  steps.find(({ upTo }) => upTo === null || connectionKw <= upTo)?.price.value ?? 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
