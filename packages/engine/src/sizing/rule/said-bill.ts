import { type BillAnswer, meaningOfBill, type NoEnergy, TO_THE_MINOR_UNIT } from "../../countries/bill-inverse";
import type { BillReading } from "../../countries/tariff-plan";
import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../../units/year";
import { monthsOfPurchases, yearOfMonths, type YearOfUse, yearOfTotal } from "../load/bill-year";

/** A bill as somebody says it: of a month or of months from it on, or what was bought ahead on a day. */
export type SaidAmount = { readonly amount: number } & (
  | { readonly kind: "period"; /** 0 to 11. */ readonly month: number; readonly months: 1 | 3 | 12 }
  | { readonly kind: "purchase"; /** "2026-03-14". */ readonly day: string }
);

export interface SaidBill {
  readonly amounts: readonly SaidAmount[];
  /** What the amounts count. */
  readonly unit: "energy" | "money";
  /** The tariffs that may be meant; of energy none is needed. */
  readonly readings: readonly BillReading[];
  /** Means of the place, January first; null: not known. [°C] */
  readonly temperature: readonly number[] | null;
}

/** What an amount was paid for. [kWh] */
interface ReadAmount {
  readonly kwh: number;
  /** Exact, or between these, because the amount is in round figures or no whole kilowatt hour costs it. */
  readonly between: readonly [from: number, to: number] | null;
}

/** The bill by one of the tariffs it may be by. */
export interface BillOption {
  /** Null: the amounts count energy. */
  readonly reading: BillReading | null;
  readonly amounts: readonly ReadAmount[];
  readonly year: YearOfUse;
}

/** An amount that no energy costs, by none of the tariffs. */
export interface UnreadAmount {
  readonly index: number;
  readonly because: NoEnergy;
  /** The bills on either side. [currency] */
  readonly below: number | null;
  readonly above: number | null;
}

export type BillRead =
  | { readonly kind: "read"; readonly option: BillOption }
  /** Several are possible. Nothing is assumed: they are shown and asked about. */
  | { readonly kind: "asked"; readonly options: readonly BillOption[] }
  | ({ readonly kind: "none" } & UnreadAmount)
  /** Nothing said yet, or purchases of too few days. */
  | { readonly kind: "too-little" };

export function readBill(said: SaidBill): BillRead {
  const { amounts, unit, readings } = said;
  if (amounts.length === 0) return { kind: "too-little" };
  if (unit === "energy") {
    const read = amounts.map(({ amount }): ReadAmount => ({ kwh: amount, between: null }));
    const year = yearOf(said, read);
    return year ? { kind: "read", option: { reading: null, amounts: read, year } } : { kind: "too-little" };
  }
  const tried = readings.map((reading) => ({ reading, read: byReading(amounts, reading) }));
  const possible = tried.flatMap(({ reading, read }) => ("unread" in read ? [] : [{ reading, amounts: read.read }]));
  if (possible.length === 0) {
    const unread = tried.flatMap(({ read }) => ("unread" in read ? [read.unread] : []))[0];
    return unread ? { kind: "none", ...unread } : { kind: "too-little" };
  }
  const options = possible.flatMap((each): readonly BillOption[] => {
    const year = yearOf(said, each.amounts);
    return year ? [{ ...each, year }] : [];
  });
  const [option, ...others] = options;
  if (option === undefined) return { kind: "too-little" };
  return others.length > 0 ? { kind: "asked", options } : { kind: "read", option };
}

function yearOf({ amounts, temperature }: SaidBill, read: readonly ReadAmount[]): YearOfUse | null {
  const energies = amounts.map((said, index) => ({ said, kwh: read[index]?.kwh ?? 0 }));
  const whole = energies.flatMap(({ said, kwh }) => (said.kind === "period" && said.months === 12 ? [kwh] : []));
  if (whole[0] !== undefined) return yearOfTotal(whole[0], temperature);
  const bought = monthsOfPurchases(
    energies.flatMap(({ said, kwh }) => (said.kind === "purchase" ? [{ day: said.day, kwh }] : [])),
  );
  const months = DAYS_OF_MONTH.map((days, month) => {
    for (const { said, kwh } of energies)
      if (said.kind === "period" && (month - said.month + 12) % 12 < said.months)
        return (kwh * days) / daysOf(said.month, said.months);
    return bought[month] ?? null;
  });
  return yearOfMonths(months, temperature);
}

const daysOf = (month: number, months: number) =>
  Array.from({ length: months }, (_, index) => DAYS_OF_MONTH[(month + index) % 12] ?? 0).reduce(
    (sum, days) => sum + days,
    0,
  );

type ByReading = { readonly read: readonly ReadAmount[] } | { readonly unread: UnreadAmount };

/** Purchases of one month share its blocks and its fixed charges, which are taken with the first. */
function byReading(amounts: readonly SaidAmount[], reading: BillReading): ByReading {
  const read: ReadAmount[] = [];
  for (const [index, said] of amounts.entries()) {
    const together = said.kind === "purchase" ? ofItsMonth(amounts, said.day) : said.amount;
    const month = said.kind === "purchase" ? Number(said.day.slice(5, 7)) - 1 : said.month;
    const months = said.kind === "purchase" ? 1 : said.months;
    const found = energyFor(reading, together, { month, months });
    if ("because" in found) return { unread: { index, ...found } };
    const share = together === 0 ? 0 : said.amount / together;
    read.push({
      kwh: found.kwh * share,
      between: found.between === null ? null : [found.between[0] * share, found.between[1] * share],
    });
  }
  return { read };
}

function ofItsMonth(amounts: readonly SaidAmount[], day: string): number {
  const month = day.slice(0, 7);
  return amounts.reduce(
    (sum, said) => sum + (said.kind === "purchase" && said.day.startsWith(month) ? said.amount : 0),
    0,
  );
}

/** For charges by the kilowatt of the connection: what the reference bills have. [kW] Assumption. */
const CONNECTION = 3;

function energyFor(
  reading: BillReading,
  amount: number,
  { month, months }: { readonly month: number; readonly months: 1 | 3 | 12 },
): ReadAmount | Omit<UnreadAmount, "index"> {
  const days = months === 12 ? DAYS_OF_YEAR : months === 1 ? BILLED_DAYS : daysOf(month, months);
  const candidates = [{ reading, period: { month, months, days, connectionKw: CONNECTION } }];
  for (const tolerance of [TO_THE_MINOR_UNIT, roundedTo(amount)]) {
    const meaning = meaningOfBill(candidates, amount, tolerance);
    if (meaning.kind === "unique") return { kwh: meaning.answer.kwh, between: null };
    if (meaning.kind === "range") return spanOf([meaning.answer]);
    if (meaning.kind === "several") return spanOf(meaning.answers);
  }
  const meaning = meaningOfBill(candidates, amount, TO_THE_MINOR_UNIT);
  if (meaning.kind !== "none") throw new Error("What was read above is read here");
  const { because, below, above } = meaning;
  if (because !== "between" || below === null || above === null)
    return { because, below: below?.bill ?? null, above: above?.bill ?? null };
  const kwh = below.kwh + (amount - below.bill) / (above.bill - below.bill);
  return { kwh, between: [below.kwh, above.kwh] };
}

/** What bills by the month count where they charge by the day. [days] As the reference bills do. */
const BILLED_DAYS = 30;

function spanOf(answers: readonly BillAnswer[]): ReadAmount {
  const from = Math.min(...answers.map((answer) => answer.from));
  const to = Math.max(...answers.map((answer) => answer.to));
  return { kwh: Math.round((from + to) / 2), between: [from, to] };
}

/** Half of the last place that is not zero, and a hundredth at most: 50,000 may be 49,500 to 50,500. */
function roundedTo(amount: number): number {
  const place = [1e6, 1e5, 1e4, 1e3, 100, 10, 1].find((each) => amount % each === 0);
  return place === undefined || amount === 0 ? TO_THE_MINOR_UNIT : Math.min(place / 2, amount / 100);
}
