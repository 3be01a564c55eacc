import type { JobAction } from "@sunwright/contract/job-actions";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { useFiles } from "../files/uses-table";
import { correct } from "../sales/correction-table";
import { bookOn, ofMilestone } from "../sales/ledger-table";
import { confirmSaid, insertPayment, isSaid, settleRefund } from "../sales/payment-table";
import { PROOF } from "../sales/proof";
import { dueOf } from "../sales/balance";
import { openDisputeOf, paymentsOf } from "./dispute-table";
import { type Account, accountsOf, bookedOn, progress, regress, type Work, wrong } from "./work";
import { moneyOf, tellSide } from "./telling";

export interface Paid {
  readonly amountMinor: number;
  readonly reference: string;
}
type Of<Name extends JobAction["action"]> = Extract<JobAction, { readonly action: Name }>;

/** The milestone with its account. Throws job_not_found for another job's. */
export async function accountOf(work: Pick<Work, "tx" | "job">, milestoneId: string): Promise<Account> {
  const account = (await accountsOf(work)).find(({ id }) => id === milestoneId);
  if (account === undefined) throw new AppError("job_not_found");
  return account;
}

/** One that money may come for: asked for, and not in dispute. Throws wrong_state. */
export async function payable(work: Work, milestoneId: string): Promise<Account> {
  const account = await accountOf(work, milestoneId);
  const dispute = await openDisputeOf(work.tx, [milestoneId]);
  if (account.askedAt === null || dispute !== null) throw wrong();
  return account;
}

const row = ({ job, now }: Work, milestoneId: string, { amountMinor, reference }: Paid) => ({
  id: newId(now),
  ...ofMilestone(milestoneId),
  amountMinor,
  currency: job.currency,
  reference,
  createdAt: now,
  updatedAt: now,
});

/** A homeowner's word moves no money in the books; once for a milestone. Throws wrong_state. */
export async function sayPaid(work: Work, said: Of<"say-paid">): Promise<void> {
  if (work.role !== "owner" || work.userId === null) throw wrong();
  const { milestoneId, amountMinor, proofId } = said;
  const { balance } = await payable(work, milestoneId);
  if (dueOf(balance) <= 0 || (await isSaid(work.tx, ofMilestone(milestoneId)))) throw wrong();
  const payment = row(work, milestoneId, said);
  await insertPayment(work.tx, { ...payment, kind: "payment", state: "said" });
  const use = { kind: PROOF, subjectId: payment.id, owner: { userId: work.userId }, now: work.now } as const;
  if (proofId !== undefined) await useFiles(work.tx, use, [proofId]);
  const amount = moneyOf(work.job, amountMinor);
  await tellSide(work, "firm", ({ number }) => ({ kind: "milestone_said", values: { number, amount } }));
}

/** The firm has the money: what was said of it is settled by it. What is too much is owed back. Throws wrong_state. */
export async function receivePayment(work: Work, paid: Of<"receive-payment">): Promise<Work> {
  if (work.role !== "firm") throw wrong();
  const { milestoneId, amountMinor } = paid;
  const { balance } = await payable(work, milestoneId);
  const account = ofMilestone(milestoneId);
  if (await confirmSaid(work.tx, account, amountMinor, work.now))
    return received(work, milestoneId, newId(work.now), amountMinor);
  if (dueOf(balance) <= 0) throw wrong();
  await bookPayment(work, milestoneId, paid);
  return progress(work);
}

/** Money that came, whatever was said of it. Answers the payment. */
export async function bookPayment(work: Work, milestoneId: string, paid: Paid): Promise<string> {
  const payment = row(work, milestoneId, paid);
  await insertPayment(work.tx, { ...payment, kind: "payment", state: "confirmed" });
  await received(work, milestoneId, payment.id, paid.amountMinor);
  return payment.id;
}

async function received(work: Work, milestoneId: string, of: string, amountMinor: number): Promise<Work> {
  await bookOn(work.tx, bookedOn(work, milestoneId), "payment", amountMinor, of, work.now);
  const amount = moneyOf(work.job, amountMinor);
  for (const side of ["owner", "firm"] as const)
    if (side !== work.role)
      await tellSide(work, side, (values) => ({ kind: "milestone_received", values: { ...values, amount } }));
  return progress(work);
}

/**
 * A payment or refund that was recorded by mistake, taken back by a counter entry: its milestone may be due again, and
 * the job goes back where it needs that payment to be. Throws wrong_state, in a dispute too, and paid_back.
 */
export async function correctPayment(work: Work, named: Of<"correct-payment">): Promise<Work> {
  const { tx, job, userId, now } = work;
  if (work.role !== "firm" || userId === null) throw wrong();
  const rows = await paymentsOf(
    tx,
    (await accountsOf(work)).map(({ id }) => id),
  );
  const milestoneId = rows.find(({ id }) => id === named.paymentId)?.milestoneId ?? null;
  if (milestoneId === null || (await openDisputeOf(tx, [milestoneId])) !== null) throw wrong();
  const { payment } = await correct({ tx, account: ofMilestone(milestoneId), userId, now }, named);
  const { reason } = named;
  const amount = moneyOf(job, payment.amountMinor);
  await tellSide(work, "owner", ({ number, firm }) => ({
    kind: "milestone_corrected",
    values: { number, firm, amount, reason },
  }));
  return regress(work);
}

/** The firm has paid back what it owes, no more. Throws amount_exceeded. */
export async function refund(work: Work, paid: Of<"refund">): Promise<void> {
  if (work.role !== "firm") throw wrong();
  const { balance } = await accountOf(work, paid.milestoneId);
  if (paid.amountMinor > -dueOf(balance)) throw new AppError("amount_exceeded");
  await bookRefund(work, paid.milestoneId, paid, "said");
}

/** Money that went back, no more than is owed. Answers the payment. */
export async function bookRefund(
  work: Work,
  milestoneId: string,
  paid: Paid,
  state: "said" | "confirmed",
): Promise<string> {
  const payment = row(work, milestoneId, paid);
  await insertPayment(work.tx, { ...payment, kind: "refund", state });
  await bookOn(work.tx, bookedOn(work, milestoneId), "refund", paid.amountMinor, payment.id, work.now);
  const amount = moneyOf(work.job, paid.amountMinor);
  await tellSide(work, "owner", ({ number, firm }) => ({
    kind: "milestone_refund_said",
    values: { number, firm, amount },
  }));
  return payment.id;
}

/** The homeowner has it, or says not. Throws wrong_state for what is no open refund of this job. */
export async function answerRefund(work: Work, paymentId: string, state: "confirmed" | "disputed"): Promise<void> {
  if (work.role !== "owner") throw wrong();
  for (const { id } of await accountsOf(work))
    if (await settleRefund(work.tx, ofMilestone(id), paymentId, { state, updatedAt: work.now })) {
      await tellSide(work, "firm", ({ number }) => ({ kind: `milestone_refund_${state}`, values: { number } }));
      return;
    }
  throw wrong();
}
