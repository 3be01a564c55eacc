import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { type Account, balanceOn, bookOn } from "./ledger-table";
import { cardPayments, cardRefunds } from "./card-schema";
import { isOn } from "./payment-table";
import type { Balance } from "./balance";
import { paymentCorrections, payments } from "./account-schema";

type PaymentRow = typeof payments.$inferSelect;
type CorrectionRow = typeof paymentCorrections.$inferSelect;

/** What a shop recorded itself: money that a provider moved is the provider's fact, and a refund that the buyer confirmed is theirs. */
const isCorrectable = ({ kind, state }: Pick<PaymentRow, "kind" | "state">, moved: boolean): boolean =>
  !moved && (kind === "payment" ? state === "confirmed" : state !== "confirmed");

/** Counter entries of these payments, and those of them that a provider moved. */
export async function correctionsOf(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return { corrections: new Map<string, CorrectionRow>(), moved: new Set<string | null>() };
  const rows = await executor
    .select()
    .from(paymentCorrections)
    .where(inArray(paymentCorrections.paymentId, [...ids]));
  const paid = await executor
    .select({ id: cardPayments.paymentId })
    .from(cardPayments)
    .where(inArray(cardPayments.paymentId, [...ids]));
  const back = await executor
    .select({ id: cardRefunds.paymentId })
    .from(cardRefunds)
    .where(inArray(cardRefunds.paymentId, [...ids]));
  return {
    corrections: new Map(rows.map((row) => [row.paymentId, row])),
    moved: new Set([...paid, ...back].map(({ id }) => id)),
  };
}
export type Corrections = Awaited<ReturnType<typeof correctionsOf>>;

/** Names of accounts, by their ids. */
export type NamesOf = (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Who made these counter entries. */
export const correctorsOf = async (executor: Executor, { corrections }: Corrections, namesOf: NamesOf) =>
  corrections.size === 0
    ? new Map<string, string>()
    : namesOf(executor, [...new Set([...corrections.values()].map(({ userId }) => userId))]);

/**
 * A payment's counter entry as both sides read it, and whether who recorded it can still make one. `names` are those of who
 * corrected, for their colleagues alone.
 */
export function presentCorrection(
  payment: PaymentRow,
  { corrections, moved }: Corrections,
  { recorder, names }: { readonly recorder: boolean; readonly names: ReadonlyMap<string, string> },
) {
  const row = corrections.get(payment.id);
  return {
    correction:
      row === undefined
        ? null
        : { reason: row.reason, at: row.createdAt.toISOString(), by: names.get(row.userId) ?? null },
    correctable: recorder && row === undefined && isCorrectable(payment, moved.has(payment.id)),
  };
}

interface Correcting {
  readonly tx: Transaction;
  readonly account: Account;
  readonly userId: string;
  readonly now: Date;
}

interface Corrected {
  readonly payment: PaymentRow;
  /** What is left without it. */
  readonly balance: Balance;
}

/**
 * Books the counter entry of a payment, once: nothing is changed or deleted. Throws wrong_state for what cannot be
 * corrected or was, and paid_back where more would have gone back than came. The caller holds the account.
 */
export async function correct(
  { tx, account, userId, now }: Correcting,
  { paymentId, reason }: { readonly paymentId: string; readonly reason: string },
): Promise<Corrected> {
  const [found] = await tx
    .select({ payment: payments })
    .from(payments)
    .leftJoin(paymentCorrections, eq(paymentCorrections.paymentId, payments.id))
    .where(and(isOn(account), eq(payments.id, paymentId), isNull(paymentCorrections.paymentId)));
  const { moved } = await correctionsOf(tx, [paymentId]);
  if (found === undefined || !isCorrectable(found.payment, moved.has(paymentId)))
    throw new AppError("wrong_state", { allowed: [] });
  const { payment } = found;
  const { amountMinor, currency, kind } = payment;
  await tx.insert(paymentCorrections).values({ paymentId, userId, reason, createdAt: now });
  await bookOn(tx, { ...account, currency }, `${kind} corrected`, amountMinor, paymentId, now);
  const balance = await balanceOn(tx, account);
  if (balance.received < balance.refunded + balance.chargedBack) throw new AppError("paid_back");
  return { payment, balance };
}
