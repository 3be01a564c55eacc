import { expect, it } from "vitest";
import { jobSearch, looksAs, questionOf } from "./job-search";

it("keeps what it knows, and leaves out what the page shows by itself", () => {
  expect(jobSearch({ as: "list", view: "done", sort: "total", q: " Bello ", page: "2" })).toEqual({
    as: "list",
    view: "done",
    sort: "total",
    q: "Bello",
    page: 2,
  });
  const nothing = { as: undefined, view: undefined, sort: undefined, q: undefined, page: undefined };
  expect(jobSearch({ as: "board", view: "open", sort: "next", q: "  ", page: "1" })).toEqual(nothing);
  expect(jobSearch({ as: "x", view: 7, sort: null, q: ["a"], page: "1.5" })).toEqual(nothing);
});

it("shows the board where nothing else is asked for", () => {
  expect(looksAs({})).toBe("board");
  for (const search of [{ as: "list" }, { view: "done" }, { q: "a" }, { page: 2 }] as const)
    expect(looksAs(search)).toBe("list");
  expect(questionOf({})).toEqual({ view: "open", sort: "next", search: "", page: 1 });
});
