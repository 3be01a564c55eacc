import { expect, it } from "vitest";
import { auditSearch, disputeSearch, queueSearch } from "./search";

const ID = "019f0000-0000-7000-8000-000000000000";

it("reads what is ours and leaves out the rest", () => {
  expect(queueSearch({ view: "all", q: " Arewa ", page: "2", open: ID })).toEqual({
    view: "all",
    q: "Arewa",
    page: 2,
    open: ID,
  });
  expect(queueSearch({ view: "waiting", q: " ", page: "1", open: "x" })).toEqual({
    view: undefined,
    q: undefined,
    page: undefined,
    open: undefined,
  });
  expect(queueSearch({ view: "serials", open: "P-10001" })).toMatchObject({ view: "serials", open: "P-10001" });
  expect(queueSearch({ view: "reviews", open: "P-10001" })).toMatchObject({ view: "reviews", open: undefined });
  const closed = { view: "closed", kind: "job", q: "Arewa", page: 2, open: "J-10001", id: ID } as const;
  expect(disputeSearch(closed)).toEqual(closed);
  expect(disputeSearch({ view: "open", kind: "all", open: "SW-1' OR", id: "x" })).toEqual({
    view: undefined,
    kind: undefined,
    q: undefined,
    page: undefined,
    open: undefined,
    id: undefined,
  });
  expect(auditSearch({ act: "paper opened", by: "command", day: "2026-11-23", page: "0" })).toEqual({
    q: undefined,
    act: "paper opened",
    by: "command",
    day: "2026-11-23",
    page: undefined,
  });
  expect(auditSearch({ act: "anything", by: "me", day: "today" })).toMatchObject({
    act: undefined,
    by: undefined,
    day: undefined,
  });
});
