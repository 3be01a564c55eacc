import { expect, it } from "vitest";
import { instantAt, wallTime } from "./wall-time";

/** Offsets and changes of clocks: IANA time zone database, 2024a. */
it.each([
  ["Africa/Lagos", "2026-11-24T07:00:00Z", "2026-11-24T06:00:00.000Z"],
  ["America/New_York", "2026-11-24T07:00:00Z", "2026-11-24T12:00:00.000Z"],
  ["America/New_York", "2026-07-01T07:00:00Z", "2026-07-01T11:00:00.000Z"],
  ["Asia/Kolkata", "2026-11-24T07:00:00Z", "2026-11-24T01:30:00.000Z"],
  // Clocks go forward at 2:00 on that day.
  ["Europe/Berlin", "2027-03-28T07:00:00Z", "2027-03-28T05:00:00.000Z"],
] as const)("of a clock on a wall in %s that shows %s", (zone, shown, instant) => {
  const at = instantAt(new Date(shown).getTime(), zone);
  expect(at.toISOString()).toBe(instant);
  expect(wallTime(at, zone)).toEqual(new Date(shown));
});
