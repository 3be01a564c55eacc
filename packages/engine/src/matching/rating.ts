/**
 * What ratings of 1 to 5 come to: their mean to one decimal, half a tenth up; null without any.
 *
 * Source: the marketplace's design, section 11, "Average Rating".
 */
export function meanRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  const tenths = (10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length;
  return Math.round(tenths) / 10;
}

/** So many of 1 star, of 2 and so on, one by one. */
export const ratingsOf = (spread: readonly number[]): readonly number[] =>
  spread.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
