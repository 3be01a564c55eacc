import type { actOnJob } from "@sunwright/contract/job-actions";
import type {
  beginMilestonePayment,
  checkMilestonePayment,
  decideMilestonePayment,
  listJobs,
  readJob,
  refundMilestone,
} from "@sunwright/contract/jobs";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { say as sayStep } from "@sunwright/words/job-steps";
import { say } from "@sunwright/words/jobs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { refusedAtField } from "../../../lib/field-refusal";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import { type CardStep, useCard } from "../../sales/api/card-payment";
import { type JobSearch, questionOf } from "../model/job-search";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CHANGES = ["jobs", "job"] as const;
const LIST = route<typeof listJobs>("GET", "/api/jobs");
const JOB = route<typeof readJob>("GET", "/api/jobs/:jobId");
const ACT = route<typeof actOnJob>("POST", "/api/jobs/:jobId/actions", CHANGES);
const BEGIN = route<typeof beginMilestonePayment>("POST", "/api/milestones/:milestoneId/card-payment", CHANGES);
const CHECK = route<typeof checkMilestonePayment>("POST", "/api/milestones/:milestoneId/card-payment/check", CHANGES);
const DECIDE = route<typeof decideMilestonePayment>("POST", "/api/milestones/:milestoneId/card-payment/test", CHANGES);
const REFUND = route<typeof refundMilestone>("POST", "/api/milestones/:milestoneId/card-refund", CHANGES);

/** The other side acts, too: what is looked at is read again so often, and not in the background. [ms] */
const JOB_AGAIN = 10_000;
const LIST_AGAIN = 30_000;

export const jobsQuery = (search: JobSearch) => ({
  ...read(LIST, { query: questionOf(search) }),
  refetchInterval: LIST_AGAIN,
});
export const jobQuery = (jobId: string) => ({ ...read(JOB, { params: { jobId } }), refetchInterval: JOB_AGAIN });
export const jobAddress = (jobId: string) => `/api/jobs/${jobId}`;

export type JobSends = BodyInput<typeof actOnJob>;

interface JobActed {
  readonly body: JobSends;
  /** From a dialog, which says itself what of it is refused. */
  readonly asked: boolean;
}

/** Acts on a job; the page reads it again. */
export function useJobAction(jobId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: ({ body }: JobActed) => call(ACT, { params: { jobId }, body, idempotencyKey: keyFor(body) }),
    onSuccess: (job, { body: { action } }) => {
      keyFor.fulfilled();
      client.setQueryData(jobQuery(jobId).queryKey, job);
      toast({ tone: "ok", title: sayStep(`done.${action}`) });
    },
    onError: (error, { asked }) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      if (asked && refusedAtField(error) !== null) return;
      // The first thing that is missing says more than that something is.
      const [missing] = error instanceof ApiError ? error.issues : [];
      toast({ tone: "bad", title: say("notDone"), description: missing?.message ?? whatHappened(error, say("safe")) });
    },
    onSettled: () => readAgain(client, ACT),
  });
}

type Step = CardStep | { readonly step: "refund"; readonly amountMinor: number };

/** Paying a milestone by card, and paying back to the card by the firm. */
export const useMilestoneCard = (milestoneId: string) =>
  useCard(BEGIN, async (asked: Step, idempotencyKey) => {
    const params = { milestoneId };
    if (asked.step === "begin") return (await call(BEGIN, { params, idempotencyKey })).url;
    if (asked.step === "decide") await call(DECIDE, { params, body: { outcome: asked.outcome }, idempotencyKey });
    else if (asked.step === "refund")
      await call(REFUND, { params, body: { amountMinor: asked.amountMinor }, idempotencyKey });
    else await call(CHECK, { params, idempotencyKey });
    return null;
  });
