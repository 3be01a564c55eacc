import { expect, it } from "vitest";
import { productsSearch, stockSearch } from "./list-search";

it("reads the address of a list by what it knows", () => {
  expect(stockSearch({ q: "HEL ", view: "low", after: "eyJ", page: "2" })).toEqual({
    q: "HEL ",
    view: "low",
    after: "eyJ",
  });
  const location = "019f0000-0000-7000-8000-000000000001";
  expect(stockSearch({ location })).toEqual({ location });
  expect(stockSearch({ location: "../etc" })).toEqual({});
  expect(productsSearch({ view: "draft" }).view).toBe("draft");
  expect(stockSearch({ category: "panel" }).category).toBe("panel");
  expect(stockSearch({ category: "kettle" }).category).toBeUndefined();
  expect(productsSearch({ category: "battery" }).category).toBe("battery");
  expect(productsSearch({ category: "sofa" }).category).toBeUndefined();
});

it("leaves out what is not ours, and what a list shows by itself", () => {
  const nothing = { q: undefined, view: undefined, after: undefined };
  expect(stockSearch({ q: "", view: "all", after: "a".repeat(501) })).toEqual(nothing);
  expect(stockSearch({ q: 4, view: "draft" })).toEqual(nothing);
  expect(productsSearch({ view: "low" })).toEqual(nothing);
  expect(productsSearch({ q: "a".repeat(400) }).q).toHaveLength(100);
});
