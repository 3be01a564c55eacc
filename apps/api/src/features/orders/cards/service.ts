import type { Body, Response } from "@sunwright/contract/endpoint";
import type { beginCardPayment, CardPayment, decideTestPayment, refundByCard } from "@sunwright/contract/payments";
import type { CardProviderName } from "@sunwright/contract/order-states";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../platform/clock";
import type { Database, Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import type { createLanes } from "../../../platform/one-at-a-time";
import type { Tell } from "../../../platform/tell";
import { billingOf } from "../billing-table";
import { balanceOf } from "../ledger-table";
import { findOrder, lockOrder, type Side, updateOrder } from "../order-table";
import { bookRefund } from "../paying";
import { numberOf } from "../present";
import { holdUntil } from "../reservation-table";
import { dueOf } from "../rules";
import { endedBy, type Work } from "../work";
import {
  begunRefunds,
  type CardPaymentRow,
  type CardRefundRow,
  insertCardPayment,
  insertCardRefund,
  lastCardPayment,
  paidByCard,
  refundedOf,
  updateCardPayment,
  updateCardRefund,
} from "./card-table";
import { type CardProvider, CardProviderError } from "./port";
import { shown } from "./shown";
import { newCardPayment, settleEvent, settleOutcome } from "./settling";
import type { createTestProvider } from "./test-provider";

/** Goods are held so long for an open card payment. [ms] Source: marketplace design, section 6. */
const CARD_HOLDS = 15 * 60_000;
/** However often a payment is begun, goods are held no longer than this from placing on without one. [ms] */
const CARD_HOLDS_MOST = 60 * 60_000;
/** A page at a provider is not opened again after this; Stripe's live for 31 minutes. [ms] */
const PAGE_OPENS = 20 * 60_000;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly lanes: ReturnType<typeof createLanes>;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Those that this server is set up for, the first that a shop has an account at is taken. */
  readonly providers: readonly CardProvider[];
  readonly test: ReturnType<typeof createTestProvider> | null;
  readonly tell: Tell;
  readonly addressOf: (executor: Executor, userId: string) => Promise<string | null>;
}

export type Cards = ReturnType<typeof createCards>;

/** Every method that names an order throws order_not_found for one that is not the caller's. */
export function createCards({
  clock,
  database,
  lanes,
  publicUrl,
  log,
  providers,
  test,
  tell: notify,
  addressOf,
}: Parts) {
  const providerCalled = (name: CardProviderName): CardProvider => {
    const found = providers.find((each) => each.name === name);
    // It was there when the payment was begun.
    if (found === undefined) throw new AppError("payment_unavailable");
    return found;
  };

  /** Where the card payments of a shop go; null where it takes none. */
  async function accountOf(executor: Executor, firmId: string, currency: Currency) {
    if (providers.length === 0) return null;
    const billing = await billingOf(executor, firmId);
    for (const provider of providers) {
      const account = provider.accountOf(billing, currency);
      if (account !== null) return { provider, account };
    }
    return null;
  }

  /** What a provider says, or payment_provider_failed with its words in the log. */
  async function asked<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error;
      log.error({ err: error }, "card provider");
      throw new AppError("payment_provider_failed", { cause: error });
    }
  }

  /** Holds the order, and finds its open payment or makes one. Throws wrong_state where nothing is owed. */
  async function open(tx: Transaction, side: Side, orderId: string) {
    const now = clock.now();
    const held = await lockOrder(tx, side, orderId);
    if (held === null) throw new AppError("order_not_found");
    const order = await endedBy({ tx, tell: notify, order: held.order, now });
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

  const laneOf = (orderId: string) => `card payment of ${orderId}`;

  return {
    takes: async (executor: Executor, firmId: string, currency: Currency) =>
      (await accountOf(executor, firmId, currency)) !== null,

    providers: providers.map(({ name }) => name),

    /**
     * Begins a payment at the provider between two transactions: none is held while the provider answers.
     * Throws wrong_state, payment_unavailable and payment_provider_failed.
     */
    begin: (userId: string, orderId: string): Promise<Response<typeof beginCardPayment>> =>
      lanes(laneOf(orderId), async () => {
        const begun = await database.transaction((tx) => open(tx, { role: "buyer", userId }, orderId));
        const { order, payment, until } = begun;
        const email = await addressOf(database.executor, userId);
        let { url } = payment;
        if (url === null) {
          const number = numberOf(order);
          const returnUrl = `${publicUrl}/orders/${order.id}?card=returned`;
          const page = await asked(providerCalled(payment.provider).begin({ ...payment, number, email, returnUrl }));
          ({ url } = page);
          await database.transaction((tx) => updateCardPayment(tx, payment.id, page));
        }
        return { ...shown(payment), url, holdUntil: until?.toISOString() ?? null };
      }),

    /** Asks the provider, whose event may be late. Throws wrong_state where nothing was begun. */
    check: (userId: string, orderId: string): Promise<CardPayment> =>
      lanes(laneOf(orderId), async () => {
        const payment = await requireLast(database.executor, { role: "buyer", userId }, orderId);
        if (payment.state !== "open" || payment.providerRef === null) return shown(payment);
        const of = { ...payment, providerRef: payment.providerRef };
        const outcome = await asked(providerCalled(payment.provider).confirm(of));
        const settled = await database.transaction((tx) =>
          settleOutcome({ tx, tell: notify, now: clock.now() }, payment, outcome),
        );
        if (settled !== "nothing") log.info({ settled, provider: payment.provider }, "card payment");
        return shown(await requireLast(database.executor, { role: "buyer", userId }, orderId));
      }),

    /** Throws wrong_state where nothing is open, and payment_unavailable where there is no test provider. */
    decide: async (
      userId: string,
      orderId: string,
      { outcome }: Body<typeof decideTestPayment>,
    ): Promise<CardPayment> => {
      if (test === null) throw new AppError("payment_unavailable");
      const side = { role: "buyer", userId } as const;
      const payment = await requireLast(database.executor, side, orderId);
      if (payment.provider !== "test" || payment.state !== "open") throw new AppError("wrong_state", { allowed: [] });
      const { id: paymentId, amountMinor, currency } = payment;
      const paid = outcome === "pay";
      const { bytes, header } = test.tell({ id: newId(clock.now()), paymentId, paid, amountMinor, currency });
      await tell("test", bytes, header);
      return shown(await requireLast(database.executor, side, orderId));
    },

    /**
     * Pays back what is owed, from the newest charge that has as much left. The refund is noted before the provider is
     * asked and counts from then on; one that was cut off is asked for again, under the same name, before another.
     * Throws amount_exceeded, payment_unavailable and payment_provider_failed.
     */
    refund: (userId: string, orderId: string, { amountMinor }: Body<typeof refundByCard>) =>
      lanes(laneOf(orderId), async (): Promise<Response<typeof refundByCard>> => {
        const side = { role: "shop", userId } as const;
        const begun = await database.transaction((tx) => beginRefund(tx, side, orderId, amountMinor, clock.now()));
        const { of, refund } = begun;
        const { providerRef, chargeRef } = of;
        if (providerRef === null || chargeRef === null) throw new Error("What was paid has its names");
        try {
          const made = await asked(providerCalled(of.provider).refund({ ...of, providerRef, chargeRef }, refund));
          await database.transaction((tx) =>
            endRefund({ tx, tell: notify, now: clock.now() }, side, orderId, { ...refund, ...made }),
          );
          return { amountMinor: refund.amountMinor, settled: made.settled };
        } catch (error) {
          const no = error instanceof AppError && error.cause instanceof CardProviderError && error.cause.refused;
          // Where nobody knows it stays begun: the next attempt asks for the same refund again.
          if (no)
            await database.transaction((tx) =>
              updateCardRefund(tx, refund.id, { state: "failed", updatedAt: clock.now() }),
            );
          throw error;
        }
      }),

    tell,
  };

  /** Reads and applies what came to the address of a provider's events. Throws not_found and signature_invalid. */
  async function tell(
    name: CardProviderName,
    bytes: Uint8Array,
    header: (name: string) => string | undefined,
  ): Promise<void> {
    const provider = providers.find((each) => each.name === name);
    if (provider === undefined) throw new AppError("not_found");
    const event = provider.event(bytes, header);
    const settled = await database.transaction((tx) =>
      settleEvent({ tx, tell: notify, now: clock.now() }, name, event),
    );
    const line = { provider: name, event: event.id, about: event.about, settled };
    if (settled === "other-currency" || settled === "other-amount") log.warn(line, "card event");
    else log.info(line, "card event");
  }
}

async function requireLast(executor: Executor, side: Side, orderId: string): Promise<CardPaymentRow> {
  if ((await findOrder(executor, side, orderId)) === null) throw new AppError("order_not_found");
  const payment = await lastCardPayment(executor, orderId);
  if (payment === null) throw new AppError("wrong_state", { allowed: [] });
  return payment;
}

async function beginRefund(tx: Transaction, side: Side, orderId: string, amountMinor: number, now: Date) {
  const held = await lockOrder(tx, side, orderId);
  if (held === null) throw new AppError("order_not_found");
  const paid = await paidByCard(tx, orderId);
  if (paid.length === 0) throw new AppError("payment_unavailable");
  const ids = paid.map(({ id }) => id);
  const waiting = await begunRefunds(tx, ids);
  // The provider's answer to it was lost.
  for (const refund of waiting) {
    const of = paid.find(({ id }) => id === refund.cardPaymentId);
    if (of === undefined) continue;
    if (refund.amountMinor !== amountMinor) throw new AppError("amount_exceeded");
    return { of, refund };
  }
  if (amountMinor > -dueOf(await balanceOf(tx, orderId))) throw new AppError("amount_exceeded");
  const gone = await refundedOf(tx, ids);
  const of = paid.find(({ id, cameMinor }) => cameMinor - (gone.get(id) ?? 0) >= amountMinor);
  if (of === undefined) throw new AppError("amount_exceeded");
  const fresh = { cardPaymentId: of.id, state: "begun" as const, amountMinor, refundRef: null, paymentId: null };
  const refund: CardRefundRow = { id: newId(now), ...fresh, createdAt: now, updatedAt: now };
  await insertCardRefund(tx, refund);
  return { of, refund };
}

async function endRefund(
  { tx, tell, now }: Pick<Work, "tx" | "tell" | "now">,
  side: Side,
  orderId: string,
  made: Pick<CardRefundRow, "id" | "amountMinor"> & { readonly refundRef: string; readonly settled: boolean },
): Promise<void> {
  const { id, amountMinor, refundRef, settled } = made;
  const held = await lockOrder(tx, side, orderId);
  if (held === null) throw new AppError("order_not_found");
  const work: Work = { tx, tell, order: held.order, ...side, now };
  const paymentId = await bookRefund(work, { amountMinor, reference: refundRef }, settled ? "confirmed" : "said");
  await updateCardRefund(tx, id, { state: settled ? "settled" : "sent", refundRef, paymentId, updatedAt: now });
}
