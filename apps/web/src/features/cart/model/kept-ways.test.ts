import { expect, it } from "vitest";
import { waysIn } from "./kept-ways";

it.each([
  [
    { a: "delivery", b: "collection" },
    { a: "delivery", b: "collection" },
  ],
  [{ a: "drone", b: "collection", c: 1 }, { b: "collection" }],
  [null, {}],
  ["delivery", {}],
  [["delivery"], { 0: "delivery" }],
])("reads of %o what is a way", (kept, ways) => expect(waysIn(kept)).toEqual(ways));
