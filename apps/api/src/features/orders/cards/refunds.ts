import type { Body, Response } from "@sunwright/contract/endpoint";
import type { refundByCard } from "@sunwright/contract/payments";
import type { Clock } from "../../../platform/clock";
import type { Database, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import type { Tell } from "../../../platform/tell";
import { balanceOf } from "../ledger-table";
import { lockOrder, type Side } from "../order-table";
import { bookRefund } from "../paying";
import { dueOf } from "../rules";
import type { Work } from "../work";
import {
  begunRefunds,
  type CardRefundRow,
  insertCardRefund,
  paidByCard,
  refundedOf,
  updateCardRefund,
} from "./card-table";
import type { Desk } from "./desk";
import { CardProviderError } from "./port";

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly desk: Pick<Desk, "asked" | "providerCalled">;
  readonly tell: Tell;
}

/**
 * Pays back what is owed, from the newest charge that has as much left. The refund is noted before the provider is
 * asked and counts from then on; one that was cut off is asked for again, under the same name, before another.
 * Throws amount_exceeded, payment_unavailable and payment_provider_failed.
 */
export const createRefunds =
  ({ clock, database, desk: { asked, providerCalled }, tell }: Parts) =>
  async (
    side: Side,
    orderId: string,
    { amountMinor }: Body<typeof refundByCard>,
  ): Promise<Response<typeof refundByCard>> => {
    const begun = await database.transaction((tx) => beginRefund(tx, side, orderId, amountMinor, clock.now()));
    const { of, refund } = begun;
    const { providerRef, chargeRef } = of;
    if (providerRef === null || chargeRef === null) throw new Error("What was paid has its names");
    try {
      const made = await asked(providerCalled(of.provider).refund({ ...of, providerRef, chargeRef }, refund));
      await database.transaction((tx) =>
        endRefund({ tx, tell: tell, now: clock.now() }, side, orderId, { ...refund, ...made }),
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
  };

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
