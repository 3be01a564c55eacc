import { expect, it } from "vitest";
import { dateText, formatters } from "./formats";

// The Unicode CLDR's English of the United States: "Nov 28, 2026", month before day.
it("writes moments as the language does, each in the zone that is asked for", () => {
  const noon = Date.UTC(2026, 10, 28, 23, 30);
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  expect(dateText({ ...day, timeZone: "UTC" })(noon)).toBe("Nov 28, 2026");
  expect(dateText({ ...day, timeZone: "Africa/Lagos" })(new Date(noon))).toBe("Nov 29, 2026");
  expect(dateText({ month: "long", timeZone: "UTC" })(noon)).toBe("November");
});

it("makes a format once, and writes a true minus sign with it", () => {
  const options = { maximumFractionDigits: 1 };
  const format = formatters.getNumberFormat("en-US", options);
  expect(format.format(-1_234.56)).toBe("−1,234.6");
  expect(formatters.getNumberFormat("en-US", { ...options })).toBe(format);
});

// locales.tsv of the reference: ICU of Node 20 writes 14:5.
it("writes hour and minute in two digits in Yoruba", () => {
  const time = formatters.getDateTimeFormat("yo-NG", { timeStyle: "short", timeZone: "UTC" });
  expect(time.format(Date.UTC(2026, 10, 29, 14, 5))).toBe("14:05");
});
