import { say } from "@sunwright/words/report-figures";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import type { Currency } from "@sunwright/engine/parameters/options";
import { moneyText, shortMoneyFromUsd } from "./currency-text";
import { formatNumber } from "./format";
import type { CurvePoint } from "@sunwright/engine/sizing/inputs/simulated";
import { ticksBetween } from "./ticks";

/** Measures of the curve of cost against hours without power. [px] */
export interface CurveGeometry {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly foot: number;
  readonly points: readonly (CurvePoint & { readonly x: number; readonly y: number })[];
  readonly hourTicks: readonly { readonly hours: number; readonly x: number }[];
  readonly costTicks: readonly { readonly cost: number; readonly y: number }[];
  /** The least cost for each number of hours, stepped: more hours never cost more. */
  readonly path: string;
}

const TOP = 22;
const HEIGHT = 196;
const MARGIN = 14;

/** Root scale along the hours: the last hours cost the most and deserve the room. The axis is in the currency. */
export function curveGeometry(curve: readonly CurvePoint[], width: number, currency: Currency): CurveGeometry {
  const toShown = (dollars: number) => exchanged(dollars, "USD", currency);
  const left = 54;
  const right = width - MARGIN;
  const foot = HEIGHT - 34;
  const sorted = curve.toSorted((one, other) => one.unmetHours - other.unmetHours);
  const most = Math.max(1, sorted.at(-1)?.unmetHours ?? 1);
  const costs = sorted.map(({ cost }) => toShown(cost));
  const [lowest, highest] = [Math.min(...costs), Math.max(...costs)];
  // The curve lies within a few tenths of its own height, so its axis does not begin at 0.
  const room = Math.max((highest - lowest) * 0.15, highest * 0.02, 1);
  const [bottom, top] = [Math.max(0, lowest - room), highest + room];
  const x = (hours: number) => left + (right - left) * Math.sqrt(Math.max(0, hours) / most);
  const y = (shown: number) => foot - ((foot - TOP) * (shown - bottom)) / (top - bottom);
  const points = sorted.map((point) => ({ ...point, x: x(point.unmetHours), y: y(toShown(point.cost)) }));
  return {
    width,
    height: HEIGHT,
    left,
    foot,
    points,
    hourTicks: HOUR_MARKS.filter((hours) => hours <= most && (hours === 0 || hours >= most * CROWDED)).map((hours) => ({
      hours,
      x: x(hours),
    })),
    costTicks: ticksBetween(bottom, top, 4).map((cost) => ({
      cost,
      y: y(cost),
    })),
    path: points.map((point, index) => (index === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join(""),
  };
}

/** Round figures that stand apart on a root scale; those crowded at its left end are left out. [h] */
const HOUR_MARKS = [0, 10, 50, 100, 200, 500, 1000, 2000, 4000, 8000];
const CROWDED = 1 / 60;

/** Where arrow keys begin. */
export const chosenIndex = (points: readonly CurvePoint[]) =>
  Math.max(
    0,
    points.findIndex(({ chosen }) => chosen),
  );

export const costText = (dollars: number, currency: Currency) => moneyText(shortMoneyFromUsd(dollars, currency));
export const kilo = (value: number, digits = 1) => formatNumber(value / 1000, digits);

export function costCurveSentence(points: readonly CurvePoint[], currency: Currency): string {
  const chosen = points.find((point) => point.chosen);
  const [best] = points;
  if (chosen === undefined || best === undefined) return "";
  const here = { hours: formatNumber(chosen.unmetHours), cost: costText(chosen.cost, currency) };
  if (best.unmetHours >= chosen.unmetHours) return say("costCurve.leastDark", here);
  return say("costCurve.againstLeastDark", {
    ...here,
    fewestHours: formatNumber(best.unmetHours),
    extraCost: costText(Math.max(0, best.cost - chosen.cost), currency),
  });
}
