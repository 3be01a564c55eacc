import type { Rating } from "@sunwright/contract/reviews";
import { say } from "@sunwright/words/reviews";
import { Stars } from "../ui/stars";

/** What others say, in one line. */
export const RatingLine = ({ rating: { mean, reviews } }: { readonly rating: Rating }) =>
  mean === null ? (
    <span>{say("none")}</span>
  ) : (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Stars stars={mean} size={14} />
      <span>{say("rating", { mean, reviews })}</span>
    </span>
  );
