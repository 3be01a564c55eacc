import { expect, it } from "vitest";
import { meanRating, ratingsOf } from "./rating";

it.each([
  ["no ratings", [], null],
  ["one", [4], 4],
  // 13 / 3 = 4.333…
  ["three", [5, 4, 4], 4.3],
  // 14 / 3 = 4.666…
  ["three others", [5, 5, 4], 4.7],
  // 4.25 and 4.75: half a tenth goes up.
  ["a half", [5, 4, 4, 4], 4.3],
  ["another half", [5, 5, 5, 4], 4.8],
  ["the worst", [1, 1, 1], 1],
] as const)("is the mean to one decimal of %s", (_, ratings, mean) => {
  expect(meanRating(ratings)).toBe(mean);
});

it("is the same from counts of stars", () => {
  expect(ratingsOf([1, 0, 0, 2, 3])).toEqual([1, 4, 4, 5, 5, 5]);
  // (1 + 8 + 15) / 6 = 4
  expect(meanRating(ratingsOf([1, 0, 0, 2, 3]))).toBe(4);
});
