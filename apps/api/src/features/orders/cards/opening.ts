import { AppError } from "../../../platform/errors";
import type { Payable, Settling } from "./bills";
import { insertCardPayment, lastCardPayment } from "./card-table";
import type { Desk } from "./desk";
import { newCardPayment } from "./settling";

/** A page at a provider is not opened again after this; Stripe's live for 31 minutes. [ms] */
const PAGE_OPENS = 20 * 60_000;

/** Finds the open payment of what is held, or makes one. Throws payment_unavailable. */
export async function openPayment({ tx, now, accountOf }: Settling & Pick<Desk, "accountOf">, payable: Payable) {
  const { account, firmId, currency, dueMinor } = payable;
  const last = await lastCardPayment(tx, account);
  const reusable =
    last?.state === "open" && last.amountMinor === dueMinor && now.getTime() - last.createdAt.getTime() < PAGE_OPENS;
  if (last !== null && reusable) return { payable, payment: last };
  const to = await accountOf(tx, firmId, currency);
  if (to === null) throw new AppError("payment_unavailable");
  const fresh = { ...account, provider: to.provider.name, account: to.account, amountMinor: dueMinor, currency };
  const nothing = { providerRef: null, url: null, chargeRef: null, paymentId: null };
  const payment = newCardPayment({ ...fresh, ...nothing, state: "open" }, now);
  await insertCardPayment(tx, payment);
  return { payable, payment };
}
