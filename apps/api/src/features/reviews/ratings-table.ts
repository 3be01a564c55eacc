import { STARS } from "@sunwright/contract/review-states";
import type { Rating } from "@sunwright/contract/reviews";
import { meanRating, ratingsOf } from "@sunwright/engine/matching/rating";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { reviews } from "./schema";

/** How many published reviews gave 1 to 5 stars. */
export type Spread = readonly number[];
export const NO_STARS: Spread = Array.from({ length: STARS.max }, () => 0);

export const ratingFrom = (spread: Spread): Rating => {
  const ratings = ratingsOf(spread);
  return { mean: meanRating(ratings), reviews: ratings.length };
};

export const isPublished = eq(reviews.state, "published");

/** Reviews of a firm, of a product, or of a product at a firm. */
export const reviewsOf = (firm: string | undefined, product: string | undefined) =>
  and(
    firm === undefined ? undefined : eq(reviews.firmId, firm),
    product === undefined ? undefined : eq(reviews.productId, product),
  );

/** Of those that a condition names. */
export async function spreadOf(executor: Executor, which: SQL | undefined): Promise<Spread> {
  const rows = await executor
    .select({ stars: reviews.stars, many: sql<number>`count(*)::integer` })
    .from(reviews)
    .where(and(isPublished, which))
    .groupBy(reviews.stars);
  return NO_STARS.map((none, index) => rows.find(({ stars }) => stars === index + 1)?.many ?? none);
}

/** By firm; a firm without any is left out. */
export async function spreadsOf(executor: Executor, firmIds: readonly string[]): Promise<ReadonlyMap<string, Spread>> {
  if (firmIds.length === 0) return new Map();
  const rows = await executor
    .select({ firmId: reviews.firmId, stars: reviews.stars, many: sql<number>`count(*)::integer` })
    .from(reviews)
    .where(and(isPublished, inArray(reviews.firmId, [...firmIds])))
    .groupBy(reviews.firmId, reviews.stars);
  const spreads = new Map<string, number[]>();
  for (const { firmId, stars, many } of rows) {
    const spread = spreads.get(firmId) ?? [...NO_STARS];
    spread[stars - 1] = many;
    spreads.set(firmId, spread);
  }
  return spreads;
}

/** What the published reviews of firms come to. */
export async function ratingsOfFirms(executor: Executor, firmIds: readonly string[]): Promise<(id: string) => Rating> {
  const spreads = await spreadsOf(executor, [...new Set(firmIds)]);
  return (id) => ratingFrom(spreads.get(id) ?? NO_STARS);
}
