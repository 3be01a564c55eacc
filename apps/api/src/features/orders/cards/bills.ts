import type { NoticeKind } from "@sunwright/contract/notices";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Executor } from "../../../platform/database";
import type { Account } from "../../sales/ledger-table";
import type { Work } from "../work";

/** A transaction in which a card payment happens. */
export type Settling = Pick<Work, "tx" | "tell" | "now">;

/** What is paid, and by whom it is sold. */
export interface Found {
  readonly account: Account;
  readonly firmId: string;
  readonly currency: Currency;
  /** Whether it is paid through a provider at all. */
  readonly online: boolean;
}

/** Something that is paid by card, held. */
export interface Payable {
  readonly account: Account;
  readonly firmId: string;
  readonly currency: Currency;
  readonly dueMinor: number;
  /** What the payer calls it, and where the provider's page leads back to. */
  readonly number: string;
  readonly returnPath: string;
  /** Until then something is held for it; null where nothing is, or without end. */
  readonly until: Date | null;
}

export interface Paid {
  readonly amountMinor: number;
  readonly reference: string;
}

/** What there is to pay back, held. */
export interface Owed {
  readonly account: Account;
  readonly owedMinor: number;
  /** Answers the payment. */
  readonly book: (paid: Paid, state: "said" | "confirmed") => Promise<string>;
}

export const CHARGEBACK_NOTICES = [
  "payment_charged_back",
  "chargeback_won",
  "chargeback_lost",
] as const satisfies readonly NoticeKind[];

/** What a bank takes back money of, held. */
export interface Charged {
  readonly account: Account;
  readonly currency: Currency;
  /** For the audit. */
  readonly subjectId: string;
  readonly tellBoth: (kind: (typeof CHARGEBACK_NOTICES)[number], amountMinor: number) => Promise<void>;
}

/** What card payments are of: orders here, milestones in the feature of jobs. Each method throws "not found" for somebody else's. */
export interface Bills {
  /** The payer's own, to be read: `payable` where it is paid through a provider. */
  readonly find: (executor: Executor, userId: string, id: string) => Promise<Found>;
  /** For the payer, held for so long. Throws wrong_state where nothing is owed, and payment_unavailable. */
  readonly payable: (settling: Settling, userId: string, id: string, holds: number) => Promise<Payable>;
  /** For whoever was paid. */
  readonly owed: (settling: Settling, userId: string, id: string) => Promise<Owed>;
  /** By the word of a provider: what came is booked. Answers the payment. */
  readonly hold: (
    settling: Settling,
    id: string,
  ) => Promise<{ readonly book: (paid: Paid) => Promise<string>; readonly charged: Charged }>;
}
