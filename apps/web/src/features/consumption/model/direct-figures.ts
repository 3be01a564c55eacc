import { say } from "@sunwright/words/consumption";
import { DIRECT_DAILY_CONSUMPTION_MAX, DIRECT_PEAK_POWER_MAX } from "@sunwright/contract/limits";
import { isBeyondPeak } from "@sunwright/engine/sizing/load/load";
import { formatNumber } from "../../../lib/format";
import { isNumberText, parseNumber } from "../../../ui/number";

export interface DirectFigures {
  /** [Wh] */
  readonly directDailyConsumption: number;
  /** [W] */
  readonly directPeakPower: number;
}

interface DirectTexts {
  readonly daily?: string;
  readonly peak?: string;
}

/** The number in a box; null for an empty one. */
export const figureOf = (text: string) => (isNumberText(text) ? parseNumber(text) : null);

/** What is wrong with a typed figure; an empty box is not wrong, only not filled. */
function problemOf(text: string, most: number, unit: string): string | null {
  const value = figureOf(text);
  if (text.trim() === "") return null;
  if (value === null) return say("problem.notNumber");
  if (value < 0) return say("problem.least", { unit });
  return value > most ? say("problem.most", { most: formatNumber(most), unit }) : null;
}

export const directProblems = ({ daily = "", peak = "" }: DirectTexts) => ({
  daily: problemOf(daily, DIRECT_DAILY_CONSUMPTION_MAX, "Wh") ?? beyondPeak(figureOf(daily) ?? 0, figureOf(peak) ?? 0),
  peak: problemOf(peak, DIRECT_PEAK_POWER_MAX, "W"),
});

const beyondPeak = (daily: number, peak: number): string | null =>
  isBeyondPeak(daily, peak) ? say("problem.beyondPeak", { most: formatNumber((24 * peak) / 1000, 1) }) : null;

/** Which of the two figures is still to be typed; null where it is neither, or both. */
export function missingFigure({ daily = "", peak = "" }: DirectTexts): "daily" | "peak" | null {
  const [known, other] = [(figureOf(daily) ?? 0) > 0, (figureOf(peak) ?? 0) > 0];
  if (known && peak.trim() === "") return "peak";
  return other && daily.trim() === "" ? "daily" : null;
}

/** Both figures, when both boxes hold one and there is something to size; else null. */
export function readDirectFigures({ daily = "", peak = "" }: DirectTexts): DirectFigures | null {
  const problems = directProblems({ daily, peak });
  const [directDailyConsumption, directPeakPower] = [figureOf(daily), figureOf(peak)];
  if (problems.daily !== null || problems.peak !== null) return null;
  if (directDailyConsumption === null || directPeakPower === null) return null;
  return directDailyConsumption > 0 || directPeakPower > 0 ? { directDailyConsumption, directPeakPower } : null;
}
