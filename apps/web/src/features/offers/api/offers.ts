import type { BodyInput } from "@sunwright/contract/endpoint";
import type { acceptOffer, answerOffer, listOffers } from "@sunwright/contract/offers";
import type { OfferPriority } from "@sunwright/contract/quote-states";
import { say } from "@sunwright/words/offers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listOffers>("GET", "/api/requests/:projectId/offers");
const ACCEPT = route<typeof acceptOffer>("POST", "/api/requests/:projectId/offers/:versionId/accept", [
  "request",
  "offers",
]);
const ANSWER = route<typeof answerOffer>("POST", "/api/requests/:projectId/offers/:versionId/answer", ["offers"]);

/** Firms send and take back meanwhile. [ms] */
const AGAIN = 20_000;

export const offersQuery = (projectId: string, priority: OfferPriority | undefined) => ({
  ...read(LIST, { params: { projectId }, query: priority === undefined ? {} : { priority } }),
  refetchInterval: AGAIN,
});

export type Decision =
  | { readonly does: "accept"; readonly versionId: string; readonly body: BodyInput<typeof acceptOffer> }
  | { readonly does: "answer"; readonly versionId: string; readonly body: BodyInput<typeof answerOffer> };

const DONE = { accept: "accepted", ask_change: "wished", decline: "declined" } as const;

/** Accepts, asks for a change or declines. What another tab or the firm did before is said, and all is read again. */
export function useDeciding(projectId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (decision: Decision) => {
      const { versionId } = decision;
      const [params, idempotencyKey] = [{ projectId, versionId }, keyFor({ projectId, ...decision })];
      return decision.does === "accept"
        ? call(ACCEPT, { params, body: decision.body, idempotencyKey })
        : call(ANSWER, { params, body: decision.body, idempotencyKey });
    },
    onSuccess: (_offers, decision) => {
      keyFor.fulfilled();
      toast({
        tone: "ok",
        title: say(DONE[decision.does === "accept" ? "accept" : decision.body.answer]),
      });
    },
    onError: (error) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) });
    },
    onSettled: () => readAgain(client, ACCEPT),
  });
}
