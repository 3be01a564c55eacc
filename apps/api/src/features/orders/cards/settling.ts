import type { CardProviderName } from "@sunwright/contract/order-states";
import type { Transaction } from "../../../platform/database";
import type { Settled } from "./settled";
import { newId } from "../../../platform/ids";
import { settleRefund } from "../../sales/payment-table";
import type { Settling } from "./bills";
import {
  type CardPaymentRow,
  findCardPayment,
  findSentRefund,
  noteProviderEvent,
  updateCardPayment,
  updateCardRefund,
} from "./card-table";
import { applyChargeback, type Audit } from "./chargebacks";
import { type Billed, heldBill } from "./held-bill";
import type { CardEvent, CardOutcome } from "./port";

export interface Audited {
  /** What operators find of it later. */
  readonly audit: Audit;
}

/** Applies an event once. In whatever order events come, what was paid stays paid. */
export async function settleEvent(
  settling: Settling & Audited & Billed,
  provider: CardProviderName,
  event: CardEvent,
): Promise<Settled> {
  const { tx, now } = settling;
  if (!(await noteProviderEvent(tx, provider, event.id, now))) return "repeated";
  if (event.about === "else") return "unknown";
  if (event.about === "refund") return applyRefund(tx, provider, event, now);
  if (event.about === "chargeback") return applyChargeback(settling, provider, event);
  if (!isId(event.paymentId)) return "unknown";
  const found = await findCardPayment(tx, provider, event.paymentId);
  if (found === null || (event.account !== null && event.account !== found.account)) return "unknown";
  return settleOutcome(settling, found, event.outcome);
}

/** A name of ours is a UUID; whatever else an account is used for is not ours. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * What became of a card payment. What came is booked as it came, whatever was asked: less leaves the order part paid,
 * more overpaid, and on an order that has ended it is owed back. Another currency is not booked: the shop looks at it.
 */
export async function settleOutcome(
  settling: Settling & Billed,
  found: CardPaymentRow,
  outcome: CardOutcome,
): Promise<Settled> {
  const { tx, now } = settling;
  const { id, provider } = found;
  const bill = await heldBill(settling, found);
  const payment = await findCardPayment(tx, provider, id);
  if (payment === null) throw new Error("A card payment that was found is there");
  if (payment.state === "paid") return "nothing";
  if (outcome.state === "open") {
    if (payment.state !== "open" || payment.endsAt === null || payment.endsAt > now) return "nothing";
    // The provider is asked on: what comes after all is booked.
    await updateCardPayment(tx, id, { state: "timed-out", updatedAt: now });
    return "applied";
  }
  if (outcome.state === "failed") {
    const { reason } = outcome;
    if (payment.state === "open" || payment.state === "timed-out")
      await updateCardPayment(tx, id, { state: "failed", reason, askAt: null, updatedAt: now });
    return "applied";
  }
  if (outcome.currency !== payment.currency) {
    await updateCardPayment(tx, id, { state: "mismatched", askAt: null, updatedAt: now });
    return "other-currency";
  }
  const { amountMinor, chargeRef } = outcome;
  const paymentId = await bill.book({ amountMinor, reference: chargeRef });
  const told = { state: "paid" as const, reason: null, askAt: null };
  await updateCardPayment(tx, id, { ...told, paymentId, chargeRef, updatedAt: now });
  return amountMinor === payment.amountMinor ? "applied" : "other-amount";
}

async function applyRefund(
  tx: Transaction,
  provider: CardProviderName,
  event: CardEvent & { readonly about: "refund" },
  now: Date,
): Promise<Settled> {
  const found = await findSentRefund(tx, provider, event);
  if (found === null) return "unknown";
  const { refund, of } = found;
  if (refund.paymentId === null) throw new Error("A refund that was sent is in the books");
  await updateCardRefund(tx, refund.id, { state: event.settled ? "settled" : "failed", updatedAt: now });
  // A refund that the provider could not make after all: the shop hears of it like of one that the buyer misses.
  const state = event.settled ? "confirmed" : "disputed";
  await settleRefund(tx, [of], refund.paymentId, { state, updatedAt: now });
  return "applied";
}

export const newCardPayment = (of: Omit<CardPaymentRow, "id" | "createdAt" | "updatedAt">, now: Date) => ({
  id: newId(now),
  ...of,
  createdAt: now,
  updatedAt: now,
});
