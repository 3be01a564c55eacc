import { AppError } from "../../../platform/errors";
import { balanceOf } from "../ledger-table";
import { lockOrder, type Side, updateOrder } from "../order-table";
import { holdUntil } from "../reservation-table";
import { dueOf } from "../rules";
import { endedBy, type Work } from "../work";
import { insertCardPayment, lastCardPayment } from "./card-table";
import type { Desk } from "./desk";
import { newCardPayment } from "./settling";

/** Goods are held so long for an open card payment. [ms] Source: marketplace design, section 6. */
const CARD_HOLDS = 15 * 60_000;
/** However often a payment is begun, goods are held no longer than this from placing on without one. [ms] */
const CARD_HOLDS_MOST = 60 * 60_000;
/** A page at a provider is not opened again after this; Stripe's live for 31 minutes. [ms] */
const PAGE_OPENS = 20 * 60_000;

type Opening = Pick<Work, "tx" | "tell" | "now"> & Pick<Desk, "accountOf">;

/** Holds the order, and finds its open payment or makes one. Throws wrong_state where nothing is owed. */
export async function openPayment({ tx, tell, now, accountOf }: Opening, side: Side, orderId: string) {
  const held = await lockOrder(tx, side, orderId);
  if (held === null) throw new AppError("order_not_found");
  const order = await endedBy({ tx, tell, order: held.order, now });
  if (order.paymentWay !== "card") throw new AppError("payment_unavailable");
  const due = dueOf(await balanceOf(tx, order.id));
  const payable = due > 0 && order.state !== "cancelled" && order.state !== "expired";
  if (!payable) throw new AppError("wrong_state", { allowed: [] });
  let until = order.holdUntil;
  if (order.state === "placed" && until !== null) {
    const most = order.placedAt.getTime() + CARD_HOLDS_MOST;
    until = new Date(Math.max(until.getTime(), Math.min(now.getTime() + CARD_HOLDS, most)));
    await updateOrder(tx, order.id, { holdUntil: until, updatedAt: now });
    await holdUntil(tx, order.id, until);
  }
  const last = await lastCardPayment(tx, order.id);
  const reusable =
    last?.state === "open" && last.amountMinor === due && now.getTime() - last.createdAt.getTime() < PAGE_OPENS;
  if (last !== null && reusable) return { order, payment: last, until };
  const to = await accountOf(tx, order.firmId, order.currency);
  if (to === null) throw new AppError("payment_unavailable");
  const { id: sellerOrderId, currency } = order;
  const fresh = { sellerOrderId, provider: to.provider.name, account: to.account, amountMinor: due, currency };
  const nothing = { providerRef: null, url: null, chargeRef: null, paymentId: null };
  const payment = newCardPayment({ ...fresh, ...nothing, state: "open" }, now);
  await insertCardPayment(tx, payment);
  return { order, payment, until };
}
