import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import { REPORTS_PER_HOUR, REVIEWS_PER_PAGE } from "@sunwright/contract/review-states";
import type { listReviews, reportReview } from "@sunwright/contract/reviews";
import type { Windowed } from "../../platform/attempts-table";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import type { Throttle } from "../../platform/throttle";
import { told } from "../../platform/told";
import { presentReview } from "./present";
import { ratingFrom, reviewsOf, spreadOf } from "./ratings-table";
import { insertReport, lockReview, publishedReviews, reportedBy } from "./table";

const RATE: Windowed = { kind: "window", most: REPORTS_PER_HOUR, window: 3_600 };

interface Parts {
  readonly clock: Clock;
  readonly throttle: Pick<Throttle, "consume">;
}

/** What anybody does with published reviews: reads them, and reports one that something is wrong with. */
export function createReaders({ clock, throttle }: Parts) {
  return {
    /** Throws invalid_input without a firm and a product. */
    async list(
      executor: Executor,
      userId: string,
      { firm, product, ...asked }: Query<typeof listReviews>,
    ): Promise<Response<typeof listReviews>> {
      if (firm === undefined && product === undefined) throw invalidField("firm", told("review.ofWhat"));
      const which = reviewsOf(firm, product);
      const spread = await spreadOf(executor, which);
      const rows = await publishedReviews(executor, which, {
        ...asked,
        stars: asked.stars,
        limit: REVIEWS_PER_PAGE,
      });
      const shown = rows.slice(0, REVIEWS_PER_PAGE);
      const reported = await reportedBy(
        executor,
        userId,
        shown.map(({ id }) => id),
      );
      return {
        rating: ratingFrom(spread),
        spread,
        reviews: shown.map((row) => presentReview(row, userId, reported.has(row.id))),
        more: rows.length > shown.length,
      };
    },

    /** Of what is published, whoever reads it. Throws review_over for who wrote it, and too_many_attempts. */
    async report(
      tx: Transaction,
      userId: string,
      id: string,
      { reason }: Body<typeof reportReview>,
    ): Promise<Record<string, never>> {
      const row = await lockReview(tx, id);
      if (row?.state !== "published") throw new AppError("review_not_found");
      if (row.authorId === userId) throw new AppError("review_over");
      if (!(await throttle.consume(tx, "review report", userId, RATE)))
        throw new AppError("too_many_attempts", { retryAfter: RATE.window });
      await insertReport(tx, { reviewId: id, userId, reason, createdAt: clock.now() });
      return {};
    },
  };
}
