import type { Body, Response } from "@sunwright/contract/endpoint";
import { mobileNumber } from "@sunwright/contract/mobile-number";
import {
  type askForPayment,
  ATTEMPTS_SHOWN,
  type beginCardPayment,
  type CardPayment,
  type decideTestPayment,
  type readCardPayments,
  type refundByCard,
} from "@sunwright/contract/payments";
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
import { type CardPaymentRow, cardPaymentsOf, lastCardPayment, updateCardPayment } from "./card-table";
import { createDesk } from "./desk";
import { goesOn, openPayment, type Way } from "./opening";
import { ORDER_BILLS } from "./order-bills";
import type { CardProvider } from "./port";
import { readable } from "./readable";
import { createRefunds } from "./refunds";
import { shown } from "./shown";
import type { Billed } from "./held-bill";
import { type Audited, settleEvent, settleOutcome } from "./settling";
import { createWordOfProvider, type WordOfProvider } from "./word-of-provider";
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
  const word = createWordOfProvider({ ...parts, desk });
  const paying = { ...parts, desk, word, hear };

  return {
    takes: async (executor: Executor, firmId: string, currency: Currency) =>
      (await desk.accountOf(executor, firmId, currency)) !== null,

    providers: providers.map(({ name }) => name),

    ofOrders: createPaying(paying, ORDER_BILLS),
    ofMilestones: createPaying(paying, milestones),

    tell: hear,
    lookAgain: () => word.lookAgain(),
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

/** Goods are held so long for an open payment. [ms] Source: marketplace design, section 6. */
const HOLDS = 15 * 60_000;
/** The account of a transfer lives so long: a bank may take half an hour. [ms] Source: mock 53. */
const TRANSFER_HOLDS = 30 * 60_000;
/** A page, where no phone is asked. */
const CARD: Way = { way: "card", masked: null };

interface Paying extends Parts {
  readonly desk: ReturnType<typeof createDesk>;
  readonly word: WordOfProvider;
  readonly hear: (
    name: CardProviderName,
    bytes: Uint8Array,
    header: (name: string) => string | undefined,
  ) => Promise<void>;
}

/** Card payments of one kind of bill, by the id of what is paid. */
function createPaying(
  { clock, database, lanes, publicUrl, test, tell: notify, addressOf, milestones, desk, word, hear }: Paying,
  bills: Bills,
) {
  const { providerCalled, accountOf, waysOf, asked } = desk;
  const refundByCards = createRefunds({ clock, database, desk, tell: notify });
  const laneOf = (id: string) => `card payment of ${id}`;

  const lastOf = async (userId: string, id: string) =>
    lastCardPayment(database.executor, (await bills.find(database.executor, userId, id)).account);

  async function requireLast(userId: string, id: string): Promise<CardPaymentRow> {
    const payment = await lastOf(userId, id);
    if (payment === null) throw new AppError("wrong_state", { allowed: [] });
    return payment;
  }

  /** Whoever pays in another way hears first what became of the one before: nobody pays twice by looking away. */
  async function open(userId: string, id: string, wanted: Way) {
    const last = await lastOf(userId, id);
    if (last?.state === "open" && last.way !== "card" && !goesOn(last, wanted, { now: clock.now() }))
      await word.look(last);
    return database.transaction(async (tx) => {
      const settling = { tx, tell: notify, now: clock.now() };
      const holds = wanted.way === "bank-transfer" ? TRANSFER_HOLDS : HOLDS;
      return openPayment({ ...settling, accountOf }, await bills.payable(settling, userId, id, holds), wanted);
    });
  }

  return {
    /** The ways that are open, and every attempt. */
    async read(userId: string, id: string): Promise<Response<typeof readCardPayments>> {
      const { account, firmId, currency, online } = await bills.find(database.executor, userId, id);
      const attempts = await cardPaymentsOf(database.executor, account, ATTEMPTS_SHOWN);
      return {
        ways: online ? await waysOf(database.executor, firmId, currency) : [],
        attempts: attempts.map(shown),
      };
    },

    /**
     * Begins a payment at the provider between two transactions: none is held while the provider answers.
     * Throws wrong_state, payment_unavailable and payment_provider_failed.
     */
    begin: (userId: string, id: string): Promise<Response<typeof beginCardPayment>> =>
      lanes(laneOf(id), async () => {
        const { payable, payment } = await open(userId, id, CARD);
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

    /**
     * Asks for a payment without a page. Its name is known before the provider answers: where the answer is lost it is asked
     * what became of it. Throws wrong_state, payment_unavailable and payment_provider_failed.
     */
    ask: (userId: string, id: string, body: Body<typeof askForPayment>): Promise<CardPayment> =>
      lanes(laneOf(id), async () => {
        const { way } = body;
        const phone = "phone" in body ? mobileNumber(body.way, body.phone) : null;
        const { payable, payment } = await open(userId, id, { way, masked: phone?.masked ?? null });
        if (payment.providerRef !== null) return shown(payment);
        const { ask } = providerCalled(payment.provider);
        if (ask === null) throw new AppError("payment_unavailable");
        const email = await addressOf(database.executor, userId);
        const name = { providerRef: payment.id, askAt: clock.now() };
        await database.transaction((tx) => updateCardPayment(tx, payment.id, name));
        const { number } = payable;
        const { step, endsAt, outcome } = await asked(ask({ ...payment, way, phone, number, email }));
        const told = { step, endsAt, askAt: clock.now() };
        await database.transaction(async (tx) => {
          await updateCardPayment(tx, payment.id, told);
          await settleOutcome({ tx, tell: notify, now: clock.now(), milestones }, payment, outcome);
        });
        return shown(await requireLast(userId, id));
      }),

    /** Asks the provider, whose event may be late. Throws wrong_state where nothing was begun. */
    check: (userId: string, id: string): Promise<CardPayment> =>
      lanes(laneOf(id), async () => {
        const payment = await requireLast(userId, id);
        if (payment.state !== "open" && payment.state !== "timed-out") return shown(payment);
        await word.look(payment);
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
