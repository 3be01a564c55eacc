import type { BuyerAction, Order, ShopAction, SoldOrder } from "@sunwright/contract/orders";
import { ORDERS_PER_PAGE } from "@sunwright/contract/orders";
import type { OrderState } from "@sunwright/contract/order-states";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Tell } from "../../platform/tell";
import { firmOf } from "../shops/table";
import { cancel, confirm, deliver, ship } from "./goods";
import { balanceOf, balancesOf } from "./ledger-table";
import {
  countUnderWay,
  findOrder,
  findOrders,
  lockOrder,
  lockOverdue,
  lockQuiet,
  type FoundOrder,
  type SellerOrderRow,
  type Side,
} from "./order-table";
import { answerRefund, receivePayment, refund, sayPaid } from "./paying";
import { headOf, presentOrder, presentShopOrder, shopSummaryOf, summaryOf } from "./present";
import { answerReturn, askReturn, receiveReturn } from "./returning";
import { type ByClock, complete, expire, step, type Work } from "./work";
import type { Balance } from "./rules";

const NOTHING: Balance = { goods: 0, reduced: 0, received: 0, refunded: 0 };
/** An order is completed so long after its delivery. [ms] Source: marketplace design, section 4, "Seller order". */
const QUIET = 14 * 86_400_000;
/** Orders that one transaction of the sweep ends. */
const SWEPT = 50;

interface Asked {
  readonly before?: string | undefined;
  readonly state?: OrderState | undefined;
}

export type Orders = ReturnType<typeof createOrders>;

/** Every method that names an order throws order_not_found for one that is not the caller's. */
export function createOrders({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) {
  async function list<Summary>(
    executor: Executor,
    side: Side,
    asked: Asked,
    present: (found: FoundOrder, balance: Balance, now: Date) => Summary,
  ) {
    const now = clock.now();
    const rows = await findOrders(executor, side, asked);
    const shown = rows.slice(0, ORDERS_PER_PAGE);
    const balances = await balancesOf(
      executor,
      shown.map(({ order }) => order.id),
    );
    const summaries = shown.map((found) => present(found, balances.get(found.order.id) ?? NOTHING, now));
    return { orders: summaries, more: rows.length > shown.length };
  }

  async function require(executor: Executor, side: Side, id: string) {
    const found = await findOrder(executor, side, id);
    if (found === null) throw new AppError("order_not_found");
    return found;
  }

  /** Holds the order, ends it where its time is over, and lets somebody act on it. */
  async function act(tx: Transaction, side: Side, id: string, perform: (work: Work) => Promise<void>) {
    const now = clock.now();
    const held = await lockOrder(tx, side, id);
    if (held === null) throw new AppError("order_not_found");
    const order = await endedBy({ tx, tell, order: held.order, now });
    await perform({ tx, tell, order, ...side, now });
    const after = await require(tx, side, id);
    return headOf(after.order, await balanceOf(tx, id), now);
  }

  return {
    list: (executor: Executor, userId: string, asked: Asked) =>
      list(executor, { role: "buyer", userId }, asked, summaryOf),

    read: async (executor: Executor, userId: string, id: string): Promise<Order> =>
      presentOrder(executor, await require(executor, { role: "buyer", userId }, id), clock.now()),

    act: (tx: Transaction, userId: string, id: string, action: BuyerAction) =>
      act(tx, { role: "buyer", userId }, id, (work) => performBuyer(work, action)),

    /** Throws shop_not_found for somebody who works for none. */
    async listOfShop(executor: Executor, userId: string, asked: Asked) {
      if ((await firmOf(executor, userId))?.firm.kind !== "shop") throw new AppError("shop_not_found");
      return list(executor, { role: "shop", userId }, asked, shopSummaryOf);
    },

    readOfShop: async (executor: Executor, userId: string, id: string): Promise<SoldOrder> =>
      presentShopOrder(executor, await require(executor, { role: "shop", userId }, id), clock.now()),

    actOfShop: (tx: Transaction, userId: string, id: string, action: ShopAction) =>
      act(tx, { role: "shop", userId }, id, (work) => performShop(work, action)),

    /** Ends what is overdue and completes what nobody complained of, some at a time. */
    async sweep({ transaction }: Pick<Database, "transaction">): Promise<void> {
      const sweepSome = (lock: typeof lockOverdue, before: number, settle: typeof expire) =>
        transaction(async (tx) => {
          const now = clock.now();
          const some = await lock(tx, new Date(now.getTime() - before), SWEPT);
          for (const order of some) await settle({ tx, tell, order, now });
          return some.length === SWEPT;
        });
      while (await sweepSome(lockOverdue, 0, expire));
      while (await sweepSome(lockQuiet, QUIET, complete));
    },

    /** Nobody leaves while somebody waits for goods or money. Throws orders_under_way. */
    keepUntilDone: async (tx: Transaction, userId: string): Promise<void> => {
      if ((await countUnderWay(tx, userId)) > 0) throw new AppError("orders_under_way");
    },
  };
}

/** An order as it stands now: one whose time is over ends before anything else happens to it. */
async function endedBy(found: ByClock): Promise<SellerOrderRow> {
  const { order, now } = found;
  if (order.state !== "placed" || order.holdUntil === null || order.holdUntil > now) return order;
  await expire(found);
  return { ...order, state: "expired", holdUntil: null };
}

function performBuyer(work: Work, action: BuyerAction): Promise<void> {
  switch (action.action) {
    case "cancel":
      return cancel(work, action.lines);
    case "say-paid":
      return sayPaid(work, action);
    case "deliver":
      return deliver(work);
    case "ask-return":
      return askReturn(work, action.lines, action.reason);
    case "confirm-refund":
      return answerRefund(work, action.paymentId, "confirmed");
    case "dispute-refund":
    default:
      return answerRefund(work, action.paymentId, "disputed");
  }
}

function performShop(work: Work, action: ShopAction): Promise<void> {
  switch (action.action) {
    case "confirm":
      return confirm(work);
    case "pack":
      return step(work, "pack");
    case "make-ready":
      return step(work, "make-ready");
    case "ship":
      return ship(work, action);
    case "deliver":
      return deliver(work);
    case "cancel":
      return cancel(work, action.lines);
    case "receive-payment":
      return receivePayment(work, action);
    case "refund":
      return refund(work, action);
    case "answer-return":
      return answerReturn(work, action.returnId, action.accept, action.answer);
    case "receive-return":
    default:
      return receiveReturn(work, action.returnId, action.to);
  }
}
