/** Free of zod, for the first script of a page. */

/** What a review is of: a job that was handed over, or a line of an order that was delivered. */
export const REVIEW_SUBJECTS = ["job", "line"] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** Published at once. Withdrawn by who wrote it, hidden by an operator: nobody else reads it then, and it does not count. */
export const REVIEW_STATES = ["published", "withdrawn", "hidden"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_EVENTS = ["edit", "withdraw", "reply", "report", "keep", "hide", "show"] as const;
export type ReviewEvent = (typeof REVIEW_EVENTS)[number];
/** Who wrote it, the firm it is about, everybody else who is signed in, and an operator. */
export const REVIEW_ROLES = ["author", "firm", "reader", "operator"] as const;
export type ReviewRole = (typeof REVIEW_ROLES)[number];

export const STARS = { min: 1, max: 5 } as const;
/** A review and a reply can be changed for so long after they were written. [days] House rule: as long as returns are heard. */
export const REVIEW_EDIT_DAYS = 14;
export const REVIEWS_PER_PAGE = 10;
export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
/** Reports of one person in an hour. */
export const REPORTS_PER_HOUR = 20;
