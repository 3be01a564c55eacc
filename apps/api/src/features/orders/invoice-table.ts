import { and, asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { firms } from "../shops/schema";
import { ofSide, type Side } from "./order-table";
import { invoices } from "./invoice-schema";
import { orders, sellerOrders } from "./schema";

export type InvoiceRow = typeof invoices.$inferSelect;

/** A document of an order of the caller; null for any other. */
export async function findInvoice(
  executor: Executor,
  side: Side,
  { orderId, invoiceId }: { readonly orderId: string; readonly invoiceId: string },
): Promise<InvoiceRow | null> {
  const [row] = await executor
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(sellerOrders, eq(sellerOrders.id, invoices.sellerOrderId))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.sellerOrderId, orderId), ofSide(side)));
  return row?.invoice ?? null;
}

/** The invoice of an order, which its credit notes name. */
export async function firstInvoiceOf(executor: Executor, sellerOrderId: string): Promise<InvoiceRow | null> {
  const [row] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.sellerOrderId, sellerOrderId), eq(invoices.kind, "invoice")))
    .orderBy(asc(invoices.number))
    .limit(1);
  return row ?? null;
}

/** All documents of an order. */
export const invoicesOf = (executor: Executor, sellerOrderId: string): Promise<InvoiceRow[]> =>
  executor.select().from(invoices).where(eq(invoices.sellerOrderId, sellerOrderId)).orderBy(asc(invoices.number));

/** All documents of these milestones, in the order of their numbers. */
export const invoicesOfMilestones = (executor: Executor, milestoneIds: readonly string[]): Promise<InvoiceRow[]> =>
  milestoneIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(invoices)
        .where(inArray(invoices.milestoneId, [...milestoneIds]))
        .orderBy(asc(invoices.number));

/** A document of one of these milestones; null for any other. */
export async function findMilestoneInvoice(
  executor: Executor,
  milestoneIds: readonly string[],
  id: string,
): Promise<InvoiceRow | null> {
  return (await invoicesOfMilestones(executor, milestoneIds)).find((row) => row.id === id) ?? null;
}

/** What stands on a document of both sides, as it is now. */
export async function partiesOf(executor: Executor, order: { readonly orderId: string; readonly firmId: string }) {
  const [purchase] = await executor.select().from(orders).where(eq(orders.id, order.orderId));
  if (!purchase) throw new Error("A part of an order is a part of one");
  const [firm] = await executor.select().from(firms).where(eq(firms.id, order.firmId));
  return { purchase, firm: firm ?? null };
}
