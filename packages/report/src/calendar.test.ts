import { expect, it } from "vitest";
import { SOURCE_LANGUAGE, speak } from "@sunwright/words/language";
import { dateOfDay, daysText, dayText, firstDayOfMonth, hourText, monthName } from "./calendar";
import { asShown, formatDate, formatNumber } from "./format";
import { listed } from "./listed";

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

/** Expected as the Unicode CLDR has German: https://www.unicode.org/cldr/charts/latest/summary/de.html */
it("writes months, lists, numbers and dates as the language does that is spoken", () => {
  const spokenIn = (name: string) => {
    speak(name, (_room, _key, english) => english);
    return [
      monthName(2),
      monthName(2, "narrow"),
      listed(["a", "b"], "disjunction"),
      formatNumber(1_234.5, 1),
      asShown(1_234.5, 1),
      formatDate("2026-01-31"),
    ];
  };
  try {
    expect(spokenIn("de-DE")).toEqual(["März", "M", "a oder b", "1.234,5", 1_234.5, "31. Jan. 2026"]);
  } finally {
    expect(spokenIn(SOURCE_LANGUAGE)).toEqual(["March", "M", "a or b", "1,234.5", 1_234.5, "Jan 31, 2026"]);
  }
});
