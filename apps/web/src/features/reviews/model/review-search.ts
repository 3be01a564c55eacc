import { REVIEW_SORTS, type ReviewSort, STARS } from "@sunwright/contract/review-states";

/** What the address of a page with reviews holds of them. */
export interface ReviewSearch {
  readonly stars?: number | undefined;
  readonly sort?: ReviewSort | undefined;
  readonly page?: number | undefined;
}

const PAGE_MOST = 1_000;
const whole = (sent: unknown, { min, max }: { readonly min: number; readonly max: number }) => {
  const number = Number(sent);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
};

/** What is not ours is left out, and so is what the page shows by itself. */
export function reviewSearch(sent: Readonly<Record<string, unknown>>): ReviewSearch {
  const sort = REVIEW_SORTS.find((each) => each === sent["sort"]);
  return {
    stars: whole(sent["stars"], STARS),
    sort: sort === "newest" ? undefined : sort,
    page: whole(sent["page"], { min: 2, max: PAGE_MOST }),
  };
}

/** As texts, for the address. */
export const reviewAddress = ({ stars, sort, page }: ReviewSearch) => ({
  stars: stars === undefined ? undefined : String(stars),
  sort,
  page: page === undefined ? undefined : String(page),
});
