import { expect, it } from "vitest";
import { livingState, shownState, toldOfEnd } from "./rules";

/** The last day counts; a warning begins 60 days before it. Days counted on a calendar of 2026. */
it.each([
  ["verified", null, "verified"],
  ["verified", "2027-01-24", "verified"],
  ["verified", "2027-01-23", "expiring"],
  ["verified", "2026-11-24", "expiring"],
  ["verified", "2026-11-23", "expired"],
  ["pending", "2026-11-23", "pending"],
  ["rejected", "2027-06-01", "rejected"],
  ["revoked", "2026-11-25", "revoked"],
] as const)("a %s certificate until %s is shown on 24 November 2026 as %s", (state, expires, shown) => {
  expect(shownState({ state, expires }, "2026-11-24")).toBe(shown);
  expect(livingState({ state, expires }, "2026-11-24")).toBe(
    shown === "verified" || shown === "expiring" ? shown : null,
  );
});

it("tells 30 days before the last day", () => {
  expect(toldOfEnd("2026-11-24")).toEqual({ from: "2026-11-24", until: "2026-12-24" });
});
