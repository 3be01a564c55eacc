import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Executor } from "../../platform/database";
import { findOrdersByIds, orderLinesOf } from "./order-table";
import { numberOf } from "./present";

/** The lines of an order as its buyer can review them once they are delivered; of one that is not the person's, nothing. */
export async function reviewedLines(executor: Executor, userId: string, about: string) {
  const [found] = await findOrdersByIds(executor, userId, [about]);
  if (found === undefined) return [];
  const { order, purchase } = found;
  const handed = order.state === "delivered" || order.state === "completed";
  return (await orderLinesOf(executor, order.id))
    .filter(({ ordered, cancelled }) => cancelled < ordered)
    .map((line) => ({
      kind: "line" as const,
      subject: line.id,
      about: order.id,
      firmId: order.firmId,
      firmName: order.shopName,
      personId: order.buyerId,
      productId: line.productId,
      name: line.name,
      number: numberOf(order),
      place: placeOf(purchase.town)?.name ?? "",
      finished: handed && line.delivered > 0,
    }));
}
