import { say } from "@sunwright/words/report-drawings";
import type { Currency } from "@sunwright/engine/parameters/options";
import { amountAxis, baseLine } from "../axes";
import type { CurveGeometry } from "../cost-curve";
import { CURRENCY } from "../currency-text";
import { axisText, circle, type Drawing, path, type Shape, strongNote } from "../drawing";
import { formatNumber } from "../format";

const MILLION = 1_000_000;

/** The least cost for each number of hours without power, and this design on it. */
export function curveDrawing(at: CurveGeometry, currency: Currency, label: string): Drawing {
  const { width, height, left, foot, points, costTicks } = at;
  const scale = costTicks.some(({ cost }) => cost >= MILLION) ? MILLION : 1;
  const { symbol } = CURRENCY[currency];
  const chosen = points.find((point) => point.chosen);
  const amounts = costTicks.map(({ cost, y }) => ({ y, text: formatNumber(cost / scale, scale > 1 ? 1 : 0) }));
  return {
    width,
    height,
    label,
    shapes: [
      axisText(0, 11, scale > 1 ? say("curve.millions", { currency: symbol }) : symbol, { anchor: "start" }),
      ...amountAxis(amounts, left, width),
      ...at.hourTicks.flatMap(({ hours, x }): Shape[] => [
        path(`M${x} ${foot}v4`, { stroke: "control" }),
        axisText(x, foot + 17, formatNumber(hours)),
      ]),
      axisText(width, foot + 32, say("curve.hoursAxis"), { anchor: "end" }),
      baseLine(foot, left, width),
      path(at.path, { stroke: "text", strokeWidth: 1.6 }),
      ...points.map(({ x, y }) => circle(x, y, 2, { fill: "text" })),
      ...(chosen ? thisDesign(chosen, foot, width) : []),
    ],
  };
}

const thisDesign = ({ x, y }: { readonly x: number; readonly y: number }, foot: number, width: number): Shape[] => [
  path(`M${x} ${y}V${foot}`, { stroke: "text", dash: "2 3" }),
  circle(x, y, 6, { fill: "sun", stroke: "text", strokeWidth: 1.8 }),
  strongNote(Math.min(x + 12, width - 70), y - 10, say("curve.thisDesign")),
];
