import type { Rating } from "@sunwright/contract/reviews";
import { say } from "@sunwright/words/reviews";

/** What others say, in one sentence. */
export const ratingText = ({ mean, reviews }: Rating): string =>
  mean === null ? say("none") : say("rating", { mean, reviews });
