import { and, eq, inArray, ne, type SQL, sum } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { stockMovements } from "../stock/schema";
import { orderEvents, returnLines, returns } from "./schema";

export type ReturnRow = typeof returns.$inferSelect;
type ReturnLineRow = typeof returnLines.$inferSelect;

export async function insertReturn(
  tx: Transaction,
  row: typeof returns.$inferInsert,
  lines: readonly ReturnLineRow[],
): Promise<void> {
  await tx.insert(returns).values(row);
  await tx.insert(returnLines).values([...lines]);
}

/** A return of an order, whose row the caller holds; null for another order's. */
export async function findReturn(executor: Executor, sellerOrderId: string, id: string): Promise<ReturnRow | null> {
  const [row] = await executor
    .select()
    .from(returns)
    .where(and(eq(returns.id, id), eq(returns.sellerOrderId, sellerOrderId)));
  return row ?? null;
}

export const linesOfReturn = (executor: Executor, id: string): Promise<ReturnLineRow[]> =>
  executor.select().from(returnLines).where(eq(returnLines.returnId, id));

export async function updateReturn(tx: Transaction, id: string, sent: Partial<ReturnRow>): Promise<void> {
  await tx.update(returns).set(sent).where(eq(returns.id, id));
}

const backOf = async (executor: Executor, sellerOrderId: string, more: SQL): Promise<ReadonlyMap<string, number>> => {
  const rows = await executor
    .select({ lineId: returnLines.lineId, pieces: sum(returnLines.quantity).mapWith(Number) })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.sellerOrderId, sellerOrderId), inArray(returns.state, ["refund-owed", "refunded"]), more))
    .groupBy(returnLines.lineId);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
};

/** Pieces by line that came back in other returns of an order than this one. */
export const receivedBack = (executor: Executor, sellerOrderId: string, id: string) =>
  backOf(executor, sellerOrderId, ne(returns.id, id));
/** Pieces by line that came back by right. */
export const withdrawnBack = (executor: Executor, sellerOrderId: string) =>
  backOf(executor, sellerOrderId, eq(returns.withdrawal, true));

/** When an order was delivered; null for one that is not yet. */
export async function deliveredAt(executor: Executor, sellerOrderId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.sellerOrderId, sellerOrderId), eq(orderEvents.event, "deliver")))
    .limit(1);
  return row?.at ?? null;
}

/** All that was owed for what came back to an order has been paid. */
export async function closeReturns(tx: Transaction, sellerOrderId: string, now: Date): Promise<void> {
  await tx
    .update(returns)
    .set({ state: "refunded", updatedAt: now })
    .where(and(eq(returns.sellerOrderId, sellerOrderId), eq(returns.state, "refund-owed")));
}

/** From which stock item a line was shipped. */
export async function shippedFrom(executor: Executor, lineId: string): Promise<string> {
  const [row] = await executor
    .select({ itemId: stockMovements.itemId })
    .from(stockMovements)
    .where(and(eq(stockMovements.orderLineId, lineId), eq(stockMovements.kind, "shipped")))
    .limit(1);
  if (!row) throw new Error("What comes back was shipped from somewhere");
  return row.itemId;
}
