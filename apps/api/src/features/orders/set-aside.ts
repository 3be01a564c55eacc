import { AppError, toldIssue } from "../../platform/errors";
import { told } from "../../platform/told";
import { tellLow } from "../stock/low";
import { lockItemsOf } from "../stock/table";
import { orderLinesOf, purchaseOf } from "./order-table";
import { destinationOf } from "./price-order";
import { heldOf, keepHeld, reserveAll, type Short } from "./reservation-table";
import { openOf } from "./rules";
import type { Work } from "./work";

/** Says how many pieces of each product are left. */
export const stockShort = (short: readonly Short[]): AppError =>
  new AppError("stock_short", {
    issues: short.map(({ productId, available }) =>
      toldIssue(`products.${productId}`, told("order.left", { left: available })),
    ),
  });

/**
 * Holds the goods of an order without end: what is held stays so, what is not is reserved. Answers what there is too little
 * of; nothing more is reserved then.
 */
export async function setAside({ tx, tell, order, now }: Work): Promise<readonly Short[]> {
  const open = (await orderLinesOf(tx, order.id)).filter((line) => openOf(line) > 0);
  await lockItemsOf(tx, [...new Set(open.map(({ productId }) => productId))]);
  const held = await heldOf(tx, order.id, now);
  const missing = open.flatMap((line) => {
    const quantity = openOf(line) - (held.get(line.id) ?? 0);
    if (quantity <= 0) return [];
    const { id: lineId, productId } = line;
    return [{ lineId, productId, quantity, sellerOrderId: order.id, until: null, unproven: false }];
  });
  const { country, town } = await purchaseOf(tx, order.orderId);
  const { short, changes } = await reserveAll(tx, missing, destinationOf(country, town), now);
  await tellLow(tx, tell, changes);
  await keepHeld(tx, order.id);
  return short;
}
