import type { JobAction } from "@sunwright/contract/job-actions";
import { AppError } from "../../platform/errors";
import { useFiles } from "../files/uses-table";
import { correct } from "../sales/correction-table";
import { ofMilestone } from "../sales/ledger-table";
import { paymentsOf, settleRefund } from "../sales/payment-table";
import { PROOF } from "../sales/proof";
import * as take from "../sales/take-payment";
import type { Paid, Till } from "../sales/take-payment";
import { dueOf } from "../sales/balance";
import { livingDispute } from "../sales/dispute-table";
import { moneyAccounts } from "./job-table";
import { type Account, accountsOf, bookedOn, progress, regress, type Work, wrong } from "./work";
import { moneyOf } from "../sales/notice";
import { tellOthers, tellSide } from "./notify-sides";

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
  const dispute = await livingDispute(work.tx, [ofMilestone(milestoneId)]);
  if (account.askedAt === null || dispute !== null) throw wrong();
  return account;
}

const tillOf = (work: Work, milestoneId: string): Till => ({
  tx: work.tx,
  account: bookedOn(work, milestoneId),
  now: work.now,
});

/** A homeowner's word moves no money in the books; once for a milestone. Throws wrong_state. */
export async function sayPaid(work: Work, said: Of<"say-paid">): Promise<void> {
  if (work.role !== "owner" || work.userId === null) throw wrong();
  const { milestoneId, amountMinor, proofId } = said;
  await payable(work, milestoneId);
  const paymentId = await take.sayPaid(tillOf(work, milestoneId), said);
  const use = { kind: PROOF, subjectId: paymentId, owner: { userId: work.userId }, now: work.now } as const;
  if (proofId !== undefined) await useFiles(work.tx, use, [proofId]);
  const amount = moneyOf(work.job, amountMinor);
  await tellSide(work, "firm", ({ number }) => ({ kind: "milestone_said", values: { number, amount } }));
}

/** The firm has the money: what was said of it is settled by it. What is too much is owed back. Throws wrong_state. */
export async function receivePayment(work: Work, paid: Of<"receive-payment">): Promise<void> {
  if (work.role !== "firm") throw wrong();
  const { milestoneId, amountMinor } = paid;
  const { balance } = await payable(work, milestoneId);
  if (await take.confirmPayment(tillOf(work, milestoneId), amountMinor)) return received(work, amountMinor);
  if (dueOf(balance) <= 0) throw wrong();
  await bookPayment(work, milestoneId, paid);
}

/** Money that came, whatever was said of it. Answers the payment. */
export async function bookPayment(work: Work, milestoneId: string, paid: Paid): Promise<string> {
  const id = await take.bookPayment(tillOf(work, milestoneId), paid);
  await received(work, paid.amountMinor);
  return id;
}

async function received(work: Work, amountMinor: number): Promise<void> {
  const amount = moneyOf(work.job, amountMinor);
  await tellOthers(work, (values) => ({ kind: "milestone_received", values: { ...values, amount } }));
  await progress(work);
}

/**
 * A payment or refund that was recorded by mistake, taken back by a counter entry: its milestone may be due again, and
 * the job goes back where it needs that payment to be. Throws wrong_state, in a dispute too, and paid_back.
 */
export async function correctPayment(work: Work, named: Of<"correct-payment">): Promise<Work> {
  const { tx, job, userId, now } = work;
  if (work.role !== "firm" || userId === null) throw wrong();
  const rows = await paymentsOf(tx, await moneyAccounts(tx, job.id));
  const milestoneId = rows.find(({ id }) => id === named.paymentId)?.milestoneId ?? null;
  if (milestoneId === null || (await livingDispute(tx, [ofMilestone(milestoneId)])) !== null) throw wrong();
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
  const { id } = await accountOf(work, paid.milestoneId);
  await take.requireOwed(tillOf(work, id), paid.amountMinor);
  await bookRefund(work, id, paid, "said");
}

/** Money that went back, no more than is owed. Answers the payment. */
export async function bookRefund(
  work: Work,
  milestoneId: string,
  paid: Paid,
  state: "said" | "confirmed",
): Promise<string> {
  const id = await take.bookRefund(tillOf(work, milestoneId), paid, state);
  const amount = moneyOf(work.job, paid.amountMinor);
  await tellSide(work, "owner", ({ number, firm }) => ({
    kind: "milestone_refund_said",
    values: { number, firm, amount },
  }));
  return id;
}

/** The homeowner has it, or says not. Throws wrong_state for what is no open refund of this job. */
export async function answerRefund(work: Work, paymentId: string, state: "confirmed" | "disputed"): Promise<void> {
  if (work.role !== "owner") throw wrong();
  const accounts = await moneyAccounts(work.tx, work.job.id);
  if (!(await settleRefund(work.tx, accounts, paymentId, { state, updatedAt: work.now }))) throw wrong();
  await tellSide(work, "firm", ({ number }) => ({ kind: `milestone_refund_${state}`, values: { number } }));
}
