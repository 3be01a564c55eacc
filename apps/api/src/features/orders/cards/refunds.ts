import type { Body, Response } from "@sunwright/contract/endpoint";
import type { refundByCard } from "@sunwright/contract/payments";
import type { Clock } from "../../../platform/clock";
import type { Database } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import type { Tell } from "../../../platform/tell";
import type { Bills, Settling } from "./bills";
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
    bills: Bills,
    userId: string,
    id: string,
    { amountMinor }: Body<typeof refundByCard>,
  ): Promise<Response<typeof refundByCard>> => {
    const begun = await database.transaction((tx) =>
      beginRefund({ tx, tell, now: clock.now() }, bills, { userId, id, amountMinor }),
    );
    const { of, refund } = begun;
    const { providerRef, chargeRef } = of;
    if (providerRef === null || chargeRef === null) throw new Error("What was paid has its names");
    try {
      const made = await asked(providerCalled(of.provider).refund({ ...of, providerRef, chargeRef }, refund));
      await database.transaction((tx) =>
        endRefund({ tx, tell, now: clock.now() }, bills, { userId, id }, { ...refund, ...made }),
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

interface Wanted {
  readonly userId: string;
  /** Of what was paid. */
  readonly id: string;
}

async function beginRefund(
  settling: Settling,
  bills: Bills,
  { userId, id, amountMinor }: Wanted & { readonly amountMinor: number },
) {
  const { tx, now } = settling;
  const { account, owedMinor } = await bills.owed(settling, userId, id);
  const paid = await paidByCard(tx, account);
  if (paid.length === 0) throw new AppError("payment_unavailable");
  const ids = paid.map((each) => each.id);
  const waiting = await begunRefunds(tx, ids);
  // The provider's answer to it was lost.
  for (const refund of waiting) {
    const of = paid.find((each) => each.id === refund.cardPaymentId);
    if (of === undefined) continue;
    if (refund.amountMinor !== amountMinor) throw new AppError("amount_exceeded");
    return { of, refund };
  }
  if (amountMinor > owedMinor) throw new AppError("amount_exceeded");
  const gone = await refundedOf(tx, ids);
  const of = paid.find((each) => each.cameMinor - (gone.get(each.id) ?? 0) >= amountMinor);
  if (of === undefined) throw new AppError("amount_exceeded");
  const fresh = { cardPaymentId: of.id, state: "begun" as const, amountMinor, refundRef: null, paymentId: null };
  const refund: CardRefundRow = { id: newId(now), ...fresh, createdAt: now, updatedAt: now };
  await insertCardRefund(tx, refund);
  return { of, refund };
}

async function endRefund(
  settling: Settling,
  bills: Bills,
  { userId, id }: Wanted,
  made: Pick<CardRefundRow, "id" | "amountMinor"> & { readonly refundRef: string; readonly settled: boolean },
): Promise<void> {
  const { amountMinor, refundRef, settled } = made;
  const { book } = await bills.owed(settling, userId, id);
  const paymentId = await book({ amountMinor, reference: refundRef }, settled ? "confirmed" : "said");
  const state = settled ? ("settled" as const) : ("sent" as const);
  await updateCardRefund(settling.tx, made.id, { state, refundRef, paymentId, updatedAt: settling.now });
}
