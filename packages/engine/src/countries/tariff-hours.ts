import { MONTH_OF_DAY } from "../units/year";

/** Kinds of days that a tariff tells apart. A holiday takes one of them. */
export const DAY_KINDS = ["weekday", "saturday", "sunday"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Hours of the clock, [from, to); halves and quarters are allowed. */
export interface PeriodWindow {
  readonly period: string;
  readonly from: number;
  readonly to: number;
}

interface TariffSeason {
  /** 0 to 11. */
  readonly months: readonly number[];
  readonly days: Readonly<Record<DayKind, readonly PeriodWindow[]>>;
}

/** At which hours a tariff has which of its prices, by the local clock. */
export interface TariffHours {
  /** Each month is of one of them. */
  readonly seasons: readonly TariffSeason[];
  /** The period of hours in no window. */
  readonly other: string;
  /** What a holiday counts as, by its date: "2026-12-25". */
  readonly holidays: Readonly<Record<string, DayKind>>;
}

/** A day as a tariff sees it. */
export interface TariffDay {
  /** 0 to 11. */
  readonly month: number;
  readonly kind: DayKind;
}

/** For each slot of some days, the periods it is part of: most are of one, a slot that a window cuts is of several. */
export interface TariffClock {
  readonly periods: readonly string[];
  /** Of each slot, its place among the mixes. */
  readonly mixOf: Uint8Array;
  /** Of each period the share of the slot, adding up to 1. */
  readonly mixes: readonly (readonly number[])[];
}

/** The periods of a tariff, those of windows first. */
function periodsOf({ seasons, other }: TariffHours): readonly string[] {
  const named = seasons.flatMap(({ days }) => DAY_KINDS.flatMap((kind) => days[kind].map(({ period }) => period)));
  return [...new Set([...named, other])];
}

const KIND_OF_WEEKDAY: readonly DayKind[] = [
  "sunday",
  "weekday",
  "weekday",
  "weekday",
  "weekday",
  "weekday",
  "saturday",
];
const kindOfWeekday = (weekday: number): DayKind => KIND_OF_WEEKDAY[weekday % 7] ?? "weekday";

/** The days of a month of the calendar, its holidays by their dates. @param month  0 to 11. */
export function daysOfMonth({ holidays }: TariffHours, year: number, month: number): readonly TariffDay[] {
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month, index + 1));
    return { month, kind: holidays[date.toISOString().slice(0, 10)] ?? kindOfWeekday(date.getUTCDay()) };
  });
}

/**
 * The days of the simulated year, which begins on a Sunday as the year of table g does. It is no year of the calendar, so a
 * holiday is kept on its day of the month; of a tariff that lists several years, on that of the last.
 */
export function daysOfSimulatedYear({ holidays }: TariffHours): readonly TariffDay[] {
  const years = Object.keys(holidays).toSorted();
  const byDay = new Map(years.map((date) => [date.slice(5), holidays[date]] as const));
  return MONTH_OF_DAY.map((month, day) => {
    const ofMonth = day - MONTH_OF_DAY.indexOf(month) + 1;
    const date = `${month + 1}`.padStart(2, "0") + "-" + `${ofMonth}`.padStart(2, "0");
    return { month, kind: byDay.get(date) ?? kindOfWeekday(day) };
  });
}

/** The windows of a day; a month of no season has none. */
const windowsOf = ({ seasons }: TariffHours, { month, kind }: TariffDay): readonly PeriodWindow[] =>
  seasons.find(({ months }) => months.includes(month))?.days[kind] ?? [];

/** Shares of the periods in a stretch of a day. [h] */
function sharesIn(hours: TariffHours, periods: readonly string[], day: TariffDay, from: number, to: number) {
  const shares = periods.map(() => 0);
  let rest = 1;
  for (const window of windowsOf(hours, day)) {
    const share = Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)) / (to - from);
    const place = periods.indexOf(window.period);
    shares[place] = (shares[place] ?? 0) + share;
    rest -= share;
  }
  const other = periods.indexOf(hours.other);
  shares[other] = (shares[other] ?? 0) + rest;
  return shares;
}

/** @param perDay  Slots of a day: 24 hours, 48 halves, 96 quarters. */
export function clockOf(hours: TariffHours, days: readonly TariffDay[], perDay: number): TariffClock {
  const periods = periodsOf(hours);
  const places = new Map<string, number>();
  const mixes: (readonly number[])[] = [];
  const placeOf = (shares: readonly number[]): number => {
    const key = shares.join();
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, mixes.length);
    mixes.push(shares);
    return mixes.length - 1;
  };
  const ofDay = new Map<string, readonly number[]>();
  const slotsOf = (day: TariffDay): readonly number[] => {
    const key = `${day.month} ${day.kind}`;
    const known = ofDay.get(key);
    if (known !== undefined) return known;
    const slots = Array.from({ length: perDay }, (_, slot) =>
      placeOf(sharesIn(hours, periods, day, (24 * slot) / perDay, (24 * (slot + 1)) / perDay)),
    );
    ofDay.set(key, slots);
    return slots;
  };
  return { periods, mixOf: Uint8Array.from(days.flatMap(slotsOf)), mixes };
}

/** Days of the kinds in a mean week. */
const OF_SEVEN: Readonly<Record<DayKind, number>> = { weekday: 5, saturday: 1, sunday: 1 };

/** Share of a month's hours that are of a period, were its days those of a mean week. */
export function evenShare(hours: TariffHours, month: number, period: string): number {
  const periods = periodsOf(hours);
  const place = periods.indexOf(period);
  return DAY_KINDS.reduce(
    (sum, kind) => sum + (OF_SEVEN[kind] / 7) * (sharesIn(hours, periods, { month, kind }, 0, 24)[place] ?? 0),
    0,
  );
}
