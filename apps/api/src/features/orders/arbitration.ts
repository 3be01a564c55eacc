import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { detailsOf } from "./detail-table";
import { argue } from "./dispute-order";
import { ofOrder } from "../sales/ledger-table";
import { buyerOf, findByNumber, lockSellerOrder, type SellerOrderRow } from "./order-table";
import { numberOf } from "./present";
import { argued, trailOf } from "../sales/trail";

/** Disputes as an operator sees and decides them. */
export function createArbitration({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) {
  const orderOf = async (executor: Executor, number: string): Promise<SellerOrderRow | null> => {
    const digits = /^(?:SW-)?(\d{1,9})$/i.exec(number)?.[1];
    return digits === undefined ? null : findByNumber(executor, Number(digits));
  };

  return {
    /** The one about an order, which is held, with what was said in it: the one that lives, or the one with this id; null for none. */
    async hold(tx: Transaction, number: string, id?: string) {
      const called = await orderOf(tx, number);
      const order = called && (await lockSellerOrder(tx, called.id));
      const found = order && (await argued(tx, [ofOrder(order.id)], id));
      if (order === null || found === null) return null;
      const buyer = await buyerOf(tx, order.orderId);
      return { ...found, number: numberOf(order), shop: order.shopName, buyer };
    },

    /** What happened to an order, the newest first; null where none has this number. */
    async trail(executor: Executor, number: string) {
      const order = await orderOf(executor, number);
      if (order === null) return null;
      const { id, state, shopName: firm, currency, totalMinor } = order;
      const sides = { personId: order.buyerId, firmId: order.firmId };
      const about = { id, name: numberOf(order), state, firm, sides, money: { currency, totalMinor } };
      const { events } = await detailsOf(executor, id);
      return { ...about, events: await trailOf(executor, [ofOrder(id)], { buyer: "buyer", shop: "shop" }, events) };
    },

    /** Ends one with what the buyer gets back. Throws wrong_state and amount_exceeded. */
    async decide(
      tx: Transaction,
      { id, sellerOrderId }: { readonly id: string; readonly sellerOrderId: string | null },
      decision: { readonly amountMinor: number; readonly text: string },
    ): Promise<void> {
      const order = sellerOrderId === null ? null : await lockSellerOrder(tx, sellerOrderId);
      if (order === null) throw new Error("A dispute is about an order");
      await argue({ tx, tell, order, party: "operator", userId: null, now: clock.now() }, id, "decide", decision);
    },
  };
}
