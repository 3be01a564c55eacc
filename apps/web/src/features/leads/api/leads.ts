import type { BodyInput } from "@sunwright/contract/endpoint";
import type { startQuote } from "@sunwright/contract/quotes";
import type { answerLead, listLeads, readLead } from "@sunwright/contract/leads";
import { say } from "@sunwright/words/leads";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import type { LeadSearch } from "../model/lead-search";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listLeads>("GET", "/api/leads");
const LEAD = route<typeof readLead>("GET", "/api/leads/:leadId");
const ANSWER = route<typeof answerLead>("POST", "/api/leads/:leadId/answer", ["leads", "one-lead"]);

const START = route<typeof startQuote>("POST", "/api/leads/:leadId/quote", ["quotes", "quote", "one-lead"]);

/** Homeowners ask and withdraw meanwhile. [ms] */
const LIST_AGAIN = 30_000;
const LEAD_AGAIN = 10_000;

export const leadsQuery = ({ view, sort, q, after }: LeadSearch) => ({
  ...read(LIST, {
    query: {
      ...(view === undefined ? {} : { view }),
      ...(sort === undefined ? {} : { sort }),
      ...(q === undefined ? {} : { search: q }),
      ...(after === undefined ? {} : { after }),
    },
  }),
  refetchInterval: LIST_AGAIN,
});
export const leadQuery = (leadId: string) => ({ ...read(LEAD, { params: { leadId } }), refetchInterval: LEAD_AGAIN });

export type Answered = BodyInput<typeof answerLead>;

/** Accepts or declines. What a colleague, the homeowner or the clock did before is said, and the lead is read again. */
export function useAnswer(leadId: string, onAccepted: () => void) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (body: Answered) =>
      call(ANSWER, { params: { leadId }, body, idempotencyKey: keyFor({ leadId, body }) }),
    onSuccess: (_lead, { answer }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say(answer === "accept" ? "accepted" : "declined") });
      if (answer === "accept") onAccepted();
    },
    onError: (error) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) });
    },
    onSettled: () => readAgain(client, ANSWER),
  });
}

/** Begins the quote of a lead, or finds the one there is. */
export function useStartingQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (leadId: string) => call(START, { params: { leadId } }),
    onError: (error) => toast({ tone: "bad", title: say("notStarted"), description: whatHappened(error, say("safe")) }),
    onSettled: () => readAgain(client, START),
  });
}
