import type { listReviews } from "@sunwright/contract/reviews";
import type { Response } from "@sunwright/contract/endpoint";
import { REVIEW_SORTS, type ReviewSort } from "@sunwright/contract/review-states";
import { say } from "@sunwright/words/reviews";
import { useQuery } from "@tanstack/react-query";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatNumber } from "../../lib/format";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Num } from "../../ui/num";
import { Select } from "../../ui/select";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { Stars } from "../../ui/stars";
import { listQuery, type Of } from "./api/reviews";
import { Report } from "./components/report";
import { ReviewItem } from "./components/review-item";
import type { ReviewSearch } from "./model/review-search";
import "./reviews.css";

interface ReviewListProps {
  readonly of: Of;
  /** Who answers. */
  readonly firm: string;
  /** As the address has it. */
  readonly search: ReviewSearch;
  readonly onSearch: OnSearch<ReviewSearch>;
}

const ORDERS = REVIEW_SORTS.map((value) => ({ value, label: say(`order.${value}`) }));
const STARS = [
  { value: "all", label: say("allStars") },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: say("onlyStars", { stars }) })),
];

/** What buyers say of a firm or a product: the mean, how it spreads, and the reviews themselves. */
export function ReviewList({ of, firm, search, onSearch }: ReviewListProps) {
  const answer = useQuery(listQuery(of, search));
  if (!answer.data)
    return answer.isError ? (
      <ErrorRow
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    ) : (
      <Delayed>
        <SkeletonRows rows={3} showLabel label={say("loading")} />
      </Delayed>
    );
  const { reviews, rating, more } = answer.data;
  if (rating.reviews === 0) return <Empty>{say("firm" in of ? "empty.firm" : "empty.product")}</Empty>;
  const { page = 1 } = search;
  const turn = (to: number) => onSearch((latest) => ({ ...latest, page: to === 1 ? undefined : to }));
  return (
    <div className="grid gap-5">
      <Summary answer={answer.data} />
      <div className="flex flex-wrap gap-3">
        <Select
          aria-label={say("whichStars")}
          className="w-44"
          value={search.stars === undefined ? "all" : String(search.stars)}
          options={STARS}
          onValueChange={(value) =>
            onSearch((latest) => ({ ...latest, page: undefined, stars: Number(value) || undefined }))
          }
        />
        <Select
          aria-label={say("order")}
          className="w-44"
          value={search.sort ?? "newest"}
          options={ORDERS}
          onValueChange={(sort: ReviewSort) =>
            onSearch((latest) => ({ ...latest, page: undefined, sort: sort === "newest" ? undefined : sort }))
          }
        />
      </div>
      {reviews.length === 0 ? (
        <Empty>{say("noneSo")}</Empty>
      ) : (
        <ol className="review-list" aria-label={say("title")}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} firm={firm}>
                <Report review={review} />
              </ReviewItem>
            </li>
          ))}
        </ol>
      )}
      {(page > 1 || more) && (
        <div className="flex gap-3">
          {page > 1 && (
            <Button variant="outline" size="sm" onClick={() => turn(page - 1)}>
              {say("newer")}
            </Button>
          )}
          {more && (
            <Button variant="outline" size="sm" onClick={() => turn(page + 1)}>
              {say("older")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Summary({ answer: { rating, spread } }: { readonly answer: Response<typeof listReviews> }) {
  const mean = rating.mean ?? 0;
  const most = Math.max(1, ...spread);
  return (
    <div className="review-summary">
      <div>
        <Num value={formatNumber(mean, 1, 1)} size={2} label={say("mean", { mean })} />
        <p>
          <Stars stars={mean} label={say("mean", { mean })} />
        </p>
        <p className="type-help text-text-2">{say("count", { reviews: rating.reviews })}</p>
      </div>
      <ul aria-label={say("spread")} className="review-spread type-help">
        {spread
          .map((reviews, index) => ({ stars: index + 1, reviews }))
          .toReversed()
          .map(({ stars, reviews }) => (
            <li key={stars} aria-label={say("spread.row", { stars, reviews })}>
              <span aria-hidden="true">{stars}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="review-bar">
                <rect width={(100 * reviews) / most} height="8" />
              </svg>
              <span aria-hidden="true">{formatNumber(reviews)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
