import { expect, it } from "vitest";
import { clockOf } from "./zone-clock";

const at = (text: string) => Date.parse(text);

it.each([
  ["Africa/Lagos", "2026-07-01T00:00:00Z", 1],
  ["Europe/Berlin", "2026-01-01T00:00:00Z", 1],
  ["Europe/Berlin", "2026-07-01T00:00:00Z", 2],
  ["Asia/Kolkata", "2026-07-01T00:00:00Z", 5.5],
  ["America/Los_Angeles", "2026-12-01T00:00:00Z", -8],
  ["UTC", "2026-12-01T00:00:00Z", 0],
])("knows how far %s is ahead at %s", (zone, moment, hours) => {
  expect(clockOf(zone).aheadAt(at(moment))).toBe(hours * 3_600_000);
});

it("shows a time twice as clocks go back, and never as they go forward", () => {
  const berlin = clockOf("Europe/Berlin");
  expect(berlin.momentsOf(at("2026-10-25T02:30:00Z"))).toEqual([
    at("2026-10-25T00:30:00Z"),
    at("2026-10-25T01:30:00Z"),
  ]);
  expect(berlin.momentsOf(at("2026-03-29T02:30:00Z"))).toEqual([]);
  expect(berlin.momentsOf(at("2026-03-29T03:00:00Z"))).toEqual([at("2026-03-29T01:00:00Z")]);
});

it("changes at the moment itself, not with the day", () => {
  const berlin = clockOf("Europe/Berlin");
  expect(berlin.aheadAt(at("2026-03-29T00:59:00Z"))).toBe(3_600_000);
  expect(berlin.aheadAt(at("2026-03-29T01:00:00Z"))).toBe(7_200_000);
  expect(berlin.dayAt(at("2026-03-28T23:30:00Z"))).toBe("2026-03-29");
});

it("refuses a name that is no zone", () => {
  expect(() => clockOf("Mars/Olympus")).toThrow(RangeError);
});
