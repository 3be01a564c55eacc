import { expect, it } from "vitest";
import { reviewAddress, reviewSearch } from "./review-search";

it("reads what is ours and leaves out what the page shows by itself", () => {
  expect(reviewSearch({ stars: "4", sort: "lowest", page: "3" })).toEqual({ stars: 4, sort: "lowest", page: 3 });
  expect(reviewSearch({ stars: "6", sort: "newest", page: "1" })).toEqual({});
  expect(reviewSearch({ stars: "2.5", sort: "x", page: "-1" })).toEqual({});
});

it("writes it as texts", () => {
  expect(reviewAddress({ stars: 4, sort: "lowest", page: 3 })).toEqual({ stars: "4", sort: "lowest", page: "3" });
});
