import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Bills, Settling } from "../orders/cards/bills";
import { ofMilestone } from "../sales/ledger-table";
import { dueOf } from "../sales/balance";
import { findJob, jobIdOfMilestone, type JobRow, lockJob, lockJobById } from "./job-table";
import { accountOf, bookPayment, bookRefund, payable } from "./pay-milestone";
import { numberOf } from "./rules";
import { moneyOf } from "../sales/notice";
import { tellSide } from "./notify-sides";
import { type Work, wrong } from "./work";

const NOTICES = {
  payment_charged_back: "milestone_charged_back",
  chargeback_won: "milestone_chargeback_won",
  chargeback_lost: "milestone_chargeback_lost",
} as const;

/** The job of a milestone for one of its sides, held. Throws job_not_found. */
async function held(tx: Transaction, userId: string, milestoneId: string, role: "owner" | "firm"): Promise<JobRow> {
  const id = await jobIdOfMilestone(tx, milestoneId);
  const job = id === null ? null : await lockJob(tx, userId, id);
  if (job === null || (job.personId === userId) !== (role === "owner")) throw new AppError("job_not_found");
  return job;
}

/** Milestones as they are paid by card. */
export const MILESTONE_BILLS: Bills = {
  async find(executor: Executor, userId, id) {
    const jobId = await jobIdOfMilestone(executor, id);
    const job = jobId === null ? null : await findJob(executor, userId, jobId);
    if (job?.personId !== userId) throw new AppError("job_not_found");
    const { firmId, currency } = job;
    return { account: ofMilestone(id), firmId, currency, online: true };
  },

  async payable({ tx, tell, now }: Settling, userId, id) {
    const job = await held(tx, userId, id, "owner");
    const work: Work = { tx, tell, job, role: "owner", userId, now };
    const dueMinor = dueOf((await payable(work, id)).balance);
    if (dueMinor <= 0) throw wrong();
    const { firmId, currency } = job;
    const returnPath = `/jobs/${job.id}`;
    return { account: ofMilestone(id), firmId, currency, dueMinor, number: numberOf(job), returnPath, until: null };
  },

  async owed({ tx, tell, now }: Settling, userId, id) {
    const job = await held(tx, userId, id, "firm");
    const work: Work = { tx, tell, job, role: "firm", userId, now };
    const { balance } = await accountOf(work, id);
    return {
      account: ofMilestone(id),
      owedMinor: -dueOf(balance),
      book: (paid, state) => bookRefund(work, id, paid, state),
    };
  },

  async hold({ tx, tell, now }: Settling, id) {
    const jobId = await jobIdOfMilestone(tx, id);
    const job = jobId === null ? null : await lockJobById(tx, jobId);
    if (job === null) throw new Error("A card payment is of a milestone");
    const work: Work = { tx, tell, job, role: "clock", userId: null, now };
    return {
      book: (paid) => bookPayment(work, id, paid),
      charged: {
        account: ofMilestone(id),
        currency: job.currency,
        subjectId: job.id,
        async tellBoth(kind, amountMinor) {
          const amount = moneyOf(job, amountMinor);
          for (const side of ["owner", "firm"] as const)
            await tellSide(work, side, (values) => ({ kind: NOTICES[kind], values: { ...values, amount } }));
        },
      },
    };
  },
};
