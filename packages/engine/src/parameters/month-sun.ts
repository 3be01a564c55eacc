import type { MonthsEntry } from "./parameter";

const FIGURE = String.raw`(?:1[0-2]|\d)(?:\.\d{1,2})?`;
/** Sun on level ground by month in one line, January first: "5.1 5.4 5.3 5 4.8 4.6 4.7 5 5.2 5.1 4.9 5". [kWh/m²/day] */
const MONTH_SUN_PATTERN = new RegExp(`^${FIGURE}(?: ${FIGURE}){11}$`, "u");
/** [characters] */
const LONGEST_MONTH_SUN = 12 * "12.34 ".length - 1;

/** Sun on level ground by month, in another country; null: the typed hours of the year. */
export const MONTH_SUN = {
  kind: "months",
  section: "site",
  longest: LONGEST_MONTH_SUN,
  pattern: MONTH_SUN_PATTERN,
  optional: true,
  default: null,
} as const satisfies MonthsEntry;

export const monthSunText = (months: readonly number[]): string =>
  months.map((sun) => String(Math.round(100 * sun) / 100)).join(" ");

/** Null where nothing is kept, or what is kept is no year. */
export const monthSunOf = (text: string | null | undefined): readonly number[] | null =>
  typeof text === "string" && MONTH_SUN_PATTERN.test(text) ? text.split(" ").map(Number) : null;
