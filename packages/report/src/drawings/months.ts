import type { MonthOfYear } from "@sunwright/engine/sizing/inputs/simulated";
import { amountAxis, baseLine } from "../axes";
import { axisText, type Drawing, path, rect, type Shape } from "../drawing";
import { monthName } from "../calendar";
import { formatNumber } from "../format";
import { shownMonths, worstMonth } from "../months-of-year";
import { ROUNDING } from "../supply";
import { niceTicks } from "../ticks";

const LEFT = 40;
const TOP = 10;
const PLOT = 176;
const FOOT = TOP + PLOT;

/** View D: used sun and surplus as bars, grid and generator beside them, the load as a tick across. */
export function monthsDrawing(months: readonly MonthOfYear[], width: number, label: string): Drawing {
  const ticks = niceTicks(Math.max(...months.map(({ production, load }) => Math.max(production, load))), 4);
  const top = ticks.at(-1) || 1;
  const y = (value: number) => TOP + PLOT * (1 - value / top);
  const step = (width - LEFT) / 12;
  return {
    width,
    height: FOOT + 40,
    label,
    shapes: [
      ...amountAxis(
        ticks.map((tick) => ({ y: y(tick), text: formatNumber(tick) })),
        LEFT,
        width,
      ),
      ...months.flatMap((month, index) => monthBars(month, LEFT + index * step, step, y)),
      ...monthNames(months, step),
      baseLine(FOOT, LEFT, width),
    ],
  };
}

/** Sun, used or sold below and surplus above; beside it what generator and grid bring; the load as a tick across. */
function monthBars(month: MonthOfYear, x: number, step: number, y: (value: number) => number): Shape[] {
  const { production, used, load, generator, gridImport } = month;
  const helped = generator + gridImport > ROUNDING;
  const whole = step * 0.72;
  const width = helped ? whole * 0.62 : whole;
  const left = x + (step - whole) / 2;
  const bar = (at: number, wide: number, from: number, to: number) => ({
    x: at,
    y: y(to),
    width: wide,
    height: y(from) - y(to),
  });
  const beside: Shape[] = [
    rect(bar(left + width + 1, whole - width, 0, gridImport), { fill: "grid" }),
    rect(bar(left + width + 1, whole - width, gridImport, gridImport + generator), { fill: "gen" }),
  ];
  return [
    rect(bar(left, width, 0, production), { fill: "sun-soft", stroke: "sun-edge" }),
    rect(bar(left, width, 0, Math.min(used, production)), { fill: "sun", stroke: "sun-edge" }),
    ...(helped ? beside : []),
    path(`M${left - 3} ${y(load)}h${whole + 6}`, { stroke: "load", strokeWidth: 2.2 }),
  ];
}

/** A letter and a bare figure where a column is too narrow for more. [px] */
const NARROW_STEP = 27;

/** The months, and in red how many of their hours have no power. */
function monthNames(months: readonly MonthOfYear[], step: number): Shape[] {
  const worst = worstMonth(months);
  const narrow = step < NARROW_STEP;
  return shownMonths(months).flatMap((hours, index): Shape[] => {
    const middle = LEFT + (index + 0.5) * step;
    const dark = hours > 0 ? `${formatNumber(hours)}${narrow ? "" : " h"}` : "·";
    return [
      axisText(middle, FOOT + 17, monthName(index, narrow ? "narrow" : "short"), {
        ...(index === worst && { weight: 700, fill: "text" }),
      }),
      axisText(middle, FOOT + 34, dark, { weight: 600, fill: hours > 0 ? "bad" : "control" }),
    ];
  });
}
