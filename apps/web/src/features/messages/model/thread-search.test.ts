import { expect, it } from "vitest";
import { threadAddress, threadSearch } from "./thread-search";

it("reads what is ours and leaves out what the page shows by itself", () => {
  expect(threadSearch({ q: " SW-1 ", which: "unread", page: "3" })).toEqual({ q: "SW-1", which: "unread", page: 3 });
  expect(threadSearch({ q: "  ", which: "all", page: "1" })).toEqual({});
  expect(threadSearch({ q: 5, which: "x", page: "101" })).toEqual({});
});

it("writes it as texts", () => {
  expect(threadAddress({ q: "SW-1", which: "unread", page: 3 })).toEqual({ q: "SW-1", which: "unread", page: "3" });
});
