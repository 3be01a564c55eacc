import type { Body, Response } from "@sunwright/contract/endpoint";
import type { beginCardPayment, CardPayment, decideTestPayment, refundByCard } from "@sunwright/contract/payments";
import type { CardProviderName } from "@sunwright/contract/order-states";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../platform/clock";
import type { Database, Executor } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import type { createLanes } from "../../../platform/one-at-a-time";
import type { Tell } from "../../../platform/tell";
import { findOrder, type Side } from "../order-table";
import { numberOf } from "../present";
import { type CardPaymentRow, lastCardPayment, updateCardPayment } from "./card-table";
import { createDesk } from "./desk";
import { openPayment } from "./opening";
import type { CardProvider } from "./port";
import { createRefunds } from "./refunds";
import { shown } from "./shown";
import { type Audited, settleEvent, settleOutcome } from "./settling";
import type { createTestProvider } from "./test-provider";

interface Parts extends Audited {
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
  audit,
}: Parts) {
  const desk = createDesk(providers, log);
  const { providerCalled, accountOf, asked } = desk;
  const refundByCards = createRefunds({ clock, database, desk, tell: notify });
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
        const begun = await database.transaction((tx) => {
          const opening = { tx, tell: notify, now: clock.now(), accountOf };
          return openPayment(opening, { role: "buyer", userId }, orderId);
        });
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

    refund: (userId: string, orderId: string, body: Body<typeof refundByCard>) =>
      lanes(laneOf(orderId), () => refundByCards({ role: "shop", userId }, orderId, body)),

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
      settleEvent({ tx, tell: notify, now: clock.now(), audit }, name, event),
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
