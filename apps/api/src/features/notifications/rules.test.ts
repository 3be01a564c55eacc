import { expect, it } from "vitest";
import { mailAt } from "./rules";

const at = (time: string) => new Date(`${time}Z`);

/** Offsets: IANA time zone database, 2024a. */
it.each([
  [null, "2026-11-24T05:59:59", "2026-11-24T06:00:00.000Z"],
  [null, "2026-11-24T06:00:00", "2026-11-25T06:00:00.000Z"],
  [null, "2026-11-24T23:10:00", "2026-11-25T06:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-24T14:59:00", "2026-11-24T15:00:00.000Z"],
  // Monday evening there is Tuesday in UTC: the next morning is Tuesday's.
  ["America/Los_Angeles", "2026-11-24T03:00:00", "2026-11-24T15:00:00.000Z"],
  ["Australia/Sydney", "2026-11-24T10:00:00", "2026-11-24T20:00:00.000Z"],
  // The morning after the clocks were put forward.
  ["Europe/Berlin", "2027-03-27T12:00:00", "2027-03-28T05:00:00.000Z"],
] as const)("sends the daily mail of %s at the next seven o'clock there: of %s at %s", (zone, now, then) => {
  expect(mailAt("daily", at(now), zone)?.toISOString()).toBe(then);
});

it("waits two minutes for who wants it at once, and never sends to who wants none", () => {
  expect(mailAt("at-once", at("2026-11-24T10:00:00"), null)).toEqual(at("2026-11-24T10:02:00"));
  expect(mailAt("never", at("2026-11-24T10:00:00"), null)).toBeNull();
});
