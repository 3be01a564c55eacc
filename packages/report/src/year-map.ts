import { say } from "@sunwright/words/report-hours";
import { labels } from "@sunwright/words/room";
import { formatNumber } from "./format";
import { DAYS_OF_SIMULATED_YEAR, firstDayOfMonth, HOURS_OF_DAY } from "./calendar";
import { HOURS_OF_YEAR } from "@sunwright/engine/units/year";
import { listed } from "./listed";
import { shownHours } from "./months-of-year";
import { ROUNDING, supplyOf } from "./supply";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";

/** What carried an hour: the largest of its sources; "surplus" is sun with some left over; "none" needed nothing. */
export const HOUR_KINDS = ["sun", "surplus", "battery", "generator", "grid", "unmet", "none"] as const;
export type HourKind = (typeof HOUR_KINDS)[number];

export const HOUR_KIND_NAMES: Readonly<Record<HourKind, string>> = labels(say, {
  sun: "hourKind.sun",
  surplus: "hourKind.surplus",
  battery: "hourKind.battery",
  generator: "hourKind.generator",
  grid: "hourKind.grid",
  unmet: "hourKind.unmet",
  none: "hourKind.none",
});

export function hourKind(hours: DesignHours, hour: number): HourKind {
  const { sun, battery, generator, grid, unmet } = supplyOf(hours, hour);
  if (unmet > ROUNDING) return "unmet";
  const left = (hours.surplus[hour] ?? 0) + (hours.gridExport[hour] ?? 0);
  const largest = Math.max(sun, battery, generator, grid);
  if (largest <= ROUNDING) return emptyHourKind(hours, hour, left);
  if (largest === sun) return left > ROUNDING ? "surplus" : "sun";
  if (largest === battery) return "battery";
  return largest === grid ? "grid" : "generator";
}

/** Nothing runs: what the sun does meanwhile. */
function emptyHourKind(hours: DesignHours, hour: number, left: number): HourKind {
  if (left > ROUNDING) return "surplus";
  return (hours.production[hour] ?? 0) > ROUNDING ? "sun" : "none";
}

export const hourKinds = (hours: DesignHours): HourKind[] =>
  Array.from({ length: HOURS_OF_YEAR }, (_, hour) => hourKind(hours, hour));

/**
 * One path a kind, in a grid of 365 by 24 units: an hour of the day is a row, and neighbouring days of one kind are
 * one rectangle, so that a year is some thousand rectangles in seven elements.
 */
export function yearMapPaths(kinds: readonly HourKind[]): Map<HourKind, string> {
  const paths = new Map<HourKind, string>();
  for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
    let from = 0;
    for (let day = 1; day <= DAYS_OF_SIMULATED_YEAR; day += 1) {
      const kind = kinds[from * HOURS_OF_DAY + hour] ?? "none";
      if (day < DAYS_OF_SIMULATED_YEAR && kinds[day * HOURS_OF_DAY + hour] === kind) continue;
      paths.set(kind, `${paths.get(kind) ?? ""}M${from} ${hour}h${day - from}v1H${from}z`);
      from = day;
    }
  }
  return paths;
}

/** Of all simulated years, of which the darkest is drawn. */
export type MeanYear = Pick<SimulatedDesign, "unmetHours" | "years">;

export type HourCounts = Readonly<Record<HourKind, number>>;

export function countKinds(kinds: readonly HourKind[]): HourCounts {
  const counts = { sun: 0, surplus: 0, battery: 0, generator: 0, grid: 0, unmet: 0, none: 0 };
  for (const kind of kinds) counts[kind] += 1;
  return counts;
}

export const kindsOfDay = (kinds: readonly HourKind[], day: number) =>
  kinds.slice(day * HOURS_OF_DAY, (day + 1) * HOURS_OF_DAY);

/** Twelve, January first. */
export const countsByMonth = (kinds: readonly HourKind[]): HourCounts[] =>
  Array.from({ length: 12 }, (_, month) =>
    countKinds(kinds.slice(firstDayOfMonth(month) * HOURS_OF_DAY, firstDayOfMonth(month + 1) * HOURS_OF_DAY)),
  );

/** Hours of the drawn year by what carried them; beside what it lacks, what a mean year does. */
export function yearMapSentence(counts: HourCounts, { unmetHours, years }: MeanYear): string {
  const carriers = [
    ["yearMap.sun", counts.sun + counts.surplus],
    ["yearMap.battery", counts.battery],
    ["yearMap.grid", counts.grid],
    ["yearMap.generator", counts.generator],
  ] as const;
  const said = carriers
    .filter(([, hours]) => hours > 0)
    .map(([key, hours]) => say(key, { hours: formatNumber(hours) }));
  const carried = say("yearMap.carried", {
    carriers: listed(said),
    unmet: counts.unmet,
    years,
    mean: formatNumber(shownHours(unmetHours.value)),
  });
  return counts.surplus > 0 ? `${carried} ${say("yearMap.surplus", { hours: formatNumber(counts.surplus) })}` : carried;
}
