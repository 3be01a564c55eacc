import { expect, it } from "vitest";
import { dayIn, type DayOrder, dayOrderOf, monthIn, secondsOf, stampIn } from "./file-day";

it.each([
  ["2026-12-31", null, "2026-12-31"],
  ["2026-1-5", null, "2026-01-05"],
  ["2026/11/14", null, "2026-11-14"],
  ["20261115", null, "2026-11-15"],
  ["31.12.2026", null, "2026-12-31"],
  ["01.11.26", null, "2026-11-01"],
  ["31/12/2026", null, "2026-12-31"],
  ["12/31/2026", null, "2026-12-31"],
  ["31-12-2026", null, "2026-12-31"],
  ["5/5/2026", null, "2026-05-05"],
  ["5/6/2026", null, "twoWays"],
  ["5/6/2026", "day", "2026-06-05"],
  ["5/6/2026", "month", "2026-05-06"],
  ["05-06-26", "day", "2026-06-05"],
  ["5/6/2026", "year", "2026-06-05"],
  // South Africa writes the year first; which of the two is it?
  ["14/11/26", "year", "twoWays"],
  ["14/11/26", "day", "2026-11-14"],
  ["31 Dec 2026", null, "2026-12-31"],
  ["31-Dec-26", null, "2026-12-31"],
  ["31. Dezember 2026", null, "2026-12-31"],
  ["1. März 2026", null, "2026-03-01"],
  ["Dec 31, 2026", null, "2026-12-31"],
  ["3rd May 2026", null, "2026-05-03"],
  ["2026-11-01 23:59:59", null, "2026-11-01"],
  ["2026-11-01T23:59:59.000Z", null, "2026-11-01"],
  ["01.11.2026, 14:05", null, "2026-11-01"],
  ["11/14/2026 5:03 PM", null, "2026-11-14"],
  ["2026-11-31", null, null],
  ["31 Foo 2026", null, null],
  ["46357", null, null],
  ["#####", null, null],
  ["yesterday", null, null],
  ["2026-11-01 noon", null, null],
  ["", null, null],
] as const)("reads the day %j, with the %s first, as %j", (text, order, day) => {
  expect(dayIn(text, { order })).toBe(day);
});

it.each([
  ["2026-11-14T22:59:59.000Z", "Europe/Berlin", "2026-11-14"],
  ["2026-11-14T22:59:59+00:00", "Australia/Sydney", "2026-11-15"],
  ["2026-11-15 03:00:00Z", "America/Los_Angeles", "2026-11-14"],
  // Without a zone of its own a time is that of the wall.
  ["2026-11-14 23:30", "Australia/Sydney", "2026-11-14"],
])("a moment that names its zone, %s, is on a day in %s", (text, timeZone, day) => {
  expect(dayIn(text, { order: null, timeZone })).toBe(day);
});

it.each<[readonly string[], DayOrder | null, DayOrder | null]>([
  [["5/6/2026", "14/6/2026"], "month", "day"],
  [["5/6/2026", "6/14/2026"], "day", "month"],
  [["5/6/2026"], "day", "day"],
  [["5/6/2026"], null, null],
  [["14/6/2026", "6/14/2026"], "day", null],
])("days of one file, %j in a country with the %s first, say that the %s comes first", (cells, country, order) => {
  expect(dayOrderOf(cells, country)).toBe(order);
});

it.each([
  ["2026-01", "2026-01"],
  ["1/2026", "2026-01"],
  ["01.2026", "2026-01"],
  ["January 2026", "2026-01"],
  ["Mrz 2026", "2026-03"],
  ["Dez-26", "2026-12"],
  ["13/2026", null],
  ["2026", null],
  ["Total", null],
])("reads the month of %s", (text, month) => {
  expect(monthIn(text)).toBe(month);
});

it("reads a moment with its zone, and a day without a time", () => {
  expect(stampIn("2026-03-28T00:30:00+01:00", null)).toEqual({ day: "2026-03-28", seconds: 1_800, ahead: 3_600 });
  expect(stampIn("28.03.2026 24:00", null)).toEqual({ day: "2026-03-28", seconds: 86_400, ahead: null });
  expect(stampIn("2026-03-28 2:05 PM", null)).toEqual({ day: "2026-03-28", seconds: 50_700, ahead: null });
  expect(stampIn("28.03.2026", null)).toEqual({ day: "2026-03-28", seconds: null, ahead: null });
  expect(stampIn("2026-03-28 25:00", null)).toBeNull();
});

it("reads times of the day", () => {
  expect(secondsOf("12:00 am")?.seconds).toBe(0);
  expect(secondsOf("12:15 pm")?.seconds).toBe(44_100);
  expect(secondsOf("13:00 pm")).toBeNull();
  expect(secondsOf("7:5")).toBeNull();
});
