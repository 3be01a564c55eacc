import type { Order, SoldOrder } from "@sunwright/contract/orders";
import type { OrderRole } from "@sunwright/contract/order-states";
import type { Executor } from "../../platform/database";
import { allowed } from "../../platform/states";
import { detailsOf, type EventRow } from "./detail-table";
import { balanceOf } from "./ledger-table";
import type { FoundOrder, SellerOrderRow } from "./order-table";
import { orderLinesOf } from "./order-table";
import { type Balance, dueOf, moneyStateOf, ORDER_RULES } from "./rules";

/** What people call an order by, and write on a transfer. */
export const numberOf = ({ number }: Pick<SellerOrderRow, "number">): string => `SW-${number}`;

/** A placed order whose time is over has ended, whether the sweep has been there or not. */
const stateAt = ({ state, holdUntil }: SellerOrderRow, now: Date) =>
  state === "placed" && holdUntil !== null && holdUntil <= now ? ("expired" as const) : state;

export function headOf(order: SellerOrderRow, balance: Balance, now: Date) {
  const state = stateAt(order, now);
  const { id, currency, totalMinor } = order;
  const ended = state === "expired" && order.state === "placed";
  return {
    id,
    number: numberOf(order),
    state,
    money: moneyStateOf(balance),
    currency,
    totalMinor,
    dueMinor: ended ? 0 : dueOf(balance),
    placedAt: order.placedAt.toISOString(),
  };
}

export const summaryOf = ({ order }: FoundOrder, balance: Balance, now: Date) => ({
  ...headOf(order, balance, now),
  purchaseId: order.orderId,
  shopId: order.firmId,
  shop: order.shopName,
});

/** A shop reads of the address in a list where it goes, no more. */
export const shopSummaryOf = ({ order, purchase }: FoundOrder, balance: Balance, now: Date) => ({
  ...headOf(order, balance, now),
  town: townOf(purchase.town),
});
/** A town is kept with its coordinates before its name. */
const townOf = (text: string) => text.split(" ").slice(4).join(" ");

/** How long a shop sees the phone of somebody whose order is completed. [ms] Source: marketplace design, section 7. */
const PHONE_SHOWN = 30 * 86_400_000;

function phoneFor(role: OrderRole, { purchase: { phone } }: FoundOrder, events: readonly EventRow[], now: Date) {
  const ended = events.find(({ event }) => event === "complete" || event === "cancel-rest" || event === "expire");
  const hidden = ended !== undefined && ended.createdAt.getTime() + PHONE_SHOWN <= now.getTime();
  return role === "shop" && hidden ? null : phone;
}

export async function presentOrder(executor: Executor, found: FoundOrder, now: Date): Promise<Order> {
  const balance = await balanceOf(executor, found.order.id);
  const detail = await detailOf(executor, found, balance, "buyer", now);
  return { ...summaryOf(found, balance, now), ...detail, bankDetails: found.order.bankDetails };
}

export async function presentShopOrder(executor: Executor, found: FoundOrder, now: Date): Promise<SoldOrder> {
  const balance = await balanceOf(executor, found.order.id);
  return { ...shopSummaryOf(found, balance, now), ...(await detailOf(executor, found, balance, "shop", now)) };
}

async function detailOf(executor: Executor, found: FoundOrder, balance: Balance, role: OrderRole, now: Date) {
  const { order, purchase } = found;
  const { id } = order;
  const details = await detailsOf(executor, id);
  const { name, street, town, country, note } = purchase;
  return {
    delivery: order.deliveryWay,
    payment: order.paymentWay,
    goodsMinor: order.goodsMinor,
    deliveryMinor: order.deliveryMinor,
    taxMinor: order.taxMinor,
    receivedMinor: balance.received,
    refundedMinor: balance.refunded,
    holdUntil: order.state === "placed" ? (order.holdUntil?.toISOString() ?? null) : null,
    address: { name, street, town: townOf(town), country, phone: phoneFor(role, found, details.events, now), note },
    lines: (await orderLinesOf(executor, id)).map(
      ({ sellerOrderId: _of, position: _at, spec: _spec, taxKind: _kind, costMinor: _cost, ...line }) => line,
    ),
    shipments: details.shipments.map(({ id: shipmentId, note: words, createdAt }) => ({
      id: shipmentId,
      note: words,
      at: createdAt.toISOString(),
      lines: details.shipped
        .filter((line) => line.shipmentId === shipmentId)
        .map(({ shipmentId: _of, ...line }) => line),
    })),
    returns: details.returns.map(({ id: returnId, state, reason, answer, createdAt }) => ({
      id: returnId,
      state,
      reason,
      answer,
      at: createdAt.toISOString(),
      lines: details.returned.filter((line) => line.returnId === returnId).map(({ returnId: _of, ...line }) => line),
    })),
    payments: details.payments.map(({ id: paymentId, kind, state, amountMinor, reference, createdAt }) => ({
      id: paymentId,
      kind,
      state,
      amountMinor,
      reference,
      at: createdAt.toISOString(),
    })),
    invoices: details.invoices.map(({ id: invoiceId, kind, number, amountMinor, taxMinor, issuedAt }) => ({
      id: invoiceId,
      kind,
      number,
      amountMinor,
      taxMinor,
      at: issuedAt.toISOString(),
    })),
    events: details.events.map(({ event, after, role: who, createdAt }) => ({
      event,
      state: after,
      role: who,
      at: createdAt.toISOString(),
    })),
    allowed: [...allowed(ORDER_RULES, stateAt(order, now), role)],
  };
}
