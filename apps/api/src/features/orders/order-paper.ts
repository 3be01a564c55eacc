import type { FileAnswer } from "@sunwright/contract/endpoint";
import { dayOf } from "@sunwright/report/format";
import type { OrderContent } from "@sunwright/report/order";
import type { PaidContent } from "@sunwright/report/paid";
import type { z } from "zod";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import { amountOf, deliverySharesOf } from "./amounts";
import { findOrder, type FoundOrder, orderLinesOf } from "./order-table";
import { ofOrder } from "../sales/ledger-table";
import { paidUntil } from "../sales/paid-table";
import { buyerOf, numberOf } from "./present";
import { sellerOn } from "../sales/trader";

interface Parts {
  /** Sets a document in a thread. Throws server_busy and report_cancelled. */
  readonly write: (
    paper: { readonly order: OrderContent; readonly paid: PaidContent },
    owner: string,
    signal: AbortSignal,
  ) => Promise<Uint8Array>;
}

export type OrderPapers = ReturnType<typeof createOrderPapers>;

/** Orders as they were placed, on paper for their buyers, with what was paid since. */
export function createOrderPapers({ write }: Parts) {
  return {
    /** Throws order_not_found. */
    async read(
      executor: Executor,
      { userId, at }: Pick<Viewer, "userId" | "at">,
      { orderId, signal }: { readonly orderId: string; readonly signal: AbortSignal },
    ): Promise<z.output<typeof FileAnswer>> {
      const found = await findOrder(executor, { role: "buyer", userId }, orderId);
      if (found === null) throw new AppError("order_not_found");
      const order = await orderContentOf(executor, found);
      const { firmId } = found.order;
      const paid = await paidUntil(executor, { account: ofOrder(orderId), firmId, at });
      return { mediaType: "application/pdf", bytes: await write({ order, paid }, userId, signal) };
    },
  };
}

/** An order as it was placed. */
export async function orderContentOf(executor: Executor, found: FoundOrder): Promise<OrderContent> {
  const { order, purchase } = found;
  const { seller, zone } = await sellerOn(executor, order.firmId, order.shopName);
  const sold = await orderLinesOf(executor, order.id);
  return {
    order: numberOf(order),
    orderedOn: dayOf(order.placedAt, zone),
    currency: order.currency,
    taxKind: sold[0]?.taxKind ?? "contained",
    seller,
    buyer: { ...buyerOf(purchase), phone: purchase.phone },
    lines: sold.map((line) => ({
      name: line.name,
      sku: line.sku,
      quantity: line.ordered,
      unitMinor: line.unitMinor,
      taxPercent: line.taxPercent,
      ...amountOf(line, 0, line.ordered),
    })),
    delivery: deliverySharesOf(order.deliveryMinor, sold),
    payment: order.paymentWay,
    bankDetails: order.bankDetails,
    way: order.deliveryWay,
    note: purchase.note,
    withdrawalDays: order.withdrawal?.days ?? null,
  };
}
