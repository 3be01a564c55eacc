import { LINE_MAX, TEXT_MAX } from "@sunwright/contract/limits";
import type { LargestCall } from "./largest-call";
import { LINE, TEXT } from "./largest-state";

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const WORDS = TEXT.slice(0, TEXT_MAX).trim();
const of = (path: string, body?: unknown) => (): LargestCall => ({ path, body });

/** Every call of reviews. */
export const LARGEST_OF_REVIEWS: Readonly<Record<string, () => LargestCall>> = {
  "GET /api/reviews": of(`/api/reviews?firm=${NOBODY}&product=${NOBODY}&stars=5&sort=lowest&page=1000`),
  "GET /api/reviews/about/:about": of(`/api/reviews/about/${NOBODY}`),
  "POST /api/reviews/about/:about": of(`/api/reviews/about/${NOBODY}`, { subject: NOBODY, stars: 5, text: WORDS }),
  "PUT /api/reviews/:reviewId": of(`/api/reviews/${NOBODY}`, { stars: 5, text: WORDS }),
  "DELETE /api/reviews/:reviewId": of(`/api/reviews/${NOBODY}`),
  "PUT /api/reviews/:reviewId/reply": of(`/api/reviews/${NOBODY}/reply`, { text: WORDS }),
  "POST /api/reviews/:reviewId/reports": of(`/api/reviews/${NOBODY}/reports`, {
    reason: LINE.slice(0, LINE_MAX).trim(),
  }),
};
