import { byCountry } from "./countries";
import type { Holidays } from "./country";
import type { MarketCountry } from "./names";

const HOLIDAYS = byCountry(({ holidays }) => holidays);

const DAY = 86_400_000;
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);
const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());

/** Easter Sunday of the Gregorian calendar. Source: Meeus, Astronomical Algorithms, 2nd edition, chapter 8. [ms] */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + moonShift + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Date.UTC(year, month - 1, offset + 28 - 31 * Math.floor(month / 4));
}

/** [ms] */
function weekdayOf(year: number, [month, weekday, which]: Holidays["weekdays"][number]): number {
  if (which > 0) {
    const first = Date.UTC(year, month - 1, 1);
    return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (which - 1) * 7) * DAY;
  }
  const last = Date.UTC(year, month, 0);
  return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * DAY;
}

/** The holidays of a year, such as "2026-12-25". */
export function bankHolidays(country: MarketCountry, year: number): ReadonlySet<string> {
  const { fixed, easter, weekdays, moves } = HOLIDAYS[country];
  const known = new Set([
    ...easter.map((days) => dayText(easterOf(year) + days * DAY)),
    ...weekdays.map((rule) => dayText(weekdayOf(year, rule))),
  ]);
  for (const day of fixed) {
    let at = Date.parse(`${year}-${day}`);
    if (moves) while (isWeekend(at) || known.has(dayText(at))) at += DAY;
    known.add(dayText(at));
  }
  return known;
}

/** Whether banks of a country work on a day such as "2026-11-30"; of no country the weekend alone counts. */
export function isBankingDay(country: MarketCountry | null, day: string): boolean {
  if (isWeekend(Date.parse(day))) return false;
  return country === null || !bankHolidays(country, Number(day.slice(0, 4))).has(day);
}

/** The banking day that comes so many after a day. */
export function bankingDayAfter(country: MarketCountry | null, day: string, count: number): string {
  let at = Date.parse(day);
  for (let left = count; left > 0;) {
    at += DAY;
    if (isBankingDay(country, dayText(at))) left -= 1;
  }
  return dayText(at);
}
