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
import type { Bills } from "./bills";
import { type CardPaymentRow, lastCardPayment, updateCardPayment } from "./card-table";
import { createDesk } from "./desk";
import { openPayment } from "./opening";
import { ORDER_BILLS } from "./order-bills";
import type { CardProvider } from "./port";
import { readable } from "./readable";
import { createRefunds } from "./refunds";
import { shown } from "./shown";
import type { Billed } from "./held-bill";
import { type Audited, settleEvent, settleOutcome } from "./settling";
import type { createTestProvider } from "./test-provider";

interface Parts extends Audited, Billed {
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

/** Every method that names an order, or a milestone, throws "not found" for one that is not the caller's. */
export function createCards(parts: Parts) {
  const { clock, database, log, providers, tell: notify, audit, milestones } = parts;
  const desk = createDesk(providers, log);
  const paying = { ...parts, desk, hear };

  return {
    takes: async (executor: Executor, firmId: string, currency: Currency) =>
      (await desk.accountOf(executor, firmId, currency)) !== null,

    providers: providers.map(({ name }) => name),

    ofOrders: createPaying(paying, ORDER_BILLS),
    ofMilestones: createPaying(paying, milestones),

    tell: hear,
  };

  /** Reads and applies what came to the address of a provider's events. Throws not_found and signature_invalid. */
  async function hear(
    name: CardProviderName,
    bytes: Uint8Array,
    header: (name: string) => string | undefined,
  ): Promise<void> {
    const provider = providers.find((each) => each.name === name);
    if (provider === undefined) throw new AppError("not_found");
    const event = readable(provider.event(bytes, header), bytes);
    const settled = await database.transaction((tx) =>
      settleEvent({ tx, tell: notify, now: clock.now(), audit, milestones }, name, event),
    );
    const line = { provider: name, event: event.id, about: event.about, settled };
    if (settled === "other-currency" || settled === "other-amount") log.warn(line, "card event");
    else log.info(line, "card event");
  }
}

interface Paying extends Parts {
  readonly desk: ReturnType<typeof createDesk>;
  readonly hear: (
    name: CardProviderName,
    bytes: Uint8Array,
    header: (name: string) => string | undefined,
  ) => Promise<void>;
}

/** Card payments of one kind of bill, by the id of what is paid. */
function createPaying(
  { clock, database, lanes, publicUrl, log, test, tell: notify, addressOf, milestones, desk, hear }: Paying,
  bills: Bills,
) {
  const { providerCalled, accountOf, asked } = desk;
  const refundByCards = createRefunds({ clock, database, desk, tell: notify });
  const laneOf = (id: string) => `card payment of ${id}`;

  async function requireLast(userId: string, id: string): Promise<CardPaymentRow> {
    const payment = await lastCardPayment(database.executor, await bills.find(database.executor, userId, id));
    if (payment === null) throw new AppError("wrong_state", { allowed: [] });
    return payment;
  }

  return {
    /**
     * Begins a payment at the provider between two transactions: none is held while the provider answers.
     * Throws wrong_state, payment_unavailable and payment_provider_failed.
     */
    begin: (userId: string, id: string): Promise<Response<typeof beginCardPayment>> =>
      lanes(laneOf(id), async () => {
        const { payable, payment } = await database.transaction(async (tx) => {
          const settling = { tx, tell: notify, now: clock.now() };
          return openPayment({ ...settling, accountOf }, await bills.payable(settling, userId, id));
        });
        const email = await addressOf(database.executor, userId);
        let { url } = payment;
        if (url === null) {
          const returnUrl = `${publicUrl}${payable.returnPath}?card=returned`;
          const { number } = payable;
          const page = await asked(providerCalled(payment.provider).begin({ ...payment, number, email, returnUrl }));
          ({ url } = page);
          await database.transaction((tx) => updateCardPayment(tx, payment.id, page));
        }
        return { ...shown(payment), url, holdUntil: payable.until?.toISOString() ?? null };
      }),

    /** Asks the provider, whose event may be late. Throws wrong_state where nothing was begun. */
    check: (userId: string, id: string): Promise<CardPayment> =>
      lanes(laneOf(id), async () => {
        const payment = await requireLast(userId, id);
        if (payment.state !== "open" || payment.providerRef === null) return shown(payment);
        const of = { ...payment, providerRef: payment.providerRef };
        const outcome = await asked(providerCalled(payment.provider).confirm(of));
        const settled = await database.transaction((tx) =>
          settleOutcome({ tx, tell: notify, now: clock.now(), milestones }, payment, outcome),
        );
        if (settled !== "nothing") log.info({ settled, provider: payment.provider }, "card payment");
        return shown(await requireLast(userId, id));
      }),

    /** Throws wrong_state where nothing is open, and payment_unavailable where there is no test provider. */
    decide: async (userId: string, id: string, { outcome }: Body<typeof decideTestPayment>): Promise<CardPayment> => {
      if (test === null) throw new AppError("payment_unavailable");
      const payment = await requireLast(userId, id);
      if (payment.provider !== "test" || payment.state !== "open") throw new AppError("wrong_state", { allowed: [] });
      const { id: paymentId, amountMinor, currency } = payment;
      const paid = outcome === "pay";
      const { bytes, header } = test.tell({ id: newId(clock.now()), paymentId, paid, amountMinor, currency });
      await hear("test", bytes, header);
      return shown(await requireLast(userId, id));
    },

    refund: (userId: string, id: string, body: Body<typeof refundByCard>) =>
      lanes(laneOf(id), () => refundByCards(bills, userId, id, body)),
  };
}
