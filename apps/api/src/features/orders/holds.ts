import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import { HOLDS_PER_PAGE, type freeHolds, type listHolds } from "@sunwright/contract/holds";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { requireShop } from "../shops/access";
import { type HoldingOrder, heldLinesOf, holdsOf, lockHolds } from "./hold-table";
import { numberOf } from "./present";
import { townOf } from "../sales/trader";
import { releaseAll } from "./reservation-table";
import { tellSide } from "./notify-sides";

interface Parts {
  readonly clock: Clock;
  readonly tell: Tell;
  /** Those of these people whose address is verified. */
  readonly verifiedAmong: (executor: Executor, userIds: readonly string[]) => Promise<readonly { userId: string }[]>;
}

export type Holds = ReturnType<typeof createHolds>;

/** What unpaid orders hold of a shop's stock. Every method throws shop_not_found for somebody who works for none. */
export function createHolds({ clock, tell, verifiedAmong }: Parts) {
  async function present(executor: Executor, rows: readonly HoldingOrder[], now: Date) {
    const lines = await heldLinesOf(
      executor,
      rows.map(({ order }) => order.id),
      now,
    );
    const verified = new Set(
      (
        await verifiedAmong(
          executor,
          rows.map(({ order }) => order.buyerId),
        )
      ).map(({ userId }) => userId),
    );
    return rows.map(({ order, buyer, town, until, completed }) => ({
      id: order.id,
      number: numberOf(order),
      buyer,
      town: townOf(town),
      payment: order.paymentWay,
      placedAt: order.placedAt.toISOString(),
      until: until?.toISOString() ?? null,
      verified: verified.has(order.buyerId),
      isNew: !completed,
      lines: lines
        .filter(({ sellerOrderId }) => sellerOrderId === order.id)
        .map(({ sellerOrderId: _of, ...line }) => line),
    }));
  }

  return {
    async list(
      executor: Executor,
      userId: string,
      { after }: Query<typeof listHolds>,
    ): Promise<Response<typeof listHolds>> {
      const { firm } = await requireShop(executor, userId);
      const now = clock.now();
      const { rows, pieces, orders } = await holdsOf(executor, firm.id, { after, now, limit: HOLDS_PER_PAGE + 1 });
      const page = rows.slice(0, HOLDS_PER_PAGE);
      const holds = await present(executor, page, now);
      return { holds, pieces, orders, next: rows.length > page.length ? (page.at(-1)?.order.id ?? null) : null };
    },

    /** Puts what these orders hold back on sale; the orders stay, and wait for the shop's answer. Others' are left alone. */
    async free(
      tx: Transaction,
      userId: string,
      { orders: ids }: Body<typeof freeHolds>,
    ): Promise<Response<typeof freeHolds>> {
      const { firm } = await requireShop(tx, userId);
      const now = clock.now();
      const rows = await lockHolds(tx, firm.id, ids, now);
      for (const order of rows) {
        await releaseAll(tx, order.id);
        await tellSide({ tx, tell, order }, "buyer", ({ number, shop }) => ({
          kind: "order_unheld",
          values: { number, shop },
        }));
      }
      return { freed: rows.map(({ id }) => id) };
    },
  };
}
