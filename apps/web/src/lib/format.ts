import type { Units } from "./preferences";

/** How numbers and dates are written. Groups are commas in every currency, as the visual direction has it. */
const LOCALE = "en-US";

/** A figure in two parts, because the unit is set smaller than the number. */
export interface Figure {
  readonly value: string;
  readonly unit: string;
}
export const figureText = ({ value, unit }: Figure) => `${value} ${unit}`;

/** Rounds half up to at most `digits` decimals, groups by commas and writes a true minus sign. */
export const formatNumber = (value: number, digits = 0, minimumDigits = 0): string =>
  new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits, minimumFractionDigits: minimumDigits })
    .format(value === 0 ? 0 : value)
    .replace("-", "−");

/** 0.92 becomes "92%". */
export const formatPercent = (share: number, digits = 0) => `${formatNumber(share * 100, digits)}%`;

type Scale = "base" | "kilo" | "auto";
const scaled =
  (base: string, kilo: string) =>
  (value: number, scale: Scale = "auto", digits = 2): Figure => {
    const inKilo = scale === "kilo" || (scale === "auto" && Math.abs(value) >= 1_000);
    return inKilo
      ? { value: formatNumber(value / 1_000, digits), unit: kilo }
      : { value: formatNumber(value), unit: base };
  };

/** From watts. "2,860 W" as base, "2.86 kW" as kilo; auto changes at 1,000. */
export const power = scaled("W", "kW");
/** From watt hours. "10,166 Wh" as base, "10.17 kWh" as kilo; auto changes at 1,000. */
export const energy = scaled("Wh", "kWh");

const FEET_PER_METRE = 1 / 0.3048;
const KILOMETRES_PER_MILE = 1.609344;

/** From metres. */
export const distance = (metres: number, units: Units, digits = 0): Figure =>
  units === "imperial"
    ? { value: formatNumber(metres * FEET_PER_METRE, digits), unit: "ft" }
    : { value: formatNumber(metres, digits), unit: "m" };

/** From degrees Celsius. */
export const temperature = (celsius: number, units: Units, digits = 0): Figure =>
  units === "imperial"
    ? { value: formatNumber(celsius * 1.8 + 32, digits), unit: "°F" }
    : { value: formatNumber(celsius, digits), unit: "°C" };

/** What a person who thinks in imperial units reads beside a metric entry: "= 66 ft"; null where nothing converts. */
export function imperialEquivalent(value: number, unit: string | undefined): string | null {
  if (!Number.isFinite(value)) return null;
  if (unit === "m") return `= ${figureText(distance(value, "imperial"))}`;
  if (unit === "°C") return `= ${figureText(temperature(value, "imperial"))}`;
  return null;
}

export const kilometres = (miles: number) => miles * KILOMETRES_PER_MILE;
export const miles = (inKilometres: number) => inKilometres / KILOMETRES_PER_MILE;
/** Radii are stored in miles and read in both: "50 mi (80 km)". */
export const radius = (inMiles: number) => `${formatNumber(inMiles)} mi (${formatNumber(kilometres(inMiles))} km)`;

const dates = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", year: "numeric" });
const moments = new Intl.DateTimeFormat(LOCALE, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const clockTimes = new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export const formatDate = (instant: string | Date) => dates.format(new Date(instant));
export const formatDateTime = (instant: string | Date) => moments.format(new Date(instant));
/** "09:41" */
export const formatClock = (instant: string | Date) => clockTimes.format(new Date(instant));

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1_440;
const MINUTES_PER_WEEK = 10_080;

/** "Just now", "5 minutes ago", "2 hours ago", "3 days ago", each floored, then the date. */
export function relativeTime(instant: string | Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return "Just now";
  if (minutes < MINUTES_PER_HOUR) return ago(minutes, "minute");
  if (minutes < MINUTES_PER_DAY) return ago(Math.floor(minutes / MINUTES_PER_HOUR), "hour");
  if (minutes < MINUTES_PER_WEEK) return ago(Math.floor(minutes / MINUTES_PER_DAY), "day");
  return formatDate(instant);
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
