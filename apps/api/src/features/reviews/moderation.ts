import type { Transaction } from "../../platform/database";
import { next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import { REVIEW_RULES } from "./rules";
import { lockReview, reportedReviews, updateReview } from "./table";
import { tellAuthor } from "./telling";

/** What operators do about reviews. The audit is theirs. */
export const createModeration = ({ tell }: { readonly tell: Tell }) => ({
  reported: reportedReviews,

  /** For a reason that its writer is shown. Null where there is no such review, or it cannot be hidden. */
  async hide(tx: Transaction, id: string, reason: string) {
    const row = await lockReview(tx, id);
    const outcome = row && next(REVIEW_RULES, row.state, "hide", "operator");
    if (row === null || outcome?.is !== "allowed") return null;
    await updateReview(tx, id, { state: outcome.to, hiddenBecause: reason });
    await tellAuthor({ tx, tell, row }, { kind: "review_hidden", values: { reason } });
    return { state: row.state, after: outcome.to };
  },

  /** Null where there is no such review, or it is not hidden. */
  async show(tx: Transaction, id: string) {
    const row = await lockReview(tx, id);
    const outcome = row && next(REVIEW_RULES, row.state, "show", "operator");
    if (row === null || outcome?.is !== "allowed") return null;
    await updateReview(tx, id, { state: outcome.to, hiddenBecause: "" });
    return { state: row.state, after: outcome.to };
  },
});
