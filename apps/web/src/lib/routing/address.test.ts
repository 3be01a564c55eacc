import { expect, it } from "vitest";
import { createMatcher, hrefOf, parseSearch, stringifySearch } from "./address";

it("writes addresses that read back the same, and none for nothing", () => {
  const search = { message: "50% & more?", next: "/projects/1" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(stringifySearch({ verified: undefined })).toBe("");
});

it("writes a destination with its parameters, its search and its hash", () => {
  expect(hrefOf({ to: "/settings", hash: "notifications" })).toBe("/settings#notifications");
  expect(hrefOf({ to: "/orders/$orderId", params: { orderId: "a/b ?" } })).toBe("/orders/a%2Fb%20%3F");
  expect(hrefOf({ to: "/cart", search: { project: undefined } })).toBe("/cart");
  expect(hrefOf({ to: "/cart", search: { project: "1&2" } })).toBe("/cart?project=1%262");
  expect(hrefOf({ href: "/projects/1/results/energy#view-B" })).toBe("/projects/1/results/energy#view-B");
});

const matchOf = createMatcher([
  "/",
  "/$",
  "/quotes/$quoteId",
  "/quotes/price-book",
  "/projects/$projectId/results/$page",
]);

it("finds the address of a path, one that is written out before one with parameters", () => {
  expect(matchOf("/")).toEqual({ address: "/", params: {} });
  expect(matchOf("/quotes/price-book")).toEqual({ address: "/quotes/price-book", params: {} });
  expect(matchOf("/quotes/17/")).toEqual({ address: "/quotes/$quoteId", params: { quoteId: "17" } });
  expect(matchOf("/projects/a%20b/results/energy")).toEqual({
    address: "/projects/$projectId/results/$page",
    params: { projectId: "a b", page: "energy" },
  });
});

it("leaves every other path to the address that stands for it, and a cut sign as it is written", () => {
  for (const path of ["/quotes", "/quotes/1/2", "//", "/quotesX", "/unknown"])
    expect(matchOf(path).address, path).toBe("/$");
  expect(matchOf("/quotes/%E0%A4%A").params).toEqual({ quoteId: "%E0%A4%A" });
});
