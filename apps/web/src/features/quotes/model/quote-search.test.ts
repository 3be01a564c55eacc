import { expect, it } from "vitest";
import { quoteSearch } from "./quote-search";

it.each([
  [{}, {}],
  [{ view: "open", page: "1", q: " " }, {}],
  [
    { view: "won", sort: "total", q: " kano ", page: "3" },
    { view: "won", sort: "total", q: "kano", page: 3 },
  ],
  [{ view: "lost", sort: "newest", page: "-1" }, {}],
  [{ page: "two" }, {}],
])("reads %j as %j", (sent, read) => {
  expect(JSON.parse(JSON.stringify(quoteSearch(sent)))).toEqual(read);
});
