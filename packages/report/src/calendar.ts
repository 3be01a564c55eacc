import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/report-hours";
import { HOURS_OF_YEAR } from "@sunwright/engine/units/year";
import { DAYS_OF_MONTH } from "@sunwright/engine/sizing/inputs/defaults";

/** The calendar of a simulated year: 365 days, January first. It belongs to no year, so its days have no weekday. */

export const HOURS_OF_DAY = 24;
export const DAYS_OF_WEEK = 7;
export const DAYS_OF_SIMULATED_YEAR = HOURS_OF_YEAR / HOURS_OF_DAY;

interface DateOfYear {
  /** 0 to 11 */
  readonly month: number;
  /** 1 to 31 */
  readonly date: number;
}

/** @param day 0 to 364 */
export function dateOfDay(day: number): DateOfYear {
  let left = day;
  for (const [month, days] of DAYS_OF_MONTH.entries()) {
    if (left < days) return { month, date: left + 1 };
    left -= days;
  }
  return { month: 11, date: 31 };
}

/** First day of a month, 0 to 11; 365 for the month after December. */
export const firstDayOfMonth = (month: number) => DAYS_OF_MONTH.slice(0, month).reduce((sum, days) => sum + days, 0);

export const dayOfHour = (hour: number) => Math.floor(hour / HOURS_OF_DAY);

/** The names of the months by language and length; a page asks for hundreds. */
const months = new Map<string, readonly string[]>();

/** "August", "Aug" or "A"; 0 is January. */
export function monthName(month: number, length: "long" | "short" | "narrow" = "long"): string {
  const key = `${language()} ${length}`;
  const names = months.get(key) ?? monthNames(length);
  months.set(key, names);
  return names[month] ?? "";
}

function monthNames(length: "long" | "short" | "narrow"): string[] {
  const format = new Intl.DateTimeFormat(language(), { month: length, timeZone: "UTC" });
  return DAYS_OF_MONTH.map((_, month) => format.format(Date.UTC(1970, month)));
}

/** "15 August" */
export function dayText(day: number): string {
  const { month, date } = dateOfDay(day);
  return say("date", { date, month: monthName(month) });
}

/** "15 Aug" */
export function shortDayText(day: number): string {
  const { month, date } = dateOfDay(day);
  return say("date", { date, month: monthName(month, "short") });
}

/** "10 to 16 August", "29 July to 4 August", both days included. */
export function daysText(first: number, last: number): string {
  const from = dateOfDay(first);
  const sameMonth = from.month === dateOfDay(last).month;
  return say("dateRange", { from: sameMonth ? from.date : dayText(first), to: dayText(last) });
}

/** "15 Aug, 03:00" */
export const hourText = (hour: number) =>
  `${shortDayText(dayOfHour(hour))}, ${String(hour % HOURS_OF_DAY).padStart(2, "0")}:00`;
