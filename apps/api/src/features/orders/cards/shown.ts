import type { CardPayment } from "@sunwright/contract/payments";
import type { CardPaymentRow } from "./card-table";

/** A card payment as its buyer sees it. */
export const shown = ({ id, provider, state, amountMinor, currency }: CardPaymentRow): CardPayment => ({
  id,
  provider,
  state,
  amountMinor,
  currency,
});
