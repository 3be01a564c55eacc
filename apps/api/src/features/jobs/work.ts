import { type JobEvent, type JobRole, PAY_DAYS } from "@sunwright/contract/job-states";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import { dayAt } from "../../platform/local-day";
import { balancesOfMilestones, bookOn, ofMilestone } from "../sales/ledger-table";
import { type Balance, dueOf, NO_BALANCE } from "../sales/balance";
import { finish } from "../requests/award-request";
import { creditMilestone, invoiceMilestone } from "./invoice-milestone";
import { type JobRow, type MilestoneRow, milestonesOf, noteEvent, updateJob, updateMilestone } from "./job-table";
import { addDays, JOB_RULES } from "./rules";
import { moneyOf } from "../sales/notice";
import { tellOthers, tellSide } from "./notify-sides";

/** A job somebody acts on, held until the transaction ends. */
export interface Work {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly job: JobRow;
  readonly role: JobRole;
  readonly userId: string | null;
  readonly now: Date;
}

export const wrong = () => new AppError("wrong_state", { allowed: [] });

interface Step {
  readonly reason?: string;
  /** What else is written of the job. */
  readonly sent?: Partial<Omit<JobRow, "id" | "number" | "state" | "before">>;
}

/** Changes the state of a job as its table says and notes who did. Throws wrong_state with what is allowed. */
export async function step(work: Work, event: JobEvent, { reason = "", sent = {} }: Step = {}): Promise<Work> {
  const { tx, job, role, userId, now } = work;
  const outcome = next(JOB_RULES, job.state, event, role);
  if (outcome.is !== "allowed")
    throw new AppError("wrong_state", { allowed: outcome.is === "wrong" ? outcome.allowed : [] });
  const after = outcome.to === "before" ? job.before : outcome.to;
  if (after === null) throw new Error(`A job that is ${job.state} goes nowhere on`);
  const stops = after === "on_hold" || after === "disputed";
  const before = stops ? job.state : null;
  const row = await updateJob(tx, job.id, { ...sent, state: after, before, updatedAt: now });
  await noteEvent(tx, {
    id: newId(now),
    jobId: job.id,
    event,
    before: job.state,
    after,
    role,
    userId,
    reason,
    createdAt: now,
  });
  return { ...work, job: row };
}

const SAID = ["procurement", "scheduled", "in_progress", "commissioned", "in_warranty", "closed"] as const;

/** The same, and whoever has not done it hears of it. */
export async function stepAndTell(work: Work, event: JobEvent, more?: Step): Promise<Work> {
  const after = await step(work, event, more);
  const state = SAID.find((each) => each === after.job.state);
  if (state !== undefined) await tellOthers(after, (values) => ({ kind: "job_stepped", values: { ...values, state } }));
  return after;
}

export interface Account extends MilestoneRow {
  readonly balance: Balance;
}

/** The milestones of a job with their accounts. */
export async function accountsOf(work: Pick<Work, "tx" | "job">): Promise<readonly Account[]> {
  const rows = await milestonesOf(work.tx, [work.job.id]);
  const balances = await balancesOfMilestones(
    work.tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, balance: balances.get(row.id) ?? NO_BALANCE }));
}

export const bookedOn = ({ job }: Pick<Work, "job">, milestoneId: string) => ({
  ...ofMilestone(milestoneId),
  currency: job.currency,
});

/** Asks for what is due with these from now on. */
export async function askFor(work: Work, milestones: readonly MilestoneRow[]): Promise<void> {
  const { tx, job, now } = work;
  for (const milestone of milestones) {
    const { id, amountMinor, askedAt } = milestone;
    if (askedAt !== null) continue;
    const last = addDays(now, PAY_DAYS);
    await updateMilestone(tx, id, { askedAt: now, dueOn: dayAt(last, job) });
    await bookOn(tx, bookedOn(work, id), "sale", amountMinor, "milestone", now);
    if (amountMinor === 0) continue;
    await invoiceMilestone(work, milestone, amountMinor, dayAt(last, job));
    const amount = moneyOf(job, amountMinor);
    const values = { amount, ...dateOf(last) };
    await tellSide(work, "owner", (of) => ({ kind: "milestone_due", values: { ...of, ...values } }));
  }
}

/** So much is asked for less with a milestone, which its documents say. @param of What it is booked for, once. */
export async function askForLess(work: Work, milestone: Account, amountMinor: number, of: string): Promise<void> {
  await bookOn(work.tx, bookedOn(work, milestone.id), "reduction", amountMinor, of, work.now);
  await creditMilestone(work, milestone, amountMinor);
}

/** Asks for all of one time. */
export async function askForAll(work: Work, when: MilestoneRow["when"]): Promise<void> {
  const rows = await milestonesOf(work.tx, [work.job.id]);
  await askFor(
    work,
    rows.filter((row) => row.when === when),
  );
}

const isSettled = ({ askedAt, balance }: Account) => askedAt !== null && dueOf(balance) <= 0;

/** What was paid moves the job on: the deposit before the work, the last payment after the handover. */
export async function progress(work: Work): Promise<Work> {
  const clock: Work = { ...work, role: "clock", userId: null };
  const { state } = work.job;
  if (state !== "contracted" && state !== "handed_over") return work;
  const accounts = await accountsOf(work);
  const awaited = state === "contracted" ? accounts.filter(({ when }) => when === "signing") : accounts;
  if (!awaited.every(isSettled)) return work;
  const after = state === "contracted" ? await step(clock, "deposit") : await stepAndTell(clock, "warrant");
  if (state === "handed_over") await finish(work.tx, work.job.requestId, work.now);
  return { ...after, role: work.role, userId: work.userId };
}

/** A day as a text holds it. */
export const dateOf = (day: Date) => ({
  day: `${day.getUTCDate()}`,
  month: { month: day.getUTCMonth() },
  year: `${day.getUTCFullYear()}`,
});

/** What a payment moved on goes back once that payment is corrected; work that has begun goes on. */
export async function regress(work: Work): Promise<Work> {
  const { state } = work.job;
  if (state !== "deposit_received" && state !== "in_warranty") return work;
  const accounts = await accountsOf(work);
  const needed = state === "deposit_received" ? accounts.filter(({ when }) => when === "signing") : accounts;
  if (needed.every(isSettled)) return work;
  const after = await step({ ...work, role: "clock", userId: null }, "payment_corrected");
  return { ...after, role: work.role, userId: work.userId };
}
