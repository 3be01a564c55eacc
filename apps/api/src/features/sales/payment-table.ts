import { and, asc, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { type Account, isAmong } from "./ledger-table";
import { filesShown } from "../files/uses-table";
import { PROOF } from "./proof";
import { paymentCorrections, payments } from "./account-schema";

export type PaymentRow = typeof payments.$inferSelect;

export const isOn = (account: Account): SQL => isAmong(payments, [account]);

/** All of these, the oldest first. */
export const paymentsOf = (executor: Executor, accounts: readonly Account[]): Promise<PaymentRow[]> =>
  executor.select().from(payments).where(isAmong(payments, accounts)).orderBy(asc(payments.id));

/** What the buyer says was paid and the shop has not found yet. */
const said = (account: Account) => and(isOn(account), eq(payments.kind, "payment"), eq(payments.state, "said"));

export async function isSaid(executor: Executor, account: Account): Promise<boolean> {
  const rows = await executor.select({ id: payments.id }).from(payments).where(said(account));
  return rows.length > 0;
}

/** A payment of it that is said and not yet found; null for none. */
export async function saidPayment(executor: Executor, account: Account, id: string): Promise<PaymentRow | null> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(and(said(account), eq(payments.id, id)));
  return row ?? null;
}

/** The shop has not found what was said; false where nothing was. */
export async function refuseSaid(tx: Transaction, account: Account, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ state: "disputed", updatedAt: now })
    .where(and(said(account), eq(payments.id, id)))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Whether the shop has refused what was said of a payment before. */
export async function isRefused(executor: Executor, account: Account): Promise<boolean> {
  const rows = await executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOn(account), eq(payments.kind, "payment"), eq(payments.state, "disputed")))
    .limit(1);
  return rows.length > 0;
}

export async function insertPayment(tx: Transaction, row: PaymentRow): Promise<void> {
  await tx.insert(payments).values(row);
}

/** Confirms what the buyer said, with the amount that came; false where nothing was said. */
export async function confirmSaid(tx: Transaction, account: Account, amountMinor: number, now: Date) {
  const rows = await tx
    .update(payments)
    .set({ state: "confirmed", amountMinor, updatedAt: now })
    .where(said(account))
    .returning({ id: payments.id });
  return rows.length > 0;
}

const corrected = (tx: Transaction, id: string) =>
  tx
    .select({ one: sql`1` })
    .from(paymentCorrections)
    .where(eq(paymentCorrections.paymentId, id));

/** The buyer's word on a refund of it; false for what is none that waits for it. */
export async function settleRefund(
  tx: Transaction,
  accounts: readonly Account[],
  id: string,
  { state, updatedAt }: Pick<PaymentRow, "state" | "updatedAt">,
): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ state, updatedAt })
    .where(
      and(
        eq(payments.id, id),
        isAmong(payments, accounts),
        eq(payments.kind, "refund"),
        eq(payments.state, "said"),
        notExists(corrected(tx, id)),
      ),
    )
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Whether the buyer has shown a picture or PDF of a payment that is said and not yet found. */
export async function isShown(executor: Executor, account: Account): Promise<boolean> {
  const rows = await executor.select({ id: payments.id }).from(payments).where(said(account));
  const ids = rows.map(({ id }) => id);
  return (await filesShown(executor, PROOF, ids)).size > 0;
}
