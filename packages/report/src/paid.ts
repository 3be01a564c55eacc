import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/invoice";
import { owedMoney } from "@sunwright/words/owed-money";
import { note, type Section } from "./document";
import { formatDate } from "./format";

/** What moves money between a buyer and a seller, or takes a record of it back. */
export const MOVEMENTS = [
  "payment",
  "refund",
  "payment corrected",
  "refund corrected",
  "chargeback",
  "reinstatement",
] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** What was paid and went back until the day that a paper is asked for. Nothing of what was issued changes with it. */
export interface PaidContent {
  /** "2026-11-24", by the seller's clock; as everywhere below. */
  readonly asOf: string;
  /** What it comes to now: less than was ordered where pieces were cancelled or came back. [minor units] */
  readonly goodsMinor: number;
  readonly movements: readonly {
    readonly on: string;
    readonly kind: Movement;
    /** What the payment names, or why it was corrected; empty for neither. */
    readonly reference: string;
    /** [minor units] */
    readonly amountMinor: number;
  }[];
  /** Below nothing: to be paid back. [minor units] */
  readonly dueMinor: number;
}

/** Money that the seller has less of. */
const LESSENS = new Set<Movement>(["refund", "payment corrected", "chargeback"]);

/** None where no money has moved. */
export function paidSections(paid: PaidContent | null, currency: Currency): readonly Section[] {
  if (paid === null || paid.movements.length === 0) return [];
  const amount = (minor: number) => owedMoney(minor, currency).value;
  const rows = paid.movements.map(({ on, kind, reference, amountMinor }) => {
    const what = say(`moved.${kind}`, { date: formatDate(on) });
    const named = reference === "" ? what : say("moved.reference", { what, reference });
    return [named, amount(LESSENS.has(kind) ? -amountMinor : amountMinor)];
  });
  const due = paid.dueMinor < 0 ? "toPayBack" : "stillDue";
  const sums = [
    [say("comesTo"), amount(paid.goodsMinor)],
    [say("paid"), amount(paid.goodsMinor - paid.dueMinor)],
    [say(due), amount(Math.abs(paid.dueMinor))],
  ];
  const head = [say("moved"), `${say("amount")} (${currency})`];
  const blocks = [
    { kind: "table", head, rows } as const,
    { kind: "table", rows: sums, total: true } as const,
    note(say("asOf", { date: formatDate(paid.asOf) })),
  ];
  return [{ title: say("payments"), blocks }];
}
