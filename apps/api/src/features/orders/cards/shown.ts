import type { CardPayment } from "@sunwright/contract/payments";
import type { CardPaymentRow } from "./card-table";

/** A card payment as its buyer sees it. */
export const shown = (row: CardPaymentRow): CardPayment => {
  const { id, provider, way, state, step, endsAt, reason, amountMinor, currency, createdAt } = row;
  const at = createdAt.toISOString();
  return { id, provider, way, state, step, endsAt: endsAt?.toISOString() ?? null, reason, at, amountMinor, currency };
};
