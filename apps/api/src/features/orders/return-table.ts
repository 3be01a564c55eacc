import { and, eq, inArray, ne, sum } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { stockMovements } from "../stock/schema";
import { returnLines, returns } from "./schema";

type ReturnRow = typeof returns.$inferSelect;
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

/** Pieces by line that came back in other returns of an order. */
export async function receivedBack(
  executor: Executor,
  sellerOrderId: string,
  id: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .select({ lineId: returnLines.lineId, pieces: sum(returnLines.quantity).mapWith(Number) })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(returns.sellerOrderId, sellerOrderId),
        ne(returns.id, id),
        inArray(returns.state, ["refund-owed", "refunded"]),
      ),
    )
    .groupBy(returnLines.lineId);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
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
