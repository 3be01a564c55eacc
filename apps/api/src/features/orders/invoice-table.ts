import { and, eq } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { ofSide, type Side } from "./order-table";
import { invoices } from "../sales/invoice-schema";
import type { InvoiceRow } from "../sales/invoice-table";
import { orders, sellerOrders } from "./schema";

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

/** What was bought at once, of which an order is a shop's part. */
export async function purchaseOf(executor: Executor, orderId: string): Promise<typeof orders.$inferSelect> {
  const [purchase] = await executor.select().from(orders).where(eq(orders.id, orderId));
  if (!purchase) throw new Error("A part of an order is a part of one");
  return purchase;
}
