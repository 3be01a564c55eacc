import type { Executor } from "../../platform/database";
import { findOrdersByIds } from "./order-table";
import { numberOf } from "./present";

/** Orders that people write to each other about, in which a person is the buyer or works for the shop. */
export const threadSubjects = async (executor: Executor, userId: string, ids: readonly string[]) =>
  (await findOrdersByIds(executor, userId, ids)).map(({ order, purchase }) => ({
    id: order.id,
    kind: "order" as const,
    personId: order.buyerId,
    firmId: order.firmId,
    side: order.buyerId === userId ? ("person" as const) : ("firm" as const),
    number: numberOf(order),
    personName: purchase.name,
    firmName: order.shopName,
    // The shop has their address already.
    reading: "whole" as const,
    names: null,
  }));
