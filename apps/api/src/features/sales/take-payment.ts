import { AppError } from "../../platform/errors";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { dueOf } from "./balance";
import { type Account, balanceOn, bookOn } from "./ledger-table";
import { confirmSaid, insertPayment, isSaid, type PaymentRow } from "./payment-table";

/** Where the money of an order, or of a milestone of a job, is booked. The caller holds what was sold. */
export interface Till {
  readonly tx: Transaction;
  readonly account: Account & Pick<PaymentRow, "currency">;
  readonly now: Date;
}

export type Paid = Pick<PaymentRow, "amountMinor" | "reference">;

/** Writes a payment or a refund down. Answers it. */
async function record(
  { tx, account, now }: Till,
  { amountMinor, reference }: Paid,
  of: Pick<PaymentRow, "kind" | "state">,
): Promise<string> {
  const id = newId(now);
  await insertPayment(tx, { id, ...account, ...of, amountMinor, reference, createdAt: now, updatedAt: now });
  return id;
}

/** A buyer's word moves no money in the books; once for an account. Throws wrong_state. Answers the payment. */
export async function sayPaid(till: Till, paid: Paid): Promise<string> {
  const { tx, account } = till;
  if (dueOf(await balanceOn(tx, account)) <= 0 || (await isSaid(tx, account)))
    throw new AppError("wrong_state", { allowed: [] });
  return record(till, paid, { kind: "payment", state: "said" });
}

/** What was said to be paid has come, or as much as did; false where nothing was said. */
export async function confirmPayment({ tx, account, now }: Till, amountMinor: number): Promise<boolean> {
  const confirmed = await confirmSaid(tx, account, amountMinor, now);
  if (confirmed) await bookOn(tx, account, "payment", amountMinor, newId(now), now);
  return confirmed;
}

/** Money that came, whatever was said of it. Answers the payment. */
export async function bookPayment(till: Till, paid: Paid): Promise<string> {
  const id = await record(till, paid, { kind: "payment", state: "confirmed" });
  await bookOn(till.tx, till.account, "payment", paid.amountMinor, id, till.now);
  return id;
}

/** Throws amount_exceeded for more than is owed back. */
export async function requireOwed({ tx, account }: Till, amountMinor: number): Promise<void> {
  if (amountMinor > -dueOf(await balanceOn(tx, account))) throw new AppError("amount_exceeded");
}

/** Money that went back. Answers the payment. */
export async function bookRefund(till: Till, paid: Paid, state: PaymentRow["state"]): Promise<string> {
  const id = await record(till, paid, { kind: "refund", state });
  await bookOn(till.tx, till.account, "refund", paid.amountMinor, id, till.now);
  return id;
}
