import type { MonthOfYear } from "../../sizing/simulated";
import { type Drawing, path, rect, type Shape, words } from "../drawing";
import { formatNumber } from "../format";
import { shortMonth } from "../../sizing/explain";
import { shownHours, worstMonth } from "../months-of-year";
import { ROUNDING } from "../supply";
import { niceTicks } from "../ticks";

const LEFT = 34;
const TOP = 8;
const PLOT = 118;

/** View D on paper: used sun and surplus as bars, grid and generator beside them, the load as a tick across. */
export function monthsDrawing(months: readonly MonthOfYear[], width: number, label: string): Drawing {
  const ticks = niceTicks(Math.max(...months.map(({ production, load }) => Math.max(production, load))), 4);
  const top = ticks.at(-1) || 1;
  const y = (value: number) => TOP + PLOT * (1 - value / top);
  const step = (width - LEFT) / 12;
  return {
    width,
    height: TOP + PLOT + 38,
    label,
    shapes: [
      ...ticks.flatMap((tick): Shape[] => [
        path(`M${LEFT} ${y(tick)}H${width}`, { stroke: "line", strokeWidth: 1 }),
        words(LEFT - 6, y(tick) + 4, formatNumber(tick), { anchor: "end" }),
      ]),
      ...months.flatMap((month, index) => monthShapes(month, LEFT + index * step, step, y)),
      ...monthNames(months, step),
      path(`M${LEFT} ${TOP + PLOT + 0.5}H${width}`, { stroke: "control", strokeWidth: 1 }),
    ],
  };
}

function monthShapes(month: MonthOfYear, x: number, step: number, y: (value: number) => number): Shape[] {
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
    rect(bar(left, width, 0, production), { fill: "sun-soft", stroke: "sun-edge", strokeWidth: 0.8 }),
    rect(bar(left, width, 0, Math.min(used, production)), { fill: "sun", stroke: "sun-edge", strokeWidth: 0.8 }),
    ...(helped ? beside : []),
    path(`M${left - 2} ${y(load)}h${whole + 4}`, { stroke: "load", strokeWidth: 2 }),
  ];
}

function monthNames(months: readonly MonthOfYear[], step: number): Shape[] {
  const worst = worstMonth(months);
  return months.flatMap(({ unmetHours }, index): Shape[] => {
    const hours = shownHours(unmetHours);
    const middle = LEFT + (index + 0.5) * step;
    return [
      words(middle, TOP + PLOT + 15, shortMonth(index), {
        anchor: "middle",
        size: 10,
        bold: index === worst,
        fill: index === worst ? "text" : "text-3",
      }),
      words(middle, TOP + PLOT + 30, hours > 0 ? `${formatNumber(hours)} h` : "·", {
        anchor: "middle",
        size: 10,
        bold: hours > 0,
        fill: hours > 0 ? "bad" : "control",
      }),
    ];
  });
}
