import { z } from "zod";
import { endpoint } from "./endpoint";
import { LINE_MAX, TEXT_MAX } from "./limits";
import { Pieces } from "./pieces";
import { REVIEW_SORTS, REVIEW_STATES, REVIEW_SUBJECTS, REVIEWS_PER_PAGE, STARS } from "./review-states";
import { line, typed } from "./text";

const tag = "reviews";
const access = "session";
const stars = z.number().int().min(STARS.min).max(STARS.max);
const count = z.number().int().min(0);

/** What published reviews come to. */
export const Rating = z.object({
  /** Their mean, to one decimal; null where there is none. */
  mean: z.number().min(STARS.min).max(STARS.max).nullable(),
  reviews: count,
});
export type Rating = z.output<typeof Rating>;

const Reply = z.object({ pieces: Pieces, at: z.iso.datetime() });

/** A review as everybody reads it: ways to reach somebody, and the writer's last name, are hidden in it. */
export const Review = z.object({
  id: z.uuid(),
  stars,
  pieces: Pieces,
  /** First name; empty once the account is gone. */
  name: z.string(),
  /** The town alone; empty once the account is gone. */
  place: z.string(),
  /** The product; null of a job. */
  product: z.string().nullable(),
  at: z.iso.datetime(),
  edited: z.boolean(),
  reply: Reply.nullable(),
  /** The caller wrote it. */
  mine: z.boolean(),
  /** The caller has reported it. */
  reported: z.boolean(),
});
export type Review = z.output<typeof Review>;

/** The same for who wrote it and for its firm. */
export const OwnReview = Review.extend({
  state: z.enum(REVIEW_STATES),
  /** Why an operator hid it. */
  hiddenBecause: z.string(),
  /** As it was written; empty for everybody but who wrote it. */
  text: z.string(),
  /** As it was written; empty for everybody but the firm. */
  replyText: z.string(),
  /** What the caller may do with it. */
  events: z.array(z.enum(["edit", "withdraw", "reply"])).readonly(),
  /** Until when it can be changed by its writer. */
  editableUntil: z.iso.datetime(),
  /** Until when the reply can be changed; null before there is one. */
  replyUntil: z.iso.datetime().nullable(),
});
export type OwnReview = z.output<typeof OwnReview>;

/** What a job or an order has to be reviewed. */
export const Reviewable = z.object({
  subject: z.uuid(),
  kind: z.enum(REVIEW_SUBJECTS),
  /** Of the product, or of the firm. */
  name: z.string(),
  /** The caller may write one now. */
  open: z.boolean(),
  review: OwnReview.nullable(),
});
export type Reviewable = z.output<typeof Reviewable>;

export const ReviewsAbout = z.object({
  /** On which side the caller is. */
  side: z.enum(["person", "firm"]),
  subjects: z.array(Reviewable).readonly(),
});
export type ReviewsAbout = z.output<typeof ReviewsAbout>;

export const listReviews = endpoint({
  method: "GET",
  path: "/api/reviews",
  summary: "Published reviews of a firm or of a product, ten at a time, with their mean",
  tag,
  access,
  query: z.object({
    firm: z.uuid().optional().describe("Of this installer or shop; needed without `product`"),
    product: z.uuid().optional().describe("Of this product alone"),
    stars: z.coerce.number().int().min(STARS.min).max(STARS.max).optional().describe("Only those with so many stars"),
    sort: z.enum(REVIEW_SORTS).default("newest").describe("Of equal stars the newest first"),
    page: z.coerce.number().int().min(1).max(1_000).default(1).describe("From 1"),
  }),
  response: z.object({
    rating: Rating,
    /** How many gave 1 to 5 stars. */
    spread: z.array(count).max(STARS.max).readonly(),
    reviews: z.array(Review).max(REVIEWS_PER_PAGE).readonly(),
    more: z.boolean(),
  }),
  errors: ["not_signed_in", "invalid_input"],
});

const about = z.object({ about: z.uuid() });

export const readReviewsAbout = endpoint({
  method: "GET",
  path: "/api/reviews/about/:about",
  summary: "What of a job, or of an order by the id of its shop's part, can be reviewed, for both sides",
  tag,
  access,
  params: about,
  response: ReviewsAbout,
  errors: ["not_signed_in", "invalid_input", "review_not_found"],
});

const written = { stars, text: typed().max(TEXT_MAX) };
export const REVIEW_CHANGES = ["reviews", "reviews-about", "installer-page"] as const;
const changing = { tag, access, changes: REVIEW_CHANGES, response: ReviewsAbout } as const;
const ofReview = z.object({ reviewId: z.uuid() });
const REFUSALS = ["not_signed_in", "invalid_input", "review_not_found"] as const;

export const writeReview = endpoint({
  method: "POST",
  path: "/api/reviews/about/:about",
  summary: "Review a job that was handed over, or a line of an order that was delivered, once",
  verified: true,
  status: 201,
  params: about,
  body: z.strictObject({ subject: z.uuid(), ...written }),
  errors: [...REFUSALS, "review_too_early", "review_written", "own_firm", "idempotency_key_reused", "email_unverified"],
  ...changing,
});

export const editReview = endpoint({
  method: "PUT",
  path: "/api/reviews/:reviewId",
  summary: "Change the caller's own review within 14 days",
  verified: true,
  params: ofReview,
  body: z.strictObject(written),
  errors: [...REFUSALS, "review_over", "email_unverified"],
  ...changing,
});

export const withdrawReview = endpoint({
  method: "DELETE",
  path: "/api/reviews/:reviewId",
  summary: "Withdraw the caller's own review for good: nobody reads it any more, and no other takes its place",
  params: ofReview,
  errors: [...REFUSALS, "review_over"],
  ...changing,
});

export const replyToReview = endpoint({
  method: "PUT",
  path: "/api/reviews/:reviewId/reply",
  summary: "Answer a review of the caller's firm, once; the answer can be changed within 14 days",
  verified: true,
  params: ofReview,
  body: z.strictObject({ text: typed().min(1).max(TEXT_MAX) }),
  errors: [...REFUSALS, "review_over", "email_unverified"],
  ...changing,
});

export const reportReview = endpoint({
  method: "POST",
  path: "/api/reviews/:reviewId/reports",
  summary: "Tell operators what is wrong with a published review, once",
  tag,
  access,
  changes: REVIEW_CHANGES,
  params: ofReview,
  body: z.strictObject({ reason: line(LINE_MAX).min(1) }),
  response: z.object({}),
  errors: [...REFUSALS, "review_over", "too_many_attempts", "idempotency_key_reused"],
});
