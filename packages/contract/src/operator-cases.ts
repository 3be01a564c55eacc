import { UNIT_KINDS } from "@sunwright/engine/jobs/work";
import { z } from "zod";
import { Acknowledged } from "./accounts";
import { endpoint } from "./endpoint";
import { LINE_MAX, NAME_MAX } from "./limits";
import { DECISION } from "./operator";
import { AuditLine, NO_OPERATOR, page } from "./operator-audit";
import { Pieces } from "./pieces";
import { REVIEW_STATES, REVIEW_SUBJECTS, STARS } from "./review-states";
import { line } from "./text";

const tag = "operator";
const access = "session";
const at = z.iso.datetime();
const count = z.number().int().min(0);
const reason = line(LINE_MAX).min(1);
const search = line(NAME_MAX).default("");

/** Lines of a page of passports that wait, and of reviews. */
export const CASES_PAGE = 20;

const HeldPassport = z.object({
  number: z.string(),
  jobNumber: z.string(),
  firm: z.string(),
  place: z.string(),
  handedOverOn: z.iso.date(),
  /** Since when it waits. */
  since: at,
});
export type HeldPassport = z.output<typeof HeldPassport>;

export const listHeldPassports = endpoint({
  method: "GET",
  path: "/api/operator/passports",
  summary: "Passports that wait because a serial of theirs is known elsewhere, the longest waiting first",
  tag,
  access,
  query: z.object({
    search: search.describe("Words of the firm or the town, or the number of the passport or the job"),
    page: page(),
  }),
  response: z.object({ total: count, passports: z.array(HeldPassport).readonly() }),
  errors: [...NO_OPERATOR, "invalid_input"],
});

export const HeldPassportFile = HeldPassport.extend({
  units: z
    .array(
      z.object({
        kind: z.enum(UNIT_KINDS),
        position: z.number().int(),
        name: z.string(),
        serial: z.string(),
        /** Other jobs in which the same stands. */
        elsewhere: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  /** The newest first. */
  history: z.array(AuditLine).readonly(),
});
export type HeldPassportFile = z.output<typeof HeldPassportFile>;

const passport = z.object({ passportNumber: z.string().regex(/^P-\d{1,9}$/) });

export const openHeldPassport = endpoint({
  method: "POST",
  path: "/api/operator/passports/:passportNumber/opening",
  summary: "Read the serials of a passport that waits, and where else they stand; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  unstored: true,
  params: passport,
  response: HeldPassportFile,
  errors: [...NO_OPERATOR, "invalid_input", "passport_not_found"],
});

export const releasePassport = endpoint({
  method: "POST",
  path: "/api/operator/passports/:passportNumber/decision",
  summary: "Let a passport go whose serials were looked at: its link works from now on, and its owner is told",
  tag,
  access,
  changes: ["operator-passports", "queue", "audit"],
  params: passport,
  body: z.object({ reason }),
  response: Acknowledged,
  errors: [...DECISION, "passport_not_found", "decided_already"],
});

export const FLAGGED_VIEWS = ["reported", "hidden"] as const;
const FlaggedReview = z.object({
  id: z.uuid(),
  kind: z.enum(REVIEW_SUBJECTS),
  firm: z.string(),
  stars: z.number().int().min(STARS.min).max(STARS.max),
  /** As everybody reads it. */
  pieces: Pieces,
  state: z.enum(REVIEW_STATES),
  /** How many reports nobody has answered. */
  reports: count,
  /** Of the first report that nobody has answered; of a hidden one, when it was written. */
  since: at,
});
export type FlaggedReview = z.output<typeof FlaggedReview>;

export const listFlaggedReviews = endpoint({
  method: "GET",
  path: "/api/operator/reviews",
  summary: "Reviews that were reported, the longest waiting first, or that are hidden",
  tag,
  access,
  query: z.object({
    view: z.enum(FLAGGED_VIEWS).default("reported").describe("Published ones that were reported, or hidden ones"),
    search: search.describe("Words of the firm, or of the review"),
    page: page(),
  }),
  response: z.object({ total: count, reviews: z.array(FlaggedReview).readonly() }),
  errors: [...NO_OPERATOR, "invalid_input"],
});

export const FlaggedReviewFile = FlaggedReview.extend({
  product: z.string().nullable(),
  reply: Pieces.nullable(),
  /** Why it is hidden. */
  hiddenBecause: z.string(),
  /** The oldest first; who reported is told to nobody. */
  reasons: z.array(z.object({ at, text: z.string(), answered: z.boolean() })).readonly(),
  history: z.array(AuditLine).readonly(),
});
export type FlaggedReviewFile = z.output<typeof FlaggedReviewFile>;

const review = z.object({ reviewId: z.uuid() });

export const openFlaggedReview = endpoint({
  method: "POST",
  path: "/api/operator/reviews/:reviewId/opening",
  summary: "Read a review that was reported or hidden, and why; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  unstored: true,
  params: review,
  response: FlaggedReviewFile,
  errors: [...NO_OPERATOR, "invalid_input", "review_not_found"],
});

export const REVIEW_DECISIONS = ["keep", "hide", "show"] as const;

export const decideReview = endpoint({
  method: "POST",
  path: "/api/operator/reviews/:reviewId/decision",
  summary: "Keep a reported review, hide it, or show a hidden one again; its writer reads why it was hidden",
  tag,
  access,
  changes: ["operator-reviews", "queue", "audit"],
  params: review,
  body: z.object({ decision: z.enum(REVIEW_DECISIONS), reason }),
  response: Acknowledged,
  errors: [...DECISION, "review_not_found", "decided_already"],
});
