import { expect, it } from "vitest";
import { fittingQuery, marketQuery, marketSearch, withOther } from "./market-search";

const ID = "019f0000-0000-7000-8000-000000000000";

it("takes from an address what is ours and nothing else", () => {
  const sent = { q: " heliora ", category: "panel", shop: ID, sort: "name", within: "50", evil: "1" };
  expect(marketSearch(sent)).toMatchObject({ q: "heliora", category: "panel", shop: ID, sort: "name", within: "50" });
  expect(marketSearch({ category: "panel,battery,cars,panel", shop: `${ID},1` }), "several").toMatchObject({
    category: "battery,panel",
    shop: ID,
  });
  const wrong = { q: " ", category: "cars", shop: "1", sort: "up", within: "7", least: "-5", currency: "XXX" };
  expect(Object.values(marketSearch(wrong)).filter((value) => value !== undefined)).toEqual([]);
  expect(marketSearch({ q: "a".repeat(500) }).q).toHaveLength(100);
});

it("asks for prices within a currency alone, and for distances from a town alone", () => {
  const search = { sort: "price", least: "5", within: "50" } as const;
  expect(marketQuery(search, undefined)).toEqual({ sort: "relevance" });
  expect(marketQuery({ ...search, currency: "NGN" }, "1 2 3 4 Kano")).toEqual({
    sort: "price",
    currency: "NGN",
    minPrice: "500",
    within: "50",
    town: "1 2 3 4 Kano",
  });
});

it("ticks one of several and takes it back, in the order of an address", () => {
  expect(withOther(undefined, "panel")).toBe("panel");
  expect(withOther("panel", "battery")).toBe("battery,panel");
  expect(withOther("battery,panel", "panel")).toBe("battery");
  expect(withOther("battery", "battery")).toBeUndefined();
});

it("asks for what fits a design best first, unless it is asked otherwise", () => {
  expect(fittingQuery({ within: "50" }, false)).toEqual({ sort: "fit" });
  expect(fittingQuery({ within: "50", fit: "true", category: "panel" }, true)).toEqual({
    sort: "fit",
    fit: "true",
    category: "panel",
    within: "50",
  });
  expect(fittingQuery({ sort: "name" }, true)).toEqual({ sort: "name" });
  expect(marketQuery({ sort: "fit", fit: "true" }, undefined), "without a design").toEqual({ sort: "relevance" });
});
