import { expect, it } from "vitest";
import { dayOfStretch, describeStretch, stretchOf, turned, turnTo, worstDay, type HourView } from "./hour-window";
import { yearHours } from "./testing/year-hours";

/** 10 August is day 221; the 15th, day 226, is the dark one. */
const marks = { worstWeek: 221 * 24, typicalDay: 100 };
const dark = yearHours((hour) => ({ load: 0.3, unmet: Math.floor(hour / 24) === 226 ? 0.3 : 0 }));
const even = yearHours((hour) => ({ load: 0.3, charge: Math.floor(hour / 24) === 222 ? 0.1 : 0.6 }));
const words = (view: HourView, days = 7, day = 0) => describeStretch(view, stretchOf({ view, day }, marks, dark, days));

it("says in words what it shows, as the reference drawing does", () => {
  expect(words("worst-week")).toBe("Worst week of the year, 10 to 16 August");
  expect(words("typical-day")).toBe("A day of median sun, 11 April");
  expect(words("days", 7, 0)).toBe("1 to 7 January");
  expect(words("whole-year")).toMatch(/^Day by day/);
});

it("shows on a phone the days of the worst week with the most missing", () => {
  // 12 to 15 August are the first four days that hold the 15th.
  expect(worstDay(marks, dark, 4)).toBe(223);
  expect(words("worst-week", 4)).toBe("Worst days of the year, 12 to 15 August");
  expect(worstDay(marks, even, 4)).toBe(221);
});

it("takes hours for days and days for a year", () => {
  expect(stretchOf({ view: "typical-day", day: 0 }, marks, dark, 7)).toEqual({
    first: 2400,
    count: 24,
    hoursPerStep: 1,
  });
  expect(stretchOf({ view: "whole-year", day: 0 }, marks, dark, 7)).toEqual({ first: 0, count: 365, hoursPerStep: 24 });
});

it("turns to any week and never leaves the year", () => {
  expect(turnTo(226, 7)).toEqual({ view: "days", day: 223 });
  expect(turnTo(0, 7)).toEqual({ view: "days", day: 0 });
  expect(turnTo(364, 7)).toEqual({ view: "days", day: 358 });
  expect(turned(0, 7, -1)).toBeNull();
  expect(turned(355, 7, 1)).toEqual({ view: "days", day: 358 });
  expect(turned(358, 7, 1)).toBeNull();
  expect(dayOfStretch({ view: "days", day: 900 }, marks, dark, 7)).toBe(358);
});
