import { and, asc, desc, eq, getTableColumns, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import type { SellerOrderRow } from "./order-table";
import { isLive } from "./reservation-table";
import { accountEntries } from "../sales/account-schema";
import { orderLines, orders, reservations, sellerOrders } from "./schema";

/** An unpaid order that the shop has not taken, with what it holds. */
export interface HoldingOrder {
  readonly order: SellerOrderRow;
  readonly buyer: string;
  readonly town: string;
  /** Null: without end, while a dispute lives. */
  readonly until: Date | null;
  /** Its buyer has completed an order before. */
  readonly completed: boolean;
}

/** Placed, nothing paid, not on credit, and holding something. */
function holding(executor: Executor, firmId: string, now: Date) {
  const one = { one: sql`1` };
  const paid = executor
    .select(one)
    .from(accountEntries)
    .where(and(eq(accountEntries.sellerOrderId, sellerOrders.id), eq(accountEntries.debit, "received")));
  return and(
    eq(sellerOrders.firmId, firmId),
    eq(sellerOrders.state, "placed"),
    sql`${sellerOrders.paymentWay} <> 'invoice'`,
    notExists(paid),
    sql`exists (select from ${reservations} where ${and(eq(reservations.sellerOrderId, sellerOrders.id), isLive(now))})`,
  );
}

interface Question {
  readonly after: string | undefined;
  readonly now: Date;
  readonly limit: number;
}

/** The newest first, with how many there are and how many pieces they hold. */
export async function holdsOf(executor: Executor, firmId: string, { after, now, limit }: Question) {
  const rows = await executor
    .select({
      order: getTableColumns(sellerOrders),
      buyer: sql<string>`coalesce(${orders.buyerFirm}, ${orders.name})`,
      town: orders.town,
      until: sql<Date | null>`(select max(r.until) from reservations r where r.seller_order_id = ${sellerOrders.id}
        and r.quantity > 0)`.mapWith(sellerOrders.placedAt),
      completed: sql<boolean>`exists (select from seller_orders earlier
        where earlier.buyer_id = ${sellerOrders.buyerId} and earlier.state = 'completed')`,
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .where(and(holding(executor, firmId, now), after === undefined ? undefined : lt(sellerOrders.id, after)))
    .orderBy(desc(sellerOrders.id))
    .limit(limit);
  const [sum] = await executor
    .select({
      pieces: sql<number>`coalesce(sum(${reservations.quantity}), 0)::integer`,
      orders: sql<number>`count(distinct ${sellerOrders.id})::integer`,
    })
    .from(reservations)
    .innerJoin(sellerOrders, eq(sellerOrders.id, reservations.sellerOrderId))
    .where(and(holding(executor, firmId, now), isLive(now)));
  return { rows, pieces: sum?.pieces ?? 0, orders: sum?.orders ?? 0 };
}

/** What orders hold, line by line. */
export async function heldLinesOf(executor: Executor, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  return executor
    .select({
      sellerOrderId: reservations.sellerOrderId,
      productId: orderLines.productId,
      sku: orderLines.sku,
      name: orderLines.name,
      pieces: sql<number>`sum(${reservations.quantity})::integer`,
    })
    .from(reservations)
    .innerJoin(orderLines, eq(orderLines.id, reservations.lineId))
    .where(and(inArray(reservations.sellerOrderId, [...ids]), isLive(now)))
    .groupBy(reservations.sellerOrderId, orderLines.id)
    .orderBy(asc(orderLines.position));
}

/** Those of these orders of a shop that hold something unpaid, held in the order of their ids. */
export const lockHolds = (
  tx: Transaction,
  firmId: string,
  ids: readonly string[],
  now: Date,
): Promise<SellerOrderRow[]> =>
  tx
    .select()
    .from(sellerOrders)
    .where(and(holding(tx, firmId, now), inArray(sellerOrders.id, [...ids])))
    .orderBy(asc(sellerOrders.id))
    .for("update");
