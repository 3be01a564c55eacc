import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import { REVIEW_RULES } from "./rules";
import {
  answerReports,
  countFlagged,
  flaggedReviews,
  lockReview,
  reportedReviews,
  reportsOf,
  reviewById,
  type ReviewRow,
  updateReview,
} from "./table";
import { tellAuthor } from "./telling";

interface Asked {
  readonly view: "reported" | "hidden";
  readonly search: string;
  readonly offset: number;
  readonly most: number;
}

/** What operators do about reviews. The audit is theirs. */
export const createModeration = ({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) => ({
  /** All that were reported and that nobody has answered. */
  reported: reportedReviews,

  async page(executor: Executor, { offset, most, ...asked }: Asked) {
    const rows = await flaggedReviews(executor, asked, { offset, most });
    const lines = rows.map(({ review, firm, reports, since }) => ({ ...presented(review), firm, reports, since }));
    return { total: await countFlagged(executor, asked), lines };
  },

  /** One that is hidden or was reported; null for any other. */
  async find(executor: Executor, id: string) {
    const row = await reviewById(executor, id);
    if (row === null) return null;
    const reports = await reportsOf(executor, id);
    if (row.state !== "hidden" && (row.state !== "published" || reports.length === 0)) return null;
    const waiting = reports.filter(({ answeredAt }) => answeredAt === null);
    return {
      sides: { people: [row.authorId, ...reports.map(({ userId }) => userId)], firmId: row.firmId },
      review: {
        ...presented(row),
        reports: waiting.length,
        since: waiting[0]?.createdAt ?? row.createdAt,
        product: row.product,
        reply: row.repliedAt === null ? null : row.replyShown,
        hiddenBecause: row.hiddenBecause,
      },
      reasons: reports.map(({ createdAt, reason, answeredAt }) => ({
        at: createdAt,
        text: reason,
        answered: answeredAt !== null,
      })),
    };
  },

  /** Null where there is no such review, or none of its reports waits. */
  async keep(tx: Transaction, id: string) {
    const row = await lockReview(tx, id);
    const outcome = row && next(REVIEW_RULES, row.state, "keep", "operator");
    if (row === null || outcome?.is !== "allowed") return null;
    if ((await answerReports(tx, id, clock.now())) === 0) return null;
    return { state: row.state, after: outcome.to };
  },

  /** For a reason that its writer is shown. Null where there is no such review, or none of its reports waits. */
  async hide(tx: Transaction, id: string, reason: string) {
    const row = await lockReview(tx, id);
    const outcome = row && next(REVIEW_RULES, row.state, "hide", "operator");
    if (row === null || outcome?.is !== "allowed") return null;
    if ((await answerReports(tx, id, clock.now())) === 0) return null;
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

/** As everybody reads it, without who wrote it. */
const presented = ({ id, kind, stars, shown, state }: ReviewRow) => ({ id, kind, stars, pieces: shown, state });
