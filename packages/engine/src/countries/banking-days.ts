import type { Country } from "./names";

/**
 * Days on which banks of a country are closed, besides Saturdays and Sundays, as far as a rule gives them. Holidays that
 * are announced each year, by the moon or by decree, are not known here.
 */
interface Holidays {
  /** "01-01". */
  readonly fixed: readonly string[];
  /** Days after Easter Sunday; -2 is Good Friday. */
  readonly easter: readonly number[];
  /** Month, weekday (0: Sunday) and which of the month; -1 is the last. */
  readonly weekdays: readonly (readonly [month: number, weekday: number, which: number])[];
  /** A fixed holiday at a weekend is kept on the next working day. */
  readonly moves: boolean;
  readonly source: string;
}

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const CHRISTMAS = ["12-25", "12-26"] as const;

/** Read on 2026-11-29. */
const HOLIDAYS: Readonly<Record<Country, Holidays>> = {
  Nigeria: {
    fixed: ["01-01", "05-01", "06-12", "10-01", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Public Holidays Act, Cap P40 LFN 2004; Public Holidays (Amendment) Act 2019",
  },
  Ghana: {
    fixed: ["01-01", "01-07", "03-06", "05-01", "07-01", "09-21", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [[12, 5, 1]],
    moves: true,
    source: "Public Holidays and Commemorative Days Act 2001 (Act 601); Amendment Acts 2019, 2025",
  },
  Kenya: {
    fixed: ["01-01", "05-01", "06-01", "10-10", "10-20", "12-12", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Public Holidays Act, Cap 110",
  },
  "South Africa": {
    fixed: ["01-01", "03-21", "04-27", "05-01", "06-16", "08-09", "09-24", "12-16", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Public Holidays Act 36 of 1994",
  },
  USA: {
    fixed: ["01-01", "06-19", "07-04", "11-11", "12-25"],
    easter: [],
    weekdays: [
      [1, 1, 3],
      [2, 1, 3],
      [5, 1, -1],
      [9, 1, 1],
      [10, 1, 2],
      [11, 4, 4],
    ],
    moves: true,
    source: "5 U.S.C. 6103; Federal Reserve Banks, holiday schedule",
  },
  UK: {
    fixed: ["01-01", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [
      [5, 1, 1],
      [5, 1, -1],
      [8, 1, -1],
    ],
    moves: true,
    source: "Banking and Financial Dealings Act 1971, schedule 1 (England and Wales)",
  },
  Germany: {
    fixed: ["01-01", "05-01", "10-03", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, 39, 50],
    weekdays: [],
    moves: false,
    source: "Einigungsvertrag, article 2 (2)",
  },
  Australia: {
    fixed: ["01-01", "01-26", "04-25", ...CHRISTMAS],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
    weekdays: [],
    moves: true,
    source: "Fair Work Act 2009, section 115",
  },
  India: {
    fixed: ["01-26", "08-15", "10-02"],
    easter: [],
    weekdays: [],
    moves: false,
    source: "Reserve Bank of India, Negotiable Instruments Act holidays",
  },
};

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
export function bankHolidays(country: Country, year: number): ReadonlySet<string> {
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
export function isBankingDay(country: Country | null, day: string): boolean {
  if (isWeekend(Date.parse(day))) return false;
  return country === null || !bankHolidays(country, Number(day.slice(0, 4))).has(day);
}

/** The banking day that comes so many after a day. */
export function bankingDayAfter(country: Country | null, day: string, count: number): string {
  let at = Date.parse(day);
  for (let left = count; left > 0;) {
    at += DAY;
    if (isBankingDay(country, dayText(at))) left -= 1;
  }
  return dayText(at);
}
