import { expect, it } from "vitest";
import { asking, buyerSearch, PICKED_MOST, pickSearch, questionOf, shopSearch } from "./order-search";

const ID = "019f0000-0000-7000-8000-000000000001";

it("reads an address by what it knows, and leaves the rest out", () => {
  expect(questionOf(shopSearch({ q: "  SW-10480 ", view: "to-pack", sort: "total", after: ID, page: "4" }))).toEqual({
    q: "SW-10480",
    view: "to-pack",
    sort: "total",
    after: ID,
  });
  expect(questionOf(shopSearch({ q: " ", view: "lost", sort: "price", after: "1" }))).toEqual({});
  expect(questionOf(shopSearch({ view: "all", sort: "newest" })), "what is shown by itself").toEqual({});
  expect(questionOf(buyerSearch({ view: "to-pack", sort: "total" })), "a shop's views").toEqual({});
  expect(buyerSearch({ q: "a".repeat(400) }).q).toHaveLength(100);
});

it("begins another question at its first page, and turns pages within one", () => {
  const search = shopSearch({ q: "panel", after: ID });
  expect(questionOf(asking(search, { view: "to-ship" }))).toEqual({ q: "panel", view: "to-ship" });
  expect(questionOf(asking(search, { after: ID }))).toEqual({ q: "panel", after: ID });
});

it("reads the orders of a pick list, each once and no more than are read at once", () => {
  expect(pickSearch(`${ID},${ID},../etc`)).toEqual([ID]);
  expect(pickSearch(undefined)).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => `019f0000-0000-7000-8000-0000000000${10 + index}`);
  expect(pickSearch(many.join(","))).toHaveLength(PICKED_MOST);
});
