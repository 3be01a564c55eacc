import { AppError } from "../../../platform/errors";
import { balanceOf, ofOrder } from "../../sales/ledger-table";
import { findOrder, lockOrder, lockSellerOrder, refuseOwn, updateOrder } from "../order-table";
import { bookPayment, bookRefund } from "../pay-order";
import { numberOf } from "../present";
import { holdUntil } from "../reservation-table";
import { dueOf } from "../../sales/balance";
import { moneyOf } from "../../sales/notice";
import { tellSide } from "../notify-sides";
import { endedBy, type Work } from "../work";
import type { Bills } from "./bills";

/** However often a payment is begun, goods are held no longer than this from placing on without one. [ms] */
const CARD_HOLDS_MOST = 60 * 60_000;

/** Orders as they are paid by card. Throws order_not_found. */
export const ORDER_BILLS: Bills = {
  async find(executor, userId, id) {
    const found = await findOrder(executor, { role: "buyer", userId }, id);
    if (found === null) throw new AppError("order_not_found");
    const { firmId, currency, paymentWay } = found.order;
    return { account: ofOrder(id), firmId, currency, online: paymentWay === "card" };
  },

  async payable({ tx, tell, now }, userId, id, holds) {
    const held = await lockOrder(tx, { role: "buyer", userId }, id);
    if (held === null) throw new AppError("order_not_found");
    const order = await endedBy({ tx, tell, order: held.order, now });
    if (order.paymentWay !== "card") throw new AppError("payment_unavailable");
    const dueMinor = dueOf(await balanceOf(tx, order.id));
    const payable = dueMinor > 0 && order.state !== "cancelled" && order.state !== "expired";
    if (!payable) throw new AppError("wrong_state", { allowed: [] });
    let until = order.holdUntil;
    if (order.state === "placed" && until !== null) {
      const most = order.placedAt.getTime() + CARD_HOLDS_MOST;
      until = new Date(Math.max(until.getTime(), Math.min(now.getTime() + holds, most)));
      await updateOrder(tx, order.id, { holdUntil: until, updatedAt: now });
      await holdUntil(tx, order.id, until);
    }
    const { firmId, currency } = order;
    const returnPath = `/orders/${order.id}`;
    return { account: ofOrder(id), firmId, currency, dueMinor, number: numberOf(order), returnPath, until };
  },

  async owed({ tx, tell, now }, userId, id) {
    const side = { role: "shop", userId } as const;
    const held = await lockOrder(tx, side, id);
    if (held === null) throw new AppError("order_not_found");
    refuseOwn(side, held.order);
    const work: Work = { tx, tell, order: held.order, ...side, now };
    const owedMinor = -dueOf(await balanceOf(tx, id));
    return { account: ofOrder(id), owedMinor, book: (paid, state) => bookRefund(work, paid, state) };
  },

  async hold({ tx, tell, now }, id) {
    const held = await lockSellerOrder(tx, id);
    if (held === null) throw new Error("A card payment is of an order");
    const order = await endedBy({ tx, tell, order: held, now });
    const work: Work = { tx, tell, order, role: "clock", userId: null, now };
    return {
      book: (paid) => bookPayment(work, paid),
      charged: {
        account: ofOrder(id),
        currency: order.currency,
        subjectId: order.id,
        async tellBoth(kind, amountMinor) {
          const amount = moneyOf(order, amountMinor);
          for (const side of ["buyer", "shop"] as const)
            await tellSide(work, side, (values) => ({ kind, values: { ...values, amount } }));
        },
      },
    };
  },
};
