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
  const nothing = { as: undefined, view: undefined, sort: undefined, q: undefined, page: undefined, from: undefined };
  expect(jobSearch({ as: "board", view: "open", sort: "next", q: "  ", page: "1" })).toEqual(nothing);
  expect(jobSearch({ as: "x", view: 7, sort: null, q: ["a"], page: "1.5" })).toEqual(nothing);
});

it("keeps a day for the calendar alone", () => {
  expect(jobSearch({ as: "calendar", from: "2026-12-14" })).toMatchObject({ as: "calendar", from: "2026-12-14" });
  for (const from of ["2026-13-40", "14.12.2026", "", 7, "99999-01-01"])
    expect(jobSearch({ as: "calendar", from }).from).toBeUndefined();
  expect(jobSearch({ as: "list", from: "2026-12-14" }).from).toBeUndefined();
});

it("shows the board where nothing else is asked for", () => {
  expect(looksAs({})).toBe("board");
  expect(looksAs({ as: "calendar" })).toBe("calendar");
  expect(looksAs({ as: "calendar", q: "a" })).toBe("list");
  for (const search of [{ as: "list" }, { view: "done" }, { q: "a" }, { page: 2 }] as const)
    expect(looksAs(search)).toBe("list");
  expect(questionOf({})).toEqual({ view: "open", sort: "next", search: "", page: 1 });
});
