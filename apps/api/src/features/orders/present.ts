import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { isLiving, type OrderRole, type OrderState } from "@sunwright/contract/order-states";
import type { Executor } from "../../platform/database";
import { firstPictures } from "../products/files-table";
import { allowed } from "../../platform/states";
import type { NamesOf } from "../sales/correction-table";
import { detailsOf, type EventRow } from "./detail-table";
import { lastCardPayment } from "./cards/card-table";
import { shown } from "./cards/shown";
import { balanceOf, balancesOf, ofOrder } from "../sales/ledger-table";
import { othersOf } from "./list-table";
import { type FoundOrder, type OrderLineRow, orderLinesOf, type SellerOrderRow, type Side } from "./order-table";
import { invoiceShown, type MoneyShown, moneyShown } from "../sales/present-sale";
import { townOf } from "../sales/trader";
import { heldOf, picksOf } from "./reservation-table";
import { type Balance, dueOf, isChargedBack, NO_BALANCE } from "../sales/balance";
import { buyerActions, moneyStateOf, OPEN_RETURNS, openOf, ORDER_RULES, shopActions, type Standing } from "./rules";
import { withdrawalOf } from "../sales/withdrawal";

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

interface Told {
  readonly saidPaid: boolean;
  readonly returning: boolean;
  readonly disputing: boolean;
  readonly held: boolean;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
  readonly lineCount: number;
}

function rowOf(order: SellerOrderRow, balance: Balance, told: Told, now: Date) {
  const head = headOf(order, balance, now);
  const { saidPaid, returning, disputing, held, items, lineCount } = told;
  return {
    ...head,
    delivery: order.deliveryWay,
    payment: order.paymentWay,
    holdUntil: head.state === "placed" ? (order.holdUntil?.toISOString() ?? null) : null,
    completesAt: head.state === "delivered" ? (order.completesAt?.toISOString() ?? null) : null,
    saidPaid,
    returning,
    disputing,
    held,
    items,
    lineCount,
  };
}

export const summaryOf = ({ order }: FoundOrder, balance: Balance, told: Told, now: Date) => ({
  ...rowOf(order, balance, told, now),
  purchaseId: order.orderId,
  shopId: order.firmId,
  shop: order.shopName,
});

/** Of the address a shop reads in a list where it goes, no more. */
export const shopSummaryOf = ({ order, purchase }: FoundOrder, balance: Balance, told: Told, now: Date) => ({
  ...rowOf(order, balance, told, now),
  buyer: purchase.name,
  town: townOf(purchase.town),
});
type Purchase = FoundOrder["purchase"];

/** Who bought, as every paper about an order names them. */
export const buyerOf = (purchase: Purchase) => {
  const { name, buyerFirm: firm, street, country, company, landmark, state, postcode, taxNumber } = purchase;
  const details = { company, landmark, state, postcode, taxNumber };
  return { name, firm, street, town: townOf(purchase.town), country, details };
};

/** How long a shop sees phone and street of somebody whose order has ended. [ms] Source: marketplace design, section 7. */
const ADDRESS_SHOWN = 30 * 86_400_000;

function addressFor(role: OrderRole, { purchase }: FoundOrder, events: readonly EventRow[], now: Date) {
  const { name, company, street, landmark, state, postcode, country, phone, taxNumber, note } = purchase;
  const ended = events.find(({ event }) => event === "complete" || event === "cancel-rest" || event === "expire");
  const hidden = ended !== undefined && ended.createdAt.getTime() + ADDRESS_SHOWN <= now.getTime();
  const shown =
    role === "shop" && hidden
      ? { street: null, landmark: "", postcode: "", phone: null, taxNumber: "", note: "" }
      : { street, landmark, postcode, phone, taxNumber, note };
  return { name, company, town: townOf(purchase.town), state, country, ...shown };
}

interface Reading {
  readonly now: Date;
  /** Names of the shop's people. */
  readonly namesOf: NamesOf;
}
/** A buyer reads what the shop did, not who of it. */
const nobody: NamesOf = () => Promise.resolve(new Map());

export async function presentOrder(executor: Executor, found: FoundOrder, now: Date): Promise<Order> {
  const { balance, told, standing, detail } = await detailOf(executor, found, "buyer", { now, namesOf: nobody });
  const others = await othersOf(executor, found.order);
  const balances = await balancesOf(
    executor,
    others.map(({ id }) => id),
  );
  const last = await lastCardPayment(executor, ofOrder(found.order.id));
  return {
    ...summaryOf(found, balance, told, now),
    ...detail,
    bankDetails: found.order.bankDetails,
    card: last && shown(last),
    actions: buyerActions(standing),
    samePurchase: others.map((other) => ({
      ...headOf(other, balances.get(other.id) ?? NO_BALANCE, now),
      shop: other.shopName,
    })),
  };
}

export async function presentShopOrder(
  executor: Executor,
  found: FoundOrder,
  userId: string,
  { now, namesOf }: Reading,
): Promise<SoldOrder> {
  const { balance, told, standing, detail } = await detailOf(executor, found, "shop", { now, namesOf });
  const own = found.order.buyerId === userId;
  return {
    ...shopSummaryOf(found, balance, told, now),
    ...(own ? withoutSteps(detail) : detail),
    own,
    actions: own ? [] : shopActions(standing),
    picks: await picksOf(executor, found.order.id),
  };
}

/** To be read, without anything to do. */
const withoutSteps = (detail: ReturnType<typeof describe>) => ({
  ...detail,
  allowed: [],
  disputes: detail.disputes.map((dispute) => ({ ...dispute, allowed: [] })),
  payments: detail.payments.map((payment) => ({ ...payment, correctable: false })),
});

async function detailOf(executor: Executor, found: FoundOrder, role: Side["role"], { now, namesOf }: Reading) {
  const { order } = found;
  const balance = await balanceOf(executor, order.id);
  const details = await detailsOf(executor, order.id);
  const lines = await orderLinesOf(executor, order.id);
  const money = await moneyShown(executor, [ofOrder(order.id)], { role, namesOf });
  const { disputes, payments } = money;
  const pictures = await firstPictures(
    executor,
    lines.map(({ productId }) => productId),
  );
  const { state, dueMinor } = headOf(order, balance, now);
  const standing: Standing = {
    state,
    delivery: order.deliveryWay,
    lines,
    dueMinor,
    receivedMinor: balance.received,
    chargedBack: isChargedBack(balance),
    disputes: disputes.map((row) => row.state),
    returns: details.returns.map((row) => row.state),
    payments: payments.filter((row) => !money.isCorrected(row)).map((row) => ({ ...row, shown: money.isShown(row) })),
  };
  const told: Told = {
    saidPaid: payments.some((row) => row.kind === "payment" && row.state === "said"),
    returning: standing.returns.some((each) => OPEN_RETURNS.some((open) => open === each)),
    disputing: standing.disputes.some(isLiving),
    held: state !== "placed" || (await isHeldWhole(executor, order.id, lines, now)),
    items: lines.slice(0, ITEMS_SHOWN).map(({ name, ordered: quantity }) => ({ name, quantity })),
    lineCount: lines.length,
  };
  const parts = { details, money, lines, balance, state, pictures };
  return { balance, told, standing, detail: describe(found, parts, role, now) };
}
async function isHeldWhole(executor: Executor, id: string, lines: readonly OrderLineRow[], now: Date) {
  const held = await heldOf(executor, id, now);
  return lines.every((line) => (held.get(line.id) ?? 0) >= openOf(line));
}
/** Lines that a list names of an order. */
export const ITEMS_SHOWN = 2;

interface Parts {
  readonly details: Awaited<ReturnType<typeof detailsOf>>;
  readonly money: MoneyShown;
  readonly pictures: Awaited<ReturnType<typeof firstPictures>>;
  readonly lines: readonly OrderLineRow[];
  readonly balance: Balance;
  readonly state: OrderState;
}

function describe(found: FoundOrder, parts: Parts, role: Side["role"], now: Date) {
  const { details, money, pictures, lines, balance, state } = parts;
  const { disputes } = money;
  const { order } = found;
  const delivered = details.events.findLast(({ event }) => event === "deliver")?.createdAt;
  const until = order.withdrawal && delivered ? withdrawalOf(delivered, order.withdrawal, disputes, now) : null;
  return {
    goodsMinor: order.goodsMinor,
    deliveryMinor: order.deliveryMinor,
    taxMinor: order.taxMinor,
    withdrawal: order.withdrawal && {
      days: order.withdrawal.days,
      // It stands still while there is a dispute.
      until: disputes.some((dispute) => isLiving(dispute.state)) ? null : (until?.toISOString() ?? null),
      open: until !== null && now <= until,
    },
    receivedMinor: balance.received,
    refundedMinor: balance.refunded,
    chargedBackMinor: balance.chargedBack,
    chargebacks: details.chargebacks.map(({ id: chargebackId, state: then, amountMinor, createdAt, closedAt }) => ({
      id: chargebackId,
      state: then,
      amountMinor,
      at: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    address: addressFor(role, found, details.events, now),
    lines: lines.map(
      ({ sellerOrderId: _of, position: _at, spec: _spec, taxKind: _kind, costMinor: _cost, ...line }) => ({
        ...line,
        picture: pictures.get(line.productId) ?? null,
      }),
    ),
    shipments: details.shipments.map(({ id: shipmentId, note: words, createdAt }) => ({
      id: shipmentId,
      note: words,
      at: createdAt.toISOString(),
      lines: details.shipped
        .filter((line) => line.shipmentId === shipmentId)
        .map(({ shipmentId: _of, ...line }) => line),
    })),
    returns: details.returns.map(({ id: returnId, state, withdrawal, reason, answer, createdAt }) => ({
      id: returnId,
      state,
      withdrawal,
      reason,
      answer,
      at: createdAt.toISOString(),
      lines: details.returned.filter((line) => line.returnId === returnId).map(({ returnId: _of, ...line }) => line),
    })),
    disputes: disputes.map(money.showDispute),
    payments: money.payments.map((payment) => money.showPayment(payment, true)),
    invoices: money.invoices.map(invoiceShown),
    events: details.events.map(({ event, after, role: who, createdAt }) => ({
      event,
      state: after,
      role: who,
      at: createdAt.toISOString(),
    })),
    allowed: [...allowed(ORDER_RULES, state, role)],
  };
}
