import type { PayWay } from "@sunwright/engine/countries/pay-ways";
import { AppError } from "../../../platform/errors";
import type { Payable, Settling } from "./bills";
import { type CardPaymentRow, insertCardPayment, lastCardPayment, updateCardPayment } from "./card-table";
import type { Desk } from "./desk";
import { newCardPayment } from "./settling";

/** A page at a provider is not opened again after this; Stripe's live for 31 minutes. [ms] */
const PAGE_OPENS = 20 * 60_000;
/** A page is left without a word: its provider is asked for the first time after this. [ms] */
const PAGE_ASKED = 2 * 60_000;

/** How somebody wants to pay. */
export interface Way {
  readonly way: PayWay;
  /** Whose phone is asked, with its middle left out; null for ways without one. */
  readonly masked: string | null;
}

/** Whether the payment that is open is the one that is wanted now. */
export function goesOn(
  last: CardPaymentRow | null,
  { way, masked }: Way,
  of: { readonly dueMinor?: number; readonly now: Date },
): boolean {
  if (last?.state !== "open" || last.way !== way) return false;
  if (of.dueMinor !== undefined && last.amountMinor !== of.dueMinor) return false;
  if (last.step?.kind === "phone" && last.step.phone !== masked) return false;
  const until = last.endsAt ?? new Date(last.createdAt.getTime() + PAGE_OPENS);
  return of.now < until;
}

/**
 * Finds the open payment of what is held, or makes one in place of it: what comes by the one before is booked all the same.
 * Throws payment_unavailable.
 */
export async function openPayment(
  { tx, now, accountOf }: Settling & Pick<Desk, "accountOf">,
  payable: Payable,
  wanted: Way,
) {
  const { account, firmId, currency, dueMinor } = payable;
  const last = await lastCardPayment(tx, account);
  if (last !== null && goesOn(last, wanted, { dueMinor, now })) return { payable, payment: last };
  const to = await accountOf(tx, firmId, currency);
  if (to === null || !to.provider.ways(currency).includes(wanted.way)) throw new AppError("payment_unavailable");
  if (last?.state === "open")
    await updateCardPayment(tx, last.id, { state: "failed", reason: "replaced", updatedAt: now });
  const fresh = { ...account, provider: to.provider.name, account: to.account, amountMinor: dueMinor, currency };
  const nothing = { providerRef: null, url: null, chargeRef: null, paymentId: null };
  const untold = { step: null, endsAt: null, reason: null, asks: 0, askAt: new Date(now.getTime() + PAGE_ASKED) };
  const { way } = wanted;
  const payment = newCardPayment({ ...fresh, ...nothing, ...untold, way, state: "open" }, now);
  await insertCardPayment(tx, payment);
  return { payable, payment };
}
