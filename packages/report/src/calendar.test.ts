import { expect, it } from "vitest";
import { dateOfDay, daysText, dayText, firstDayOfMonth, hourText } from "./calendar";

it("counts the days of a common year as the calendar does", () => {
  for (let day = 0; day < 365; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day));
    expect(dateOfDay(day)).toEqual({ month: date.getUTCMonth(), date: date.getUTCDate() });
  }
  expect([0, 1, 2, 12].map(firstDayOfMonth)).toEqual([0, 31, 59, 365]);
});

it("names days, hours and stretches", () => {
  expect(dayText(0)).toBe("1 January");
  expect(dayText(226)).toBe("15 August");
  expect(hourText(226 * 24 + 3)).toBe("15 Aug, 03:00");
  expect(daysText(221, 227)).toBe("10 to 16 August");
  expect(daysText(209, 215)).toBe("29 July to 4 August");
});
