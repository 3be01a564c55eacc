import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../platform/clock";
import type { Database } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import type { Tell } from "../../../platform/tell";
import { type CardPaymentRow, lockToAsk, updateCardPayment } from "./card-table";
import type { Desk } from "./desk";
import type { Billed } from "./held-bill";
import { type CardOutcome, CardProviderError } from "./port";
import { settleOutcome } from "./settling";

interface Parts extends Billed {
  readonly clock: Clock;
  readonly database: Database;
  readonly desk: Pick<Desk, "asked" | "providerCalled">;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
  readonly tell: Tell;
}

/** Between the first asking and the second; twice as long each time. [ms] Source: Paystack API reference, "Check Pending Charge". */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 3_600_000;
/** Nobody waits longer for a payment: an account of Paystack lives for eight hours at most. [ms] */
const ASKED_FOR = 24 * 3_600_000;
/** Asked in one go: they are asked one after another. */
const ASKED_AT_ONCE = 20;

export type WordOfProvider = ReturnType<typeof createWordOfProvider>;

/** Asks providers what became of payments: where somebody looks, and by itself where no event comes. */
export function createWordOfProvider({ clock, database, desk, log, tell, milestones }: Parts) {
  /** Asks and applies. Throws payment_provider_failed. */
  async function look(payment: CardPaymentRow): Promise<void> {
    const { providerRef } = payment;
    if (providerRef === null) return;
    const outcome = await said(payment, providerRef);
    const settled = await database.transaction((tx) =>
      settleOutcome({ tx, tell, now: clock.now(), milestones }, payment, outcome),
    );
    if (settled !== "nothing") log.info({ settled, provider: payment.provider }, "card payment");
  }

  async function said(payment: CardPaymentRow, providerRef: string): Promise<CardOutcome> {
    try {
      return await desk.asked(desk.providerCalled(payment.provider).confirm({ ...payment, providerRef }));
    } catch (error) {
      // Asked for in an answer that was lost, and it knows nothing of it: nothing was taken.
      const unknown = error instanceof AppError && error.cause instanceof CardProviderError && error.cause.refused;
      if (unknown && payment.way !== "card" && payment.step === null) return { state: "failed", reason: "lost" };
      throw error;
    }
  }

  return {
    look,

    /** Asks for those whose time has come; each is put off before it is asked, so that none is asked by two servers at once. */
    async lookAgain(): Promise<void> {
      const some = await database.transaction(async (tx) => {
        const now = clock.now();
        const due = await lockToAsk(tx, now, ASKED_AT_ONCE);
        for (const { id, asks, createdAt } of due) {
          const wait = Math.min(FIRST_WAIT * 2 ** Math.min(asks, 20), LONGEST_WAIT);
          const next = new Date(now.getTime() + wait);
          const isLast = next.getTime() - createdAt.getTime() > ASKED_FOR;
          await updateCardPayment(tx, id, { askAt: isLast ? null : next, asks: asks + 1 });
        }
        return due;
      });
      for (const payment of some)
        await look(payment).catch((error: unknown) => log.warn({ err: error }, "a payment could not be asked about"));
    },
  };
}
