import type { JobAction } from "@sunwright/contract/job-actions";
import { reopenRequest } from "../quotes/reopen-request";
import { takeBack } from "./dispute-job";
import { changesOf, answerChange, updateJob } from "./job-table";
import { JOB_RULES } from "./rules";
import { tellOthers } from "./notify-sides";
import { AppError } from "../../platform/errors";
import { allowed } from "../../platform/states";
import { isWithdrawable } from "./withdraw-job";
import { progress, step, type Work, wrong } from "./work";

type Of<Name extends JobAction["action"]> = Extract<JobAction, { readonly action: Name }>;

export async function hold(work: Work, { reason }: Of<"hold">): Promise<Work> {
  const after = await step(work, "hold", { reason });
  await tellOthers(work, (values) => ({ kind: "job_held", values }));
  return after;
}

export async function resume(work: Work): Promise<Work> {
  const after = await step(work, "resume");
  await tellOthers(work, (values) => ({ kind: "job_resumed", values }));
  return progress(after);
}

/** One side alone before anything was paid, or an operator. Throws wrong_state. */
export const cancel = (work: Work, reason: string): Promise<Work> => end(work, "cancel", reason);

/** Asks the other side. Throws wrong_state. */
export async function askCancel(work: Work, { reason }: Of<"ask-cancel">): Promise<Work> {
  const { tx, job, role, now } = work;
  if (role !== "owner" && role !== "firm") throw wrong();
  if (job.cancelAskedBy !== null || !allowed(JOB_RULES, job.state, role).includes("cancel_agreed")) throw wrong();
  const sent = { cancelAskedBy: role, cancelReason: reason, cancelAskedAt: now, updatedAt: now };
  const after = { ...work, job: await updateJob(tx, job.id, sent) };
  await tellOthers(work, (values) => ({ kind: "job_cancel_asked", values }));
  return after;
}

/** The other side agrees, or does not. Throws wrong_state. */
export async function answerCancel(work: Work, { agree }: Of<"answer-cancel">): Promise<Work> {
  const { tx, job, role, now } = work;
  if (job.cancelAskedBy === null || job.cancelAskedBy === role) throw wrong();
  if (agree) return end(work, "cancel_agreed", job.cancelReason);
  const sent = { cancelAskedBy: null, cancelReason: "", cancelAskedAt: null, updatedAt: now };
  const after = { ...work, job: await updateJob(tx, job.id, sent) };
  await tellOthers(work, (values) => ({ kind: "job_cancel_refused", values }));
  return after;
}

/** The homeowner alone, by law. Throws wrong_state, and withdrawal_over where there is no such right any more. */
export async function withdraw(work: Work): Promise<Work> {
  const { tx, job, role, now } = work;
  if (!allowed(JOB_RULES, job.state, role).includes("withdraw")) throw wrong();
  if (!(await isWithdrawable(tx, job, now))) throw new AppError("withdrawal_over");
  return end(work, "withdraw", "");
}

/** The homeowner wants the work to begin within the days of withdrawal. Throws wrong_state and withdrawal_over. */
export async function askEarlyStart(work: Work): Promise<Work> {
  const { tx, job, role, now } = work;
  if (role !== "owner" || job.earlyStartAt !== null) throw wrong();
  if (!(await isWithdrawable(tx, job, now))) throw new AppError("withdrawal_over");
  const after = { ...work, job: await updateJob(tx, job.id, { earlyStartAt: now, updatedAt: now }) };
  await tellOthers(work, (values) => ({ kind: "job_early_start", values }));
  return after;
}

/** What was paid is owed back, and the homeowner may ask others. */
async function end(work: Work, event: "cancel" | "cancel_agreed" | "withdraw", reason: string): Promise<Work> {
  const { tx, job, now } = work;
  const sent = { cancelAskedBy: null, cancelAskedAt: null, handoverUntil: null };
  const after = await step(work, event, { reason, sent });
  await takeBack(after);
  for (const { id, state } of await changesOf(tx, job.id))
    if (state === "proposed") await answerChange(tx, id, { state: "withdrawn", answeredAt: now });
  const { requestId, invitationId, versionId } = job;
  await reopenRequest(tx, { requestId, invitationId, versionId, now });
  await tellOthers(work, (values) => ({ kind: "job_cancelled", values }));
  return after;
}
