import { and, count, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firms } from "../shops/schema";
import { shopCredits } from "./money-schema";
import { accountEntries } from "../sales/account-schema";
import { orders, sellerOrders } from "./schema";

export type CreditRow = typeof shopCredits.$inferSelect;

/** Firms that may buy on invoice, by name. */
export const creditsOf = (executor: Executor, firmId: string) =>
  executor
    .select({ firmId: shopCredits.buyerFirmId, firm: firms.name, limitMinor: shopCredits.limitMinor })
    .from(shopCredits)
    .innerJoin(firms, eq(firms.id, shopCredits.buyerFirmId))
    .where(eq(shopCredits.firmId, firmId))
    .orderBy(firms.name, shopCredits.buyerFirmId);

export async function countCredits(executor: Executor, firmId: string): Promise<number> {
  const [row] = await executor.select({ n: count() }).from(shopCredits).where(eq(shopCredits.firmId, firmId));
  return row?.n ?? 0;
}

/** Held until the transaction ends: orders on one credit are placed one after another. Null where there is none. */
export async function lockCredit(tx: Transaction, firmId: string, buyerFirmId: string): Promise<CreditRow | null> {
  const [row] = await tx
    .select()
    .from(shopCredits)
    .where(and(eq(shopCredits.firmId, firmId), eq(shopCredits.buyerFirmId, buyerFirmId)))
    .for("update");
  return row ?? null;
}

export async function findCredit(executor: Executor, firmId: string, buyerFirmId: string): Promise<CreditRow | null> {
  const [row] = await executor
    .select()
    .from(shopCredits)
    .where(and(eq(shopCredits.firmId, firmId), eq(shopCredits.buyerFirmId, buyerFirmId)));
  return row ?? null;
}

export async function putCredit(tx: Transaction, row: CreditRow): Promise<void> {
  const { limitMinor, updatedAt } = row;
  await tx
    .insert(shopCredits)
    .values(row)
    .onConflictDoUpdate({ target: [shopCredits.firmId, shopCredits.buyerFirmId], set: { limitMinor, updatedAt } });
}

/** False where there was none. */
export async function removeCredit(tx: Transaction, firmId: string, buyerFirmId: string): Promise<boolean> {
  const rows = await tx
    .delete(shopCredits)
    .where(and(eq(shopCredits.firmId, firmId), eq(shopCredits.buyerFirmId, buyerFirmId)))
    .returning({ firmId: shopCredits.firmId });
  return rows.length > 0;
}

/** What buying firms owe a shop on orders by invoice, by firm: whatever the ledger of each says is due. */
export async function openOfFirms(executor: Executor, firmId: string): Promise<ReadonlyMap<string, number>> {
  const { debit, credit, amountMinor } = accountEntries;
  const due = executor
    .select({
      buyerFirmId: orders.buyerFirmId,
      due: sql<number>`greatest(0, sum(case when ${debit} = 'due' then ${amountMinor} when ${credit} = 'due' then -${amountMinor} else 0 end))`.as(
        "due",
      ),
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .innerJoin(accountEntries, eq(accountEntries.sellerOrderId, sellerOrders.id))
    .where(and(eq(sellerOrders.firmId, firmId), eq(sellerOrders.paymentWay, "invoice")))
    .groupBy(sellerOrders.id, orders.buyerFirmId)
    .as("open");
  const rows = await executor
    .select({ buyerFirmId: due.buyerFirmId, open: sql<number>`sum(${due.due})`.mapWith(Number) })
    .from(due)
    .groupBy(due.buyerFirmId);
  return new Map(rows.flatMap(({ buyerFirmId, open }) => (buyerFirmId === null ? [] : [[buyerFirmId, open] as const])));
}
