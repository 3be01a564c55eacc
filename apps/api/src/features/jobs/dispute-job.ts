import type { JobAction } from "@sunwright/contract/job-actions";
import type { DisputeEvent, DisputeParty } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import * as sale from "../sales/argue-dispute";
import type { Said } from "../sales/dispute-step";
import { livingDispute } from "../sales/dispute-table";
import { ofMilestone } from "../sales/ledger-table";
import { moneyAccounts } from "./job-table";
import { accountOf } from "./pay-milestone";
import { moneyOf } from "../sales/notice";
import { tellOthers } from "./notify-sides";
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
  const living = await livingDispute(tx, await moneyAccounts(tx, job.id));
  if (askedAt === null || balance.goods === 0 || living !== null) throw wrong();
  if (amountMinor > balance.goods) throw new AppError("amount_exceeded");
  const handoverLeft = sale.leftOf(job.handoverUntil, now);
  const after = await step(work, "dispute", { reason: claim.text, sent: { handoverUntil: null, handoverLeft } });
  await sale.openDispute(
    arguerOf(work),
    {
      about: "milestone",
      subjectId: milestoneId,
      account: ofMilestone(milestoneId),
      openedBy: work.role === "owner" ? "buyer" : "shop",
      currency: job.currency,
      holdLeft: null,
      completionLeft: null,
    },
    claim,
  );
  const amount = moneyOf(job, amountMinor);
  await tellOthers(work, ({ number }) => ({ kind: "job_dispute_opened", values: { number, amount } }));
  return after;
}

/** A step of one, after which the job goes on where it has ended. Throws job_not_found for another job's. */
export async function argue(work: Work, id: string, event: DisputeEvent, said: Said = {}): Promise<Work> {
  const { ended } = await sale.argue(
    arguerOf(work),
    {
      accounts: await moneyAccounts(work.tx, work.job.id),
      missing: "job_not_found",
      reduce: async ({ milestoneId }, amountMinor, of) =>
        askForLess(work, await accountOf(work, milestoneId ?? ""), amountMinor, of),
    },
    { id, event, said },
  );
  const amount = moneyOf(work.job, said.amountMinor ?? 0);
  const kind = `job_dispute_${sale.outcomeOf(event)}` as const;
  await tellOthers(work, ({ number }) => ({ kind, values: { number, amount } }));
  return ended ? goOn(work) : work;
}

const arguerOf = (work: Work) => ({ ...work, party: partyOf(work.role), firmId: work.job.firmId });

/** The job goes on where it was, and its clock with what was left of it. */
async function goOn(work: Work): Promise<Work> {
  const { handoverLeft } = work.job;
  const handoverUntil = handoverLeft === null ? null : new Date(work.now.getTime() + handoverLeft);
  return progress(await step(work, "settle", { sent: { handoverUntil, handoverLeft: null } }));
}

/** What was asked for of a job that has ended is asked for no longer: what came of it is owed back. */
export async function takeBack(work: Work): Promise<void> {
  for (const account of await accountsOf(work)) await askForLess(work, account, account.balance.goods, "cancelled");
}
