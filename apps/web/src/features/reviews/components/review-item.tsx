import type { Review } from "@sunwright/contract/reviews";
import { say } from "@sunwright/words/reviews";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { Stars } from "../../../ui/stars";

interface ReviewItemProps {
  readonly review: Review;
  /** Who answers; without it the answer stands under no name. */
  readonly firm?: string | undefined;
  readonly children?: ReactNode;
}

/** A review as everybody reads it, with the firm's answer under it. */
export function ReviewItem({ review, firm, children }: ReviewItemProps) {
  const { stars, pieces, at, edited, product, reply } = review;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} label={say("stars", { stars })} />
        <span className="type-h4 break-words">{review.mine ? say("yours") : whoWrote(review)}</span>
        <span className="type-help text-text-3">
          <time dateTime={at}>{formatDate(at)}</time>
          {edited && `, ${say("edited")}`}
        </span>
      </div>
      {product !== null && <p className="type-help break-words text-text-2">{say("ofProduct", { product })}</p>}
      {pieces.length > 0 && (
        <p className="review-words">
          <HiddenPieces pieces={pieces} />
        </p>
      )}
      {reply !== null && (
        <div className="review-reply">
          <p className="type-help text-text-2">
            {firm === undefined ? say("replyHere") : say("replyOf", { firm })},{" "}
            <time dateTime={reply.at}>{formatDate(reply.at)}</time>
          </p>
          <p className="review-words">
            <HiddenPieces pieces={reply.pieces} />
          </p>
        </div>
      )}
      {children}
    </>
  );
}

const whoWrote = ({ name, place }: Review) =>
  name === "" ? say("nobody") : place === "" ? name : say("from", { name, place });
