import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { payments } from "./schema";

type PaymentRow = typeof payments.$inferSelect;

/** What the buyer says was paid and the shop has not found yet. */
const said = (sellerOrderId: string) =>
  and(eq(payments.sellerOrderId, sellerOrderId), eq(payments.kind, "payment"), eq(payments.state, "said"));

export async function isSaid(executor: Executor, sellerOrderId: string): Promise<boolean> {
  const rows = await executor.select({ id: payments.id }).from(payments).where(said(sellerOrderId));
  return rows.length > 0;
}

/** Whether a payment of an order is said and not yet found. */
export async function isSaidPayment(executor: Executor, sellerOrderId: string, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(said(sellerOrderId), eq(payments.id, id)));
  return rows.length > 0;
}

export async function isPaymentOf(executor: Executor, sellerOrderId: string, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.sellerOrderId, sellerOrderId), eq(payments.id, id)));
  return rows.length > 0;
}

export async function insertPayment(tx: Transaction, row: PaymentRow): Promise<void> {
  await tx.insert(payments).values(row);
}

/** Confirms what the buyer said, with the amount that came; false where nothing was said. */
export async function confirmSaid(tx: Transaction, sellerOrderId: string, amountMinor: number, now: Date) {
  const rows = await tx
    .update(payments)
    .set({ state: "confirmed", amountMinor, updatedAt: now })
    .where(said(sellerOrderId))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** The buyer's word on a refund of an order; false for what is none that waits for it. */
export async function settleRefund(
  tx: Transaction,
  sellerOrderId: string,
  id: string,
  { state, updatedAt }: Pick<PaymentRow, "state" | "updatedAt">,
): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ state, updatedAt })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.sellerOrderId, sellerOrderId),
        eq(payments.kind, "refund"),
        eq(payments.state, "said"),
      ),
    )
    .returning({ id: payments.id });
  return rows.length > 0;
}
