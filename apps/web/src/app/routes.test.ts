import { expect, it } from "vitest";
import { MEMBER_ADDRESSES, PUBLIC_ADDRESSES } from "./addresses";
import { MEMBER_PAGES, PAGES, PUBLIC_PAGES } from "./routes";
import { SEARCHES } from "./search";

it("S-022 every route of the router is behind the guard, but for those a visitor may reach", () => {
  const guarded = Object.keys(MEMBER_PAGES);
  const open = Object.keys(PUBLIC_PAGES);
  expect(guarded.sort(), "S-022 behind the guard").toEqual([...MEMBER_ADDRESSES]);
  expect(open.sort(), "S-022 open to visitors").toEqual([...PUBLIC_ADDRESSES]);
});

it("reads the search of addresses that have a page", () => {
  expect(Object.keys(PAGES)).toEqual(expect.arrayContaining(Object.keys(SEARCHES)));
});
