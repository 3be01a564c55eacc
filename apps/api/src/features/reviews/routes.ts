import * as contract from "@sunwright/contract/reviews";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Reviews } from "./service";

export function reviewRoutes(app: App, reviews: Reviews): void {
  serve(app, contract.listReviews, ({ executor, viewer, query }) => reviews.list(executor, viewer.userId, query));
  serve(app, contract.readReviewsAbout, ({ executor, viewer, params }) =>
    reviews.about(executor, viewer.userId, params.about),
  );
  serve(app, contract.writeReview, ({ tx, viewer, params, body }) =>
    reviews.write(tx, viewer.userId, params.about, body),
  );
  serve(app, contract.editReview, ({ tx, viewer, params, body }) =>
    reviews.edit(tx, viewer.userId, params.reviewId, body),
  );
  serve(app, contract.withdrawReview, ({ tx, viewer, params }) => reviews.withdraw(tx, viewer.userId, params.reviewId));
  serve(app, contract.replyToReview, ({ tx, viewer, params, body }) =>
    reviews.reply(tx, viewer.userId, params.reviewId, body),
  );
  serve(app, contract.reportReview, ({ tx, viewer, params, body }) =>
    reviews.report(tx, viewer.userId, params.reviewId, body),
  );
}
