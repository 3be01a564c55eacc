import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { cardChargebacks, cardPayments } from "../sales/card-schema";
import { orderEvents, returnLines, returns, shipmentLines, shipments } from "./schema";

export type EventRow = typeof orderEvents.$inferSelect;

/** What happened to an order, each list in the order in which it did. The caller has found the order. */
export async function detailsOf(executor: Executor, id: string) {
  const sent = await executor
    .select()
    .from(shipments)
    .where(eq(shipments.sellerOrderId, id))
    .orderBy(asc(shipments.id));
  const back = await executor.select().from(returns).where(eq(returns.sellerOrderId, id)).orderBy(asc(returns.id));
  return {
    events: await executor
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.sellerOrderId, id))
      .orderBy(asc(orderEvents.id)),
    chargebacks: await executor
      .select(getTableColumns(cardChargebacks))
      .from(cardChargebacks)
      .innerJoin(cardPayments, eq(cardPayments.id, cardChargebacks.cardPaymentId))
      .where(eq(cardPayments.sellerOrderId, id))
      .orderBy(asc(cardChargebacks.id)),
    shipments: sent,
    shipped: await shippedIn(
      executor,
      sent.map((row) => row.id),
    ),
    returns: back,
    returned: await returnedIn(
      executor,
      back.map((row) => row.id),
    ),
  };
}

const shippedIn = async (executor: Executor, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : executor
        .select()
        .from(shipmentLines)
        .where(inArray(shipmentLines.shipmentId, [...ids]));
const returnedIn = async (executor: Executor, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : executor
        .select()
        .from(returnLines)
        .where(inArray(returnLines.returnId, [...ids]));
