import { DAYS_OF_SIMULATED_YEAR, firstDayOfMonth, HOURS_OF_DAY, monthName } from "../calendar";
import { axisText, type Drawing, type Ink, path, type Shape } from "../drawing";
import { type HourCounts, HOUR_KIND_NAMES, HOUR_KINDS, type HourKind, yearMapPaths } from "../year-map";
import type { KeyEntry } from "./key";

const INKS: Readonly<Record<HourKind, Ink>> = {
  sun: "sun",
  surplus: "surplus",
  battery: "battery",
  generator: "gen",
  grid: "grid",
  unmet: "unmet",
  none: "sunken",
};

/** Measures of the map of the year. [px] */
export interface YearMapGeometry {
  readonly width: number;
  /** Of the hours. */
  readonly height: number;
  readonly left: number;
  /** Width of a day. */
  readonly column: number;
  /** How the months are named. */
  readonly monthNames: "short" | "narrow";
}

export function yearMapGeometry(width: number): YearMapGeometry {
  const narrow = width < 520;
  const left = narrow ? 26 : 34;
  return {
    width,
    height: narrow ? 150 : 130,
    left,
    column: (width - left) / DAYS_OF_SIMULATED_YEAR,
    monthNames: narrow ? "narrow" : "short",
  };
}

/** View C: every hour of the year by what carried it, one column a day. */
export function yearDrawing(at: YearMapGeometry, kinds: readonly HourKind[], label: string): Drawing {
  const paths = yearMapPaths(kinds);
  const transform = `translate(${at.left} 0) scale(${at.column} ${at.height / HOURS_OF_DAY})`;
  const cells = HOUR_KINDS.flatMap((kind): Shape[] => {
    const cell = paths.get(kind);
    return cell === undefined ? [] : [path(cell, { fill: INKS[kind], transform, crisp: true })];
  });
  return {
    width: at.width,
    height: at.height + 20,
    label,
    shapes: [...cells, ...clock(at), ...months(at)],
  };
}

const clock = ({ left, height }: YearMapGeometry): Shape[] =>
  [0, 6, 12, 18, 24].map((hour) =>
    axisText(
      left - 7,
      Math.min(height - 1, Math.max(10, (height * hour) / HOURS_OF_DAY + 4)),
      String(hour).padStart(2, "0"),
      { anchor: "end" },
    ),
  );

const months = ({ left, height, column, monthNames }: YearMapGeometry): Shape[] =>
  Array.from({ length: 12 }, (_, month): Shape[] => {
    const from = left + firstDayOfMonth(month) * column;
    const to = left + firstDayOfMonth(month + 1) * column;
    return [
      ...(month > 0 ? [path(`M${from} ${height}v4`, { stroke: "control" })] : []),
      axisText((from + to) / 2, height + 15, monthName(month, monthNames)),
    ];
  }).flat();

/** Names of what carried hours of the year. */
export const yearMapKey = (counts: HourCounts): KeyEntry[] =>
  HOUR_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    text: HOUR_KIND_NAMES[kind],
    fill: INKS[kind],
    mark: "area",
  }));
