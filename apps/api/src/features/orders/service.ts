import { zoneOf } from "@sunwright/engine/climate/zone-name";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { readDisputeEvidence } from "@sunwright/contract/disputes";
import type { Params, Query } from "@sunwright/contract/endpoint";
import type { BuyerAction, ShopAction } from "@sunwright/contract/order-actions";
import type { Order, readPaymentProof, SoldOrder } from "@sunwright/contract/orders";
import { ORDERS_PER_PAGE } from "@sunwright/contract/orders";
import type { BuyerView, OrdersCounted, ShopView } from "@sunwright/contract/order-states";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Tell } from "../../platform/tell";
import { wordsIn } from "../products/cursor";
import { countriesOf, firmOf } from "../shops/table";
import { orderEnds } from "./hold-rules";
import { dispute } from "./dispute-order";
import { cancel, confirm, deliver, ship } from "./goods";
import { balanceOf, ofOrder } from "../sales/ledger-table";
import { countOrders, itemsOf, listOrders } from "./list-table";
import { countUnderWay, findOrder, lockOrder, lockOverdue, lockQuiet, refuseOwn, type Side } from "./order-table";
import { addProof, answerRefund, correctPayment, receivePayment, refund, refusePayment, sayPaid } from "./pay-order";
import type { NamesOf } from "../sales/correction-table";
import { headOf, ITEMS_SHOWN, presentOrder, presentShopOrder, shopSummaryOf, summaryOf } from "./present";
import { openEvidence, openProof } from "../sales/open-files";
import { lockLapsed, releaseAll } from "./reservation-table";
import { answerReturn, askReturn, receiveReturn, withdraw } from "./return-goods";
import { isChargedBack } from "../sales/balance";
import { complete, endedBy, expire, type Held, step, type Work } from "./work";

/** Orders that one transaction of the sweep ends. */
const SWEPT = 50;

interface Asked {
  readonly q?: string | undefined;
  readonly sort: "newest" | "oldest" | "total";
  readonly after?: string | undefined;
}
interface BuyerAsked extends Asked {
  readonly view: BuyerView;
}
interface ShopAsked extends Asked {
  readonly view: ShopView;
  readonly from?: string | undefined;
  readonly counted?: OrdersCounted | undefined;
  readonly location?: string | undefined;
}

interface Parts {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly namesOf: NamesOf;
}

export type Orders = ReturnType<typeof createOrders>;

/** Every method that names an order throws order_not_found for one that is not the caller's. */
export function createOrders({ clock, tell, namesOf }: Parts) {
  async function list<Summary>(
    executor: Executor,
    side: Side,
    { q, ...asked }: BuyerAsked | ShopAsked,
    present: (...row: Parameters<typeof summaryOf>) => Summary,
  ) {
    const now = clock.now();
    const from = "from" in asked && asked.from !== undefined ? new Date(asked.from) : undefined;
    const question = { ...asked, from, after: asked.after, side, now, words: wordsIn(q), limit: ORDERS_PER_PAGE + 1 };
    const rows = await listOrders(executor, question);
    const shown = rows.slice(0, ORDERS_PER_PAGE);
    const ids = shown.map(({ order }) => order.id);
    const items = await itemsOf(executor, ids, ITEMS_SHOWN);
    return {
      orders: shown.map((row) => {
        const named = items.get(row.order.id) ?? { items: [], lineCount: 0 };
        return present(row, row.balance, { ...row, ...named }, now);
      }),
      next: rows.length > shown.length ? (ids.at(-1) ?? null) : null,
    };
  }

  async function require(executor: Executor, side: Side, id: string) {
    const found = await findOrder(executor, side, id);
    if (found === null) throw new AppError("order_not_found");
    return found;
  }

  /** Holds the order, ends it where its time is over, and lets somebody act on it. */
  async function act(tx: Transaction, side: Side, id: string, perform: (work: Performed) => Promise<void>) {
    const now = clock.now();
    const held = await lockOrder(tx, side, id);
    if (held === null) throw new AppError("order_not_found");
    refuseOwn(side, held.order);
    const order = await endedBy({ tx, tell, order: held.order, now });
    await perform({ tx, tell, order, ...side, now });
    await nextTurn();
    const after = await require(tx, side, id);
    return headOf(after.order, await balanceOf(tx, id), now);
  }

  return {
    async list(executor: Executor, userId: string, asked: BuyerAsked) {
      const side = { role: "buyer", userId } as const;
      const page = await list(executor, side, asked, summaryOf);
      return { ...page, counts: await countOrders(executor, { side, now: clock.now() }) };
    },

    read: async (executor: Executor, userId: string, id: string): Promise<Order> =>
      presentOrder(executor, await require(executor, { role: "buyer", userId }, id), clock.now()),

    act: (tx: Transaction, userId: string, id: string, action: BuyerAction) =>
      act(tx, { role: "buyer", userId }, id, (work) => performBuyer(work, action)),

    /** Throws shop_not_found for somebody who works for none. */
    async listOfShop(executor: Executor, userId: string, asked: ShopAsked) {
      if ((await firmOf(executor, userId))?.firm.kind !== "shop") throw new AppError("shop_not_found");
      const side = { role: "shop", userId } as const;
      const page = await list(executor, side, asked, shopSummaryOf);
      const { waiting, ...counts } = await countOrders(executor, { side, now: clock.now() });
      return { ...page, counts, waiting };
    },

    readOfShop: async (executor: Executor, userId: string, id: string): Promise<SoldOrder> =>
      presentShopOrder(executor, await require(executor, { role: "shop", userId }, id), userId, {
        now: clock.now(),
        namesOf,
      }),

    actOfShop: (tx: Transaction, userId: string, id: string, action: ShopAction) =>
      act(tx, { role: "shop", userId }, id, (work) => performShop(work, action)),

    /** What a buyer showed of a payment, for them and the shop alone. Throws file_not_found. */
    async proof(
      executor: Executor,
      side: Side,
      { orderId, paymentId }: Params<typeof readPaymentProof>,
      { size }: Query<typeof readPaymentProof>,
    ) {
      await require(executor, side, orderId);
      return openProof(executor, [ofOrder(orderId)], paymentId, size);
    },

    /** What either side showed in a dispute, for both of them alone. Throws file_not_found. */
    async evidence(
      executor: Executor,
      side: Side,
      { orderId, entryId }: Params<typeof readDisputeEvidence>,
      { size }: Query<typeof readDisputeEvidence>,
    ) {
      await require(executor, side, orderId);
      return openEvidence(executor, [ofOrder(orderId)], entryId, size);
    },

    /** Ends what is overdue and completes what nobody complained of, some at a time. */
    async sweep({ transaction }: Pick<Database, "transaction">): Promise<void> {
      const sweepSome = (lock: typeof lockOverdue, settle: typeof expire) =>
        transaction(async (tx) => {
          const now = clock.now();
          const some = await lock(tx, now, SWEPT);
          for (const order of some) await settle({ tx, tell, order, now });
          return some.length === SWEPT;
        });
      while (await sweepSome(lockOverdue, expire));
      while (await sweepSome(lockQuiet, complete));
      while (await sweepSome(lockLapsed, freeLapsed));
    },

    /** Nobody leaves while somebody waits for goods or money. Throws orders_under_way. */
    keepUntilDone: async (tx: Transaction, userId: string): Promise<void> => {
      if ((await countUnderWay(tx, userId)) > 0) throw new AppError("orders_under_way");
    },
  };
}

const HANDING_OVER: ReadonlySet<ShopAction["action"]> = new Set(["ship", "make-ready"]);

/** An action of one of the two sides. */
type Performed = Work & Side;

function performBuyer(work: Performed, action: BuyerAction): Promise<void> {
  switch (action.action) {
    case "cancel":
      return cancel(work, action.lines);
    case "say-paid":
      return sayPaid(work, action);
    case "add-proof":
      return addProof(work, action.paymentId, action.fileId);
    case "deliver":
      return deliver(work);
    case "ask-return":
      return askReturn(work, action.lines, action.reason);
    case "withdraw":
      return withdraw(work, action.lines);
    case "confirm-refund":
      return answerRefund(work, action.paymentId, "confirmed");
    case "dispute-refund":
      return answerRefund(work, action.paymentId, "disputed");
    default:
      return dispute(work, action);
  }
}

/** Throws charged_back for what hands goods over while the bank has taken their money back. */
async function performShop(work: Performed, action: ShopAction): Promise<void> {
  const handsOver = action.action === "deliver" ? work.order.state === "ready" : HANDING_OVER.has(action.action);
  if (handsOver && isChargedBack(await balanceOf(work.tx, work.order.id))) throw new AppError("charged_back");
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
    case "refuse-payment":
      return refusePayment(work, action.paymentId, await firstEnd(work));
    case "refund":
      return refund(work, action);
    case "correct-payment":
      return correctPayment(work, action);
    case "answer-return":
      return answerReturn(work, action.returnId, action.accept, action.answer);
    case "receive-return":
      return receiveReturn(work, action.returnId, action.to);
    default:
      return dispute(work, action);
  }
}

/** When an order ends that nothing has prolonged. */
async function firstEnd({ tx, order }: Work): Promise<Date | null> {
  const [shop] = await countriesOf(tx, [order.firmId]);
  const country = shop?.country ?? null;
  return orderEnds(order.paymentWay, order.placedAt, { country, timeZone: zoneOf(country) });
}

/** Goods of an order that waits for its shop go back to the shelf once their time is over; the order stays. */
const freeLapsed = ({ tx, order }: Held): Promise<void> => releaseAll(tx, order.id);
