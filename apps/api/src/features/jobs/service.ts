import type { Body, FileAnswer, Params, Query } from "@sunwright/contract/endpoint";
import type { JobAction } from "@sunwright/contract/job-actions";
import type { Job, putPhoto, readJobEvidence, readJobProof, readPhoto } from "@sunwright/contract/jobs";
import type { JobSide } from "@sunwright/contract/job-states";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Tell } from "../../platform/tell";
import { openEvidence, openProof } from "../sales/open-files";
import * as carrying from "./carry-out-job";
import { answer, proposeChange, withdrawChange } from "./change-contract";
import { calendarFile } from "./days";
import { argue, openDispute } from "./dispute-job";
import { findJob, type JobRow, lockJob, moneyAccounts } from "./job-table";
import type { MakePassport } from "./passports-of";
import { answerRefund, correctPayment, receivePayment, refund, sayPaid } from "./pay-milestone";
import { addPhoto, dropPhoto, openPhoto } from "./photos";
import { presentJob, type Reader } from "./present";
import { answerCancel, askCancel, askEarlyStart, cancel, hold, resume, withdraw } from "./stop-job";
import { stepAndTell, type Work, wrong } from "./work";

export interface Parts extends Omit<Reader, "side" | "now"> {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly makePassport: MakePassport;
}

export type Jobs = ReturnType<typeof createJobs>;

/** On which side of a job somebody is who may read it. */
export const sideOf = ({ personId }: Pick<JobRow, "personId">, userId: string): JobSide =>
  personId === userId ? "owner" : "firm";

/** Every method throws job_not_found for a job that is not the caller's. */
export function createJobs({ clock, tell, makePassport, ...readers }: Parts) {
  async function require(executor: Executor, userId: string, id: string): Promise<JobRow> {
    const job = await findJob(executor, userId, id);
    if (job === null) throw new AppError("job_not_found");
    return job;
  }

  const present = (executor: Executor, job: JobRow, userId: string): Promise<Job> =>
    presentJob(executor, job, { ...readers, side: sideOf(job, userId), now: clock.now() });

  /** Holds the job, lets somebody act on it, and answers it as it is then. */
  async function perform(tx: Transaction, userId: string, id: string, act: (work: Work) => Promise<unknown>) {
    const job = await lockJob(tx, userId, id);
    if (job === null) throw new AppError("job_not_found");
    await act({ tx, tell, job, role: sideOf(job, userId), userId, now: clock.now() });
    return present(tx, await require(tx, userId, id), userId);
  }

  return {
    async read(executor: Executor, userId: string, id: string): Promise<Job> {
      return present(executor, await require(executor, userId, id), userId);
    },

    act: (tx: Transaction, userId: string, id: string, action: JobAction): Promise<Job> =>
      perform(tx, userId, id, (work) => actionOf(work, action, makePassport)),

    putPhoto: (
      tx: Transaction,
      userId: string,
      { jobId, photoId }: Params<typeof putPhoto>,
      body: Body<typeof putPhoto>,
    ): Promise<Job> => perform(tx, userId, jobId, (work) => addPhoto(work, photoId, body)),

    removePhoto: (tx: Transaction, userId: string, { jobId, photoId }: Params<typeof putPhoto>): Promise<Job> =>
      perform(tx, userId, jobId, (work) => dropPhoto(work, photoId)),

    async photo(
      executor: Executor,
      userId: string,
      { jobId, photoId }: Params<typeof readPhoto>,
      { size }: Query<typeof readPhoto>,
    ): Promise<FileAnswer> {
      await require(executor, userId, jobId);
      return openPhoto(executor, jobId, photoId, size);
    },

    async proof(
      executor: Executor,
      userId: string,
      { jobId, paymentId }: Params<typeof readJobProof>,
      { size }: Query<typeof readJobProof>,
    ): Promise<FileAnswer> {
      await require(executor, userId, jobId);
      return openProof(executor, await moneyAccounts(executor, jobId), paymentId, size);
    },

    async evidence(
      executor: Executor,
      userId: string,
      { jobId, entryId }: Params<typeof readJobEvidence>,
      { size }: Query<typeof readJobEvidence>,
    ): Promise<FileAnswer> {
      await require(executor, userId, jobId);
      return openEvidence(executor, await moneyAccounts(executor, jobId), entryId, size);
    },

    async calendar(executor: Executor, userId: string, id: string): Promise<FileAnswer> {
      const job = await require(executor, userId, id);
      return calendarFile(executor, job, sideOf(job, userId), clock.now());
    },

    /** What a homeowner has in jobs, for the account's export. */
    present: (executor: Executor, job: JobRow, userId: string): Promise<Job> => present(executor, job, userId),
  };
}

function actionOf(work: Work, action: JobAction, makePassport: MakePassport): Promise<unknown> {
  switch (action.action) {
    case "set-pay-to":
      return carrying.setPayTo(work, action);
    case "set-schedule":
      return carrying.setSchedule(work, action);
    case "procure":
      return stepAndTell(work, "procure");
    case "parts-arrived":
      return carrying.partsArrived(work);
    case "schedule":
      return carrying.schedule(work);
    case "start":
      return carrying.start(work);
    case "put-units":
      return carrying.placeUnits(work, action);
    case "put-readings":
      return carrying.putReadings(work, action);
    case "commission":
      return carrying.commission(work);
    case "offer-handover":
      return carrying.offerHandover(work);
    case "accept-handover":
      if (work.role !== "owner") throw wrong();
      return carrying.handOver(work, makePassport);
    case "hold":
      return hold(work, action);
    case "resume":
      return resume(work);
    case "cancel":
      return cancel(work, action.reason);
    case "ask-cancel":
      return askCancel(work, action);
    case "answer-cancel":
      return answerCancel(work, action);
    case "withdraw":
      return withdraw(work);
    case "ask-early-start":
      return askEarlyStart(work);
    default:
      return moneyActionOf(work, action);
  }
}

type MoneyAction = Extract<
  JobAction,
  {
    readonly action:
      | "say-paid"
      | "receive-payment"
      | "refund"
      | "correct-payment"
      | "confirm-refund"
      | "dispute-refund"
      | "propose-change"
      | "answer-change"
      | "withdraw-change"
      | "open-dispute"
      | "answer-dispute"
      | "propose-settlement"
      | "agree-settlement"
      | "withdraw-dispute";
  }
>;

function moneyActionOf(work: Work, action: MoneyAction): Promise<unknown> {
  switch (action.action) {
    case "say-paid":
      return sayPaid(work, action);
    case "receive-payment":
      return receivePayment(work, action);
    case "refund":
      return refund(work, action);
    case "correct-payment":
      return correctPayment(work, action);
    case "confirm-refund":
      return answerRefund(work, action.paymentId, "confirmed");
    case "dispute-refund":
      return answerRefund(work, action.paymentId, "disputed");
    case "propose-change":
      return proposeChange(work, action);
    case "answer-change":
      return answer(work, action);
    case "withdraw-change":
      return withdrawChange(work, action.changeId);
    case "open-dispute":
      return openDispute(work, action);
    case "answer-dispute":
      return argue(work, action.disputeId, "answer", action);
    case "propose-settlement":
      return argue(work, action.disputeId, "propose", action);
    case "agree-settlement":
      return argue(work, action.disputeId, "agree", action);
    case "withdraw-dispute":
    default:
      return argue(work, action.disputeId, "withdraw");
  }
}
