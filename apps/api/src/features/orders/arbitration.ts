import { isLiving } from "@sunwright/contract/order-states";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { buyerOf, disputesOf } from "./dispute-table";
import { correctionsOf } from "../sales/correction-table";
import { detailsOf } from "./detail-table";
import { argue } from "./disputing";
import { balanceOf } from "../sales/ledger-table";
import { findByNumber, lockSellerOrder, type SellerOrderRow } from "./order-table";
import { numberOf } from "./present";
import { changedIn, newestFirst, saidIn, withFiles } from "../sales/trail";

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
      const all = order === null ? [] : await disputesOf(tx, order.id);
      const found = all.find((each) => (id === undefined ? isLiving(each.state) : each.id === id));
      if (order === null || found === undefined) return null;
      return {
        ...found,
        number: numberOf(order),
        shop: order.shopName,
        buyer: await buyerOf(tx, order.orderId),
        goodsMinor: (await balanceOf(tx, order.id)).goods,
        entries: await withFiles(tx, found.entries),
      };
    },

    /** What happened to an order, the newest first; null where none has this number. */
    async trail(executor: Executor, number: string) {
      const order = await orderOf(executor, number);
      if (order === null) return null;
      const { id, state, shopName: firm, currency, totalMinor } = order;
      const { events, payments } = await detailsOf(executor, id);
      const paid = payments.map((payment) => ({
        at: payment.createdAt,
        by: payment.kind === "refund" ? "shop" : "buyer",
        event: payment.kind,
        before: "",
        after: payment.state,
      }));
      const corrected = [
        ...(
          await correctionsOf(
            executor,
            payments.map((payment) => payment.id),
          )
        ).corrections.values(),
      ];
      const corrections = corrected.map(({ createdAt, reason }) => ({
        at: createdAt,
        by: "shop",
        event: "payment corrected",
        before: "",
        after: reason,
      }));
      const said = (await disputesOf(executor, id)).flatMap(({ entries }) => entries.map(saidIn));
      const sides = { personId: order.buyerId, firmId: order.firmId };
      const about = { id, name: numberOf(order), state, firm, sides, money: { currency, totalMinor } };
      return { ...about, events: [...events.map(changedIn), ...paid, ...corrections, ...said].sort(newestFirst) };
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
