import type { Figures } from "@sunwright/contract/dashboards";

/** What was chosen in this browser; null before anything was. */
export const readShown = (stored: unknown): Figures | null => (stored === "own" || stored === "sample" ? stored : null);

/**
 * Own figures are for the role of the dashboard and for all who work for a shop, and come first, be they zeros; the marked
 * sample is a press away (A-09, record 238). Everybody else sees the sample, whatever is remembered.
 */
export const shownFigures = (chosen: Figures | null, mayOwn: boolean): Figures =>
  mayOwn ? (chosen ?? "own") : "sample";
