import { and, eq } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { firms } from "../shops/schema";
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

/** What stands on a document of both sides, as it is now. */
export async function partiesOf(executor: Executor, order: { readonly orderId: string; readonly firmId: string }) {
  const [purchase] = await executor.select().from(orders).where(eq(orders.id, order.orderId));
  if (!purchase) throw new Error("A part of an order is a part of one");
  const [firm] = await executor.select().from(firms).where(eq(firms.id, order.firmId));
  return { purchase, firm: firm ?? null };
}
