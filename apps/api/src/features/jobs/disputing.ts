import type { JobAction } from "@sunwright/contract/job-actions";
import { type DisputeEvent, type DisputeParty, isLiving } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { insertDispute, noteEntry, updateDispute } from "../orders/dispute-table";
import { balanceOn, ofMilestone } from "../sales/ledger-table";
import { answerUntil, noteSaid, type Said, settles, stepOf } from "../sales/dispute-step";
import { disputesAbout, openDisputeOf } from "./dispute-table";
import { milestonesOf } from "./job-table";
import { accountOf } from "./paying";
import { moneyOf, tellOthers } from "./telling";
import { accountsOf, askForLess, progress, step, type Work, wrong } from "./work";

/** The tables of disputes call the two sides after those of orders. */
const PARTIES = { owner: "buyer", firm: "shop", operator: "operator" } as const;
const partyOf = (role: Work["role"]): DisputeParty => {
  if (role === "clock") throw new Error("No clock is in a dispute");
  return PARTIES[role];
};

type Of<Name extends JobAction["action"]> = Extract<JobAction, { readonly action: Name }>;

/**
 * A claim on a milestone that is asked for: nothing of it is paid, and no clock of the job runs, till it ends. Throws
 * wrong_state, amount_exceeded, and job_not_found for another job's milestone.
 */
export async function openDispute(work: Work, claim: Of<"open-dispute">): Promise<Work> {
  const { tx, job, now } = work;
  const { milestoneId, amountMinor } = claim;
  const { askedAt, balance } = await accountOf(work, milestoneId);
  const all = (await milestonesOf(tx, [job.id])).map(({ id }) => id);
  if (askedAt === null || balance.goods === 0 || (await openDisputeOf(tx, all)) !== null) throw wrong();
  if (amountMinor > balance.goods) throw new AppError("amount_exceeded");
  const { handoverUntil } = job;
  const handoverLeft = handoverUntil === null ? null : Math.max(0, handoverUntil.getTime() - now.getTime());
  const after = await step(work, "dispute", { reason: claim.text, sent: { handoverUntil: null, handoverLeft } });
  const id = newId(now);
  await insertDispute(tx, {
    id,
    about: "milestone",
    subjectId: milestoneId,
    ...ofMilestone(milestoneId),
    state: "open",
    openedBy: work.role === "owner" ? "buyer" : "shop",
    amountMinor,
    currency: job.currency,
    proposedMinor: null,
    proposedBy: null,
    deadline: answerUntil(now),
    holdLeft: null,
    completionLeft: null,
    createdAt: now,
    updatedAt: now,
  });
  await note(work, id, "open", claim);
  const amount = moneyOf(job, amountMinor);
  await tellOthers(work, ({ number }) => ({ kind: "job_dispute_opened", values: { number, amount } }));
  return after;
}

/**
 * Somebody answers, proposes, agrees, withdraws or decides. Agreed or decided, the milestone is smaller by the amount, and
 * what was paid too much is owed back. Throws wrong_state, amount_exceeded and job_not_found.
 */
export async function argue(work: Work, disputeId: string, event: DisputeEvent, said: Said = {}): Promise<Work> {
  const { tx, job, now } = work;
  const ids = (await milestonesOf(tx, [job.id])).map(({ id }) => id);
  const row = (await disputesAbout(tx, ids)).find(({ id }) => id === disputeId);
  if (row?.milestoneId == null) throw new AppError("job_not_found");
  const account = ofMilestone(row.milestoneId);
  const arguing = { party: partyOf(work.role), now };
  const sent = await stepOf(row, arguing, event, said, async () => (await balanceOn(tx, account)).goods);
  await updateDispute(tx, disputeId, sent);
  await note(work, disputeId, event, said);
  const amountMinor = said.amountMinor ?? 0;
  if (settles(sent.state))
    await askForLess(work, await accountOf(work, row.milestoneId), amountMinor, `dispute ${disputeId}`);
  await tell(work, event, amountMinor);
  return isLiving(sent.state) ? work : goOn(work);
}

/** The job goes on where it was, and its clock with what was left of it. */
async function goOn(work: Work): Promise<Work> {
  const { handoverLeft } = work.job;
  const handoverUntil = handoverLeft === null ? null : new Date(work.now.getTime() + handoverLeft);
  return progress(await step(work, "settle", { sent: { handoverUntil, handoverLeft: null } }));
}

const note = (work: Work, disputeId: string, event: "open" | DisputeEvent, said: Said) =>
  noteSaid({ ...work, party: partyOf(work.role), firmId: work.job.firmId }, disputeId, event, said, noteEntry);

async function tell(work: Work, event: DisputeEvent, minor: number): Promise<void> {
  const amount = moneyOf(work.job, minor);
  await tellOthers(work, ({ number }) => {
    switch (event) {
      case "answer":
        return { kind: "job_dispute_answered", values: { number } };
      case "propose":
        return { kind: "job_dispute_proposed", values: { number } };
      case "withdraw":
        return { kind: "job_dispute_withdrawn", values: { number } };
      case "agree":
      case "decide":
      default:
        return { kind: "job_dispute_settled", values: { number, amount } };
    }
  });
}

/** What was asked for of a job that has ended is asked for no longer: what came of it is owed back. */
export async function takeBack(work: Work): Promise<void> {
  for (const account of await accountsOf(work)) await askForLess(work, account, account.balance.goods, "cancelled");
}
