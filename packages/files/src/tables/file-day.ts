import { clockOf } from "./zone-clock";

/** What stands first in "5/6/2026". */
export type DayOrder = "day" | "month" | "year";

/** Whether a cell says a time of the day, too. */
export const hasTime = (cell: string): boolean => BEFORE_TIME.test(cell);

/** What is known of a file's days. */
export interface DayForm {
  /** As its other days or its country have it; null where neither says. */
  readonly order: DayOrder | null;
  /** Of the thing that days are of: a moment that names its own zone falls on a day there. */
  readonly timeZone?: string | null;
}

const MONTHS = 12;
/** Figures with one sign between them, in either direction; years of two figures are of this century. */
const FIGURES = /^(\d{1,4})(?:\.(\d{1,2})\.|\/(\d{1,2})\/|-(\d{1,2})-)(\d{1,4})$/;
const JOINED = /^(20\d{2})(\d{2})(\d{2})$/;
/** A time behind a day, and the zone it names. */
const TIME = /^(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?) ?([ap]\.?m\.?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const BEFORE_TIME = /(?:(\d)T|,? )(?=\d{1,2}:\d{2})/;
/** Longer texts hold no day. */
const TEXT_MAX = 40;
/** "31 Dec 2026", "31-Dec-26", "31. Dezember 2026", "Dec 31, 2026". */
const WORDED = /^(\d{1,2})(?:st|nd|rd|th)?\.?[ -]?(\p{L}{3,10})\.?,?[ -]?(\d{2}|\d{4})$/iu;
const WORDED_FIRST = /^(\p{L}{3,10})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4})$/iu;
/** The first letters of months in English and German, in which files of the nine countries are written. */
const MONTH_NAMES: readonly RegExp[] = [
  /^jan/i,
  /^feb/i,
  /^(mar|mär|mrz)/i,
  /^apr/i,
  /^ma[iy]/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^de[cz]/i,
];

/** A day with what stands behind it. */
export interface DayStamp {
  readonly day: string;
  /** Since midnight, 24:00 included; null of a bare day. [s] */
  readonly seconds: number | null;
  /** Ahead of UTC, where the cell says so. [s] */
  readonly ahead: number | null;
}

/** What a cell says of a moment; "twoWays" of "5/6/2026" where nothing says which comes first; null of what is none. */
export function stampIn(cell: string, order: DayOrder | null): DayStamp | "twoWays" | null {
  const text = cell.trim().replaceAll(/[\u00a0\u202f]/g, " ");
  if (text.length > TEXT_MAX) return null;
  const before = BEFORE_TIME.exec(text);
  if (before === null) return bare(plainDay(text, order));
  const time = secondsOf(text.slice(before.index + before[0].length));
  const day = plainDay(text.slice(0, before.index) + (before[1] ?? ""), order);
  return time === null || day === null || day === "twoWays" ? bare(time === null ? null : day) : { day, ...time };
}

const bare = (day: string | null): DayStamp | "twoWays" | null =>
  day === null || day === "twoWays" ? day : { day, seconds: null, ahead: null };

/** "14:05", "2:05 pm", "14:05:00+01:00" since midnight; null of what is no time. */
export function secondsOf(text: string): Pick<DayStamp, "seconds" | "ahead"> | null {
  const [, clock, half, zone] = TIME.exec(text.trim()) ?? [];
  if (clock === undefined) return null;
  const [hour = 0, minute = 0, second = 0] = clock.replace(",", ".").split(":").map(Number);
  if (hour > (half === undefined ? 24 : 12) || minute > 59 || second >= 60) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
  const seconds = hours * 3_600 + minute * 60 + second;
  return seconds > 86_400 ? null : { seconds, ahead: zone === undefined ? null : aheadOf(zone) };
}

function aheadOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 3_600 + Number(minutes) * 60);
}

/** "2026-12-31" of a cell; "twoWays" of "5/6/2026" where nothing says which comes first; null of what is no day. */
export function dayIn(cell: string, { order, timeZone = null }: DayForm = { order: null }): string | null {
  const stamp = stampIn(cell, order);
  if (stamp === null || stamp === "twoWays") return stamp;
  const { day, seconds, ahead } = stamp;
  if (seconds === null || ahead === null || timeZone === null) return day;
  return clockOf(timeZone).dayAt(Date.parse(day) + (seconds - ahead) * 1_000);
}

function plainDay(text: string, order: DayOrder | null): string | null {
  const joined = JOINED.exec(text);
  if (joined) return dayOf(joined[1], joined[2], joined[3]);
  const worded = WORDED.exec(text);
  if (worded) return dayOf(worded[3], monthCalled(worded[2]), worded[1]);
  const first = WORDED_FIRST.exec(text);
  if (first) return dayOf(first[3], monthCalled(first[1]), first[2]);
  const figures = FIGURES.exec(text);
  return figures === null ? null : ofFigures(figures, order);
}

function ofFigures(
  [, first = "", afterPoint, afterSlash, afterDash, third = ""]: readonly string[],
  order: DayOrder | null,
): string | null {
  const second = afterPoint ?? afterSlash ?? afterDash ?? "";
  if (first.length === 4) return third.length <= 2 ? dayOf(first, second, third) : null;
  if (first.length === 3 || third.length % 2 === 1) return null;
  const [byDay, byMonth] = [dayOf(third, second, first), dayOf(third, first, second)];
  // Points stand between figures in Germany alone, day first.
  if (afterPoint !== undefined) return byDay;
  const byYear = third.length === 2 && order === "year" ? dayOf(first, second, third) : null;
  const can = new Set([byDay, byYear ?? byMonth].filter((day) => day !== null));
  if (can.size < 2) return [...can][0] ?? null;
  // South Africa writes the year first; where a year of four figures stands last, the day does.
  if (order === null || byYear !== null) return "twoWays";
  return order === "month" ? byMonth : byDay;
}

/** "2026-01", "01/2026", "01.2026", "January 2026", "Jan-26". */
const [YEAR_FIRST, YEAR_LAST] = [/^(20\d{2})[-/.](\d{1,2})$/, /^(\d{1,2})[-/.](20\d{2})$/];
const MONTH_WORDED = /^(\p{L}{3,10})\.?[ -]'?(\d{2}|20\d{2})$/u;

/** "2026-01" of a cell that says a month; null of another. */
export function monthIn(cell: string): string | null {
  const text = cell.trim();
  const [, year, month] = YEAR_FIRST.exec(text) ?? [];
  const [, first, last] = YEAR_LAST.exec(text) ?? [];
  const [, name, worded] = MONTH_WORDED.exec(text) ?? [];
  const day = dayOf(year ?? last ?? worded, month ?? first ?? monthCalled(name), "1");
  return day === null ? null : day.slice(0, 7);
}

const monthCalled = (name = ""): string => `${MONTH_NAMES.findIndex((pattern) => pattern.test(name)) + 1}`;

/** Of the calendar: there is no 31 November. */
function dayOf(year = "", month = "", day = ""): string | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const SLASHED = /^(\d{1,2})(?:\/(\d{1,2})\/|-(\d{1,2})-)(?:\d{2}|\d{4})(?!\d)/;

/**
 * What stands first in a file's days: "12/31/2026" says it for all of them, before the country does; null where cells
 * contradict each other.
 */
export function dayOrderOf(cells: readonly string[], country: DayOrder | null): DayOrder | null {
  const found = new Set<DayOrder>();
  for (const cell of cells) {
    const [, first, afterSlash, afterDash] = SLASHED.exec(cell.trim()) ?? [];
    if (first === undefined) continue;
    if (Number(first) > MONTHS) found.add("day");
    else if (Number(afterSlash ?? afterDash) > MONTHS) found.add("month");
  }
  if (found.size > 1) return null;
  return [...found][0] ?? country;
}
