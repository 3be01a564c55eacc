import type {
  editReview,
  listReviews,
  readReviewsAbout,
  replyToReview,
  reportReview,
  withdrawReview,
  writeReview,
} from "@sunwright/contract/reviews";
import { say } from "@sunwright/words/reviews";
import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import type { ReviewSearch } from "../model/review-search";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const CHANGES = ["reviews", "reviews-about", "installer-page"] as const;
const LIST = route<typeof listReviews>("GET", "/api/reviews");
const ABOUT = route<typeof readReviewsAbout>("GET", "/api/reviews/about/:about");
const WRITE = route<typeof writeReview>("POST", "/api/reviews/about/:about", CHANGES);
const EDIT = route<typeof editReview>("PUT", "/api/reviews/:reviewId", CHANGES);
const WITHDRAW = route<typeof withdrawReview>("DELETE", "/api/reviews/:reviewId", CHANGES);
const REPLY = route<typeof replyToReview>("PUT", "/api/reviews/:reviewId/reply", CHANGES);
const REPORT = route<typeof reportReview>("POST", "/api/reviews/:reviewId/reports", CHANGES);

/** Of which firm, or of which product. */
export type Of = { readonly firm: string } | { readonly product: string };

export const listQuery = (of: Of, { stars, sort, page }: ReviewSearch) => ({
  ...read(LIST, {
    query: {
      ...of,
      ...(stars === undefined ? {} : { stars: String(stars) }),
      ...(sort === undefined ? {} : { sort }),
      ...(page === undefined ? {} : { page: String(page) }),
    },
  }),
  placeholderData: keepPreviousData,
});
export const aboutQuery = (about: string) => read(ABOUT, { params: { about } });

export type Sends =
  | { readonly act: "write"; readonly subject: string; readonly stars: number; readonly text: string }
  | { readonly act: "edit"; readonly reviewId: string; readonly stars: number; readonly text: string }
  | { readonly act: "withdraw"; readonly reviewId: string }
  | { readonly act: "reply"; readonly reviewId: string; readonly text: string };

function send(about: string, sent: Sends, idempotencyKey: string) {
  switch (sent.act) {
    case "write": {
      const { subject, stars, text } = sent;
      return call(WRITE, { params: { about }, body: { subject, stars, text }, idempotencyKey });
    }
    case "edit": {
      const { reviewId, stars, text } = sent;
      return call(EDIT, { params: { reviewId }, body: { stars, text } });
    }
    case "withdraw":
      return call(WITHDRAW, { params: { reviewId: sent.reviewId } });
    case "reply":
    default:
      return call(REPLY, { params: { reviewId: sent.reviewId }, body: { text: sent.text } });
  }
}

const notDone = (error: unknown) =>
  toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) });

/** Writes, changes, withdraws or answers a review of a job or an order. */
export function useReviewing(about: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (sent: Sends) => send(about, sent, keyFor(sent)),
    onSuccess: (answer, { act }) => {
      keyFor.fulfilled();
      client.setQueryData(aboutQuery(about).queryKey, answer);
      toast({ tone: "ok", title: say(`done.${act}`) });
    },
    onError: (error) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      notDone(error);
    },
    onSettled: () => readAgain(client, WRITE),
  });
}

export function useReporting(reviewId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (reason: string) =>
      call(REPORT, { params: { reviewId }, body: { reason }, idempotencyKey: keyFor(reason) }),
    onSuccess: () => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say("report.done") });
    },
    onError: notDone,
    onSettled: () => readAgain(client, REPORT),
  });
}
