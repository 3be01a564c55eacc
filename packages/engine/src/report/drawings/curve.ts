import { toDisplayCurrency } from "../../sizing/currency";
import type { Currency } from "../../parameters/options";
import type { CurvePoint } from "../../sizing/simulated";
import { curveGeometry } from "../cost-curve";
import { CURRENCY } from "../currency-text";
import { circle, type Drawing, path, type Shape, words } from "../drawing";
import { formatNumber } from "../format";

const MILLION = 1_000_000;

/** The least cost for each number of hours without power, and this design on it. */
export function curveDrawing(curve: readonly CurvePoint[], currency: Currency, width: number, label: string): Drawing {
  const at = curveGeometry(curve, width, (dollars) => toDisplayCurrency(dollars, currency));
  const { left, foot, points } = at;
  const scale = at.costTicks.some(({ cost }) => cost >= MILLION) ? MILLION : 1;
  const chosen = points.find((point) => point.chosen);
  return {
    width,
    height: at.height,
    label,
    shapes: [
      words(0, 10, `${CURRENCY[currency].symbol}${scale === MILLION ? " million" : ""}`),
      ...at.costTicks.flatMap(({ cost, y }): Shape[] => [
        path(`M${left} ${y}H${width}`, { stroke: "line", strokeWidth: 1 }),
        words(left - 8, y + 4, formatNumber(cost / scale, scale > 1 ? 1 : 0), { anchor: "end" }),
      ]),
      ...at.hourTicks.flatMap(({ hours, x }): Shape[] => [
        path(`M${x} ${foot}v4`, { stroke: "control", strokeWidth: 1 }),
        words(x, foot + 16, formatNumber(hours), { anchor: "middle" }),
      ]),
      words(width, foot + 30, "hours a year without power", { anchor: "end" }),
      path(`M${left} ${foot + 0.5}H${width}`, { stroke: "control", strokeWidth: 1 }),
      path(at.path, { stroke: "text", strokeWidth: 1.4 }),
      ...points.map(({ x, y }) => circle(x, y, 2, { fill: "text" })),
      ...(chosen ? thisDesign(chosen, foot, width) : []),
    ],
  };
}

const thisDesign = ({ x, y }: { readonly x: number; readonly y: number }, foot: number, width: number): Shape[] => [
  path(`M${x} ${y}V${foot}`, { stroke: "text", strokeWidth: 1, dash: "2 3" }),
  circle(x, y, 5, { fill: "sun", stroke: "text", strokeWidth: 1.6 }),
  words(Math.min(x + 10, width - 70), y - 9, "This design", { bold: true, fill: "text" }),
];
