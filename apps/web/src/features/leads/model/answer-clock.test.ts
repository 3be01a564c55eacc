import { expect, it } from "vitest";
import { answerClock } from "./answer-clock";
import { leadSearch } from "./lead-search";

const now = new Date("2026-11-21T16:00:00Z");

// Mock 31: 46 hours are left on Saturday at four in the afternoon of what ends on Monday at two.
it.each([
  ["2026-11-23T14:00:00Z", { hours: 46, cells: 46, late: false }],
  ["2026-11-23T16:00:00Z", { hours: 48, cells: 48, late: false }],
  ["2026-11-22T04:00:00Z", { hours: 12, cells: 12, late: true }],
  ["2026-11-22T04:30:00Z", { hours: 12, cells: 13, late: false }],
  ["2026-11-21T16:20:00Z", { hours: 0, cells: 1, late: true }],
  ["2026-11-21T15:00:00Z", { hours: 0, cells: 0, late: true }],
] as const)("until %s: %j", (until, clock) => {
  expect(answerClock(until, now)).toEqual(clock);
});

it("keeps of an address what is ours and not what is shown by itself", () => {
  const lead = "019f0000-0000-7000-8000-000000000000";
  expect(leadSearch({ view: "ended", sort: "fit", after: "x", lead })).toEqual({ view: "ended", lead });
  expect(leadSearch({ view: "waiting", sort: "ends", lead: "../x" })).toEqual({ sort: "ends" });
  expect(leadSearch({ q: " kano " })).toEqual({ q: "kano" });
});
