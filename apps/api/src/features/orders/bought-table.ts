import { CART_LINES_MAX } from "@sunwright/contract/carts";
import { and, asc, desc, eq, gt, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { orderLines, orders, sellerOrders } from "./schema";

/** Of one project; who orders more often than this for one house sees the newest. */
const MOST_LINES = 5 * CART_LINES_MAX;

interface Whose {
  readonly userId: string;
  readonly projectId: string;
  readonly now: Date;
}

/** What a person ordered for a project and still has or awaits: without what was cancelled, ended or sent back. */
export const orderedFor = (executor: Executor, { userId, projectId, now }: Whose) => {
  const kept = sql<number>`${orderLines.ordered} - ${orderLines.cancelled} - ${orderLines.returned}`;
  return executor
    .select({
      productId: orderLines.productId,
      name: orderLines.name,
      category: orderLines.category,
      quantity: kept,
      unitMinor: orderLines.unitMinor,
      currency: sellerOrders.currency,
      orderId: sellerOrders.id,
      number: sellerOrders.number,
      at: sellerOrders.placedAt,
    })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .where(
      and(
        eq(orders.buyerId, userId),
        eq(orders.projectId, projectId),
        notInArray(sellerOrders.state, ["cancelled", "expired"]),
        or(ne(sellerOrders.state, "placed"), isNull(sellerOrders.holdUntil), gt(sellerOrders.holdUntil, now)),
        gt(kept, 0),
      ),
    )
    .orderBy(desc(sellerOrders.id), asc(orderLines.position))
    .limit(MOST_LINES);
};

/** The orders that a cart became. */
export const ordersOfCart = (executor: Executor, cartId: string) =>
  executor
    .select({ id: sellerOrders.id, number: sellerOrders.number, shopName: sellerOrders.shopName })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .where(eq(orders.cartId, cartId))
    .orderBy(asc(sellerOrders.number));
