import { LIVING_DISPUTES } from "@sunwright/contract/order-states";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { disputeEntries, disputes } from "../sales/dispute-schema";
import { orders } from "./schema";

export type DisputeRow = typeof disputes.$inferSelect;
type EntryRow = typeof disputeEntries.$inferSelect;

export async function insertDispute(tx: Transaction, row: DisputeRow): Promise<void> {
  await tx.insert(disputes).values(row);
}

export async function noteEntry(tx: Transaction, row: EntryRow): Promise<void> {
  await tx.insert(disputeEntries).values(row);
}

export async function updateDispute(tx: Transaction, id: string, sent: Partial<DisputeRow>): Promise<void> {
  await tx.update(disputes).set(sent).where(eq(disputes.id, id));
}

/** Null for another order's. */
export async function findDispute(executor: Executor, sellerOrderId: string, id: string): Promise<DisputeRow | null> {
  const [row] = await executor
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, id), eq(disputes.sellerOrderId, sellerOrderId)));
  return row ?? null;
}

/** The one that has not ended, of which an order has one at most. */
export async function livingDispute(executor: Executor, sellerOrderId: string): Promise<DisputeRow | null> {
  const [row] = await executor
    .select()
    .from(disputes)
    .where(and(eq(disputes.sellerOrderId, sellerOrderId), inArray(disputes.state, [...LIVING_DISPUTES])));
  return row ?? null;
}

/** Whether something was taken off the order as a whole. */
export async function wasSettled(executor: Executor, sellerOrderId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(
        eq(disputes.sellerOrderId, sellerOrderId),
        inArray(disputes.state, ["agreed", "decided"]),
        gt(disputes.proposedMinor, 0),
      ),
    );
  return rows.length > 0;
}

/** An entry of a dispute about an order; false for another's. */
export async function isEntryOf(executor: Executor, sellerOrderId: string, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: disputeEntries.id })
    .from(disputeEntries)
    .innerJoin(disputes, eq(disputes.id, disputeEntries.disputeId))
    .where(and(eq(disputeEntries.id, id), eq(disputes.sellerOrderId, sellerOrderId)));
  return rows.length > 0;
}

/** The name on an order. */
export async function buyerOf(executor: Executor, orderId: string): Promise<string> {
  const [row] = await executor.select({ name: orders.name }).from(orders).where(eq(orders.id, orderId));
  return row?.name ?? "";
}

/** All of an order with what was said in each, in the order in which it was. */
export async function disputesOf(executor: Executor, sellerOrderId: string) {
  const rows = await executor
    .select()
    .from(disputes)
    .where(eq(disputes.sellerOrderId, sellerOrderId))
    .orderBy(asc(disputes.id));
  const ids = rows.map(({ id }) => id);
  const entries =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(disputeEntries)
          .where(inArray(disputeEntries.disputeId, ids))
          .orderBy(asc(disputeEntries.id));
  return rows.map((row) => ({ ...row, entries: entries.filter(({ disputeId }) => disputeId === row.id) }));
}
