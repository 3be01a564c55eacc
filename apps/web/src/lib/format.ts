import { kilometresOf, milesOf, roadDistance, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import { dateText } from "@sunwright/words/formats";
import { say } from "@sunwright/words/lib";
import { distance, figureText, formatDate, formatNumber, temperature } from "@sunwright/report/format";

/** The figures' own texts, which the report made on the server shares. */
export {
  asShown,
  distance,
  energy,
  figureText,
  formatDate,
  formatNumber,
  formatPercent,
  power,
  temperature,
} from "@sunwright/report/format";

/** What a person who thinks in imperial units reads beside a metric entry: "= 66 ft"; null where nothing converts. */
export function imperialEquivalent(value: number, unit: string | undefined): string | null {
  if (!Number.isFinite(value)) return null;
  if (unit === "m") return `= ${figureText(distance(value, "imperial"))}`;
  if (unit === "°C") return `= ${figureText(temperature(value, "imperial"))}`;
  return null;
}

/** A radius is kept in miles, to a hundredth where it was typed in kilometres, which are shown to a tenth. */
export const RADIUS_IN = {
  mi: { name: "mi", shown: (inMiles: number) => inMiles, kept: (typed: number) => typed },
  km: {
    name: "km",
    shown: (inMiles: number) => Math.round(kilometresOf(inMiles) * 10) / 10,
    kept: (typed: number) => Math.round(milesOf(typed) * 100) / 100,
  },
} as const satisfies Readonly<Record<RoadUnit, object>>;

/** Radii are stored in miles and read in both, first in what roads are counted in: "50 mi (80 km)". */
export const radius = (inMiles: number, unit: RoadUnit = "mi") =>
  say(unit === "mi" ? "milesAndKilometres" : "kilometresAndMiles", {
    miles: formatNumber(inMiles),
    kilometres: formatNumber(kilometresOf(inMiles)),
  });

/** One between two towns: "About 25 km". */
export const roughly = (inKilometres: number, unit: RoadUnit) =>
  say("roughly", { unit, distance: roadDistance(inKilometres, unit) });

const moments = dateText({
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const clockTimes = dateText({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export const formatDateTime = (instant: string | Date) => moments(new Date(instant));
const months = dateText({ month: "long", year: "numeric", timeZone: "UTC" });
/** "November 2026", of a day such as "2026-11-01". */
export const formatMonth = (day: string) => months(new Date(`${day}T00:00:00Z`));
/** "09:41" */
export const formatClock = (instant: string | Date) => clockTimes(new Date(instant));

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1_440;
const MINUTES_PER_WEEK = 10_080;

/** "Just now", "5 minutes ago", "2 hours ago", "3 days ago", each floored, then the date. */
export function relativeTime(instant: string | Date, now: Date, position: "alone" | "inSentence" = "alone"): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return say("justNow", { position });
  if (minutes < MINUTES_PER_HOUR) return say("minutesAgo", { minutes });
  if (minutes < MINUTES_PER_DAY) return say("hoursAgo", { hours: Math.floor(minutes / MINUTES_PER_HOUR) });
  if (minutes < MINUTES_PER_WEEK) return say("daysAgo", { days: Math.floor(minutes / MINUTES_PER_DAY) });
  return formatDate(instant);
}
